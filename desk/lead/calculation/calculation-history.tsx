import type { ReactNode } from 'react';
import { Block } from '#desk/lead/page/heading-level.tsx';
import { formatMoney } from '#shared/money.ts';
import { type RoiInput, roiInputs } from '#shared/roi-formula.ts';
import { type Calculation, changedInputs, formatInput } from './calculation.ts';

const inputHeadings: Record<RoiInput, string> = {
  average_order_value: 'Order',
  profit_margin: 'Margin',
  products_per_event: 'Items',
  viewers_per_event: 'Viewers',
  conversion_rate: 'Conversion',
  events_per_month: 'Shows',
};
const resultColumns = [
  ['Revenue', 'monthlyRevenue'],
  ['Profit', 'monthlyProfit'],
  ['A year', 'annualProfit'],
] as const;
const countWords = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

type CalculationHistoryProps = {
  calculations: Calculation[];
  shown: string;
  formatTime: (at: string) => string;
};

export function CalculationHistory({ calculations, shown, formatTime }: CalculationHistoryProps) {
  const count = countWords[calculations.length] ?? String(calculations.length);
  return (
    <Block title={`${count} calculations and their changes`} className="@container">
      <CalculationTable {...{ calculations, shown, formatTime: formatTime }} />
      <ol className="mt-1 @min-[44rem]:hidden">
        {calculations.map((one, index) => (
          <li key={one.ref} className="border-line border-t py-2 first:border-t-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold">{`${formatTime(one.at)}${one.ref === shown ? ', this one' : ''}`}</b>
              <span>{formatMoney(one.figures.annualProfit)} a year</span>
            </p>
            <p className="text-mute">{describeChanges(one, calculations[index + 1])}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}

function describeChanges(one: Calculation, earlier: Calculation | undefined): ReactNode {
  const changed = [...changedInputs(one, earlier)];
  if (!earlier) return 'The first one';
  if (changed.length === 0) return 'The same numbers again';
  return changed.map(([name, before], index) => (
    <span key={name}>
      {index === 0 ? `${inputHeadings[name]} ` : `, ${inputHeadings[name].toLowerCase()} `}
      <InputChange name={name} before={before} current={one} />
    </span>
  ));
}

function InputChange({ name, before, current }: { name: RoiInput; before: number; current: Calculation }) {
  return (
    <span className="rounded-md bg-paper-2 px-1.5 py-0.5 font-semibold text-ink">
      {formatInput(name, before)}
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> before, now </span>
      {formatInput(name, current.inputs[name])}
    </span>
  );
}

function CalculationTable({ calculations, shown, formatTime }: CalculationHistoryProps) {
  return (
    <table className="mt-1.5 hidden w-full border-collapse text-right whitespace-nowrap @min-[44rem]:table">
      <thead className="text-caption text-mute">
        <tr>
          {[
            'When',
            ...roiInputs.map((name) => inputHeadings[name]),
            ...resultColumns.map(([name]) => name),
          ].map((name) => (
            <th key={name} scope="col" className="py-1.5 pl-2 font-normal first:pl-0 first:text-left">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calculations.map((one, index) => {
          const changed = changedInputs(one, calculations[index + 1]);
          const isShown = one.ref === shown;
          return (
            <tr key={one.ref} className="border-line border-t">
              <th scope="row" className="py-1.75 text-left font-semibold">
                {formatTime(one.at)}
                {isShown && <span className="sr-only">, this one</span>}
              </th>
              {roiInputs.map((name) => {
                const before = changed.get(name);
                return (
                  <td key={name} className="py-1.75 pl-2">
                    {before === undefined ? (
                      formatInput(name, one.inputs[name])
                    ) : (
                      <InputChange name={name} before={before} current={one} />
                    )}
                  </td>
                );
              })}
              {resultColumns.map(([name, figure]) => (
                <td key={name} className={`py-1.75 pl-2 ${isShown ? 'font-semibold' : ''}`}>
                  {formatMoney(one.figures[figure])}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
