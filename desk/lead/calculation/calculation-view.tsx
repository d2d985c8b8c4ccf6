import type { ReactNode } from 'react';
import { EveryField } from '#desk/lead/content/every-field.tsx';
import { Block } from '#desk/lead/page/heading-level.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { Lead } from '#shared/desk/api.ts';
import { formatMoney } from '#shared/money.ts';
import { type RoiInput, roiInputs } from '#shared/roi-formula.ts';
import { type Calculation, calculationOf, formatInput, relatedCalculations } from './calculation.ts';
import { CalculationHistory } from './calculation-history.tsx';
import { ProfitChart } from './profit-chart.tsx';

const inputNames: Record<RoiInput, ReactNode> = {
  average_order_value: 'Average order value',
  profit_margin: 'Profit margin',
  products_per_event: (
    <>
      Products per event<span className="text-mute">, not used in the result</span>
    </>
  ),
  viewers_per_event: 'Viewers per event',
  conversion_rate: 'Conversion rate',
  events_per_month: 'Events per month',
};

type CalculationViewProps = {
  lead: Lead;
  /** `when` formats an ISO 8601 time as date and time, `day` as a date. */
  when: (at: string) => string;
  day: (at: string) => string;
};

export function CalculationView({ lead, when, day }: CalculationViewProps) {
  const shown = calculationOf(lead.ref, lead.createdAt, lead.row);
  if (!shown) return <EveryField row={lead.row} />;
  const all = relatedCalculations(lead);
  const before = all.slice(all.findIndex(({ ref }) => ref === shown.ref) + 1).slice(0, 2);
  const toProfitLine = ({ ref, at, figures }: Calculation) => ({
    key: ref,
    when: day(at),
    byMonth: figures.profitByMonth,
  });
  return (
    <>
      <div className="grid grid-cols-1 gap-x-14 gap-y-5 border-ink border-t-2 pt-3 pb-3.5 @min-[40rem]:grid-cols-2">
        <Inputs calculation={shown} />
        <Results calculation={shown} />
      </div>
      <ProfitChart shown={toProfitLine(shown)} earlierLines={before.map(toProfitLine)} />
      {all.length > 1 && <CalculationHistory calculations={all} shown={shown.ref} formatTime={when} />}
    </>
  );
}

function Inputs({ calculation: { inputs } }: { calculation: Calculation }) {
  return (
    <Block isBare title="Their inputs">
      <dl className="mt-1">
        {roiInputs.map((name) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1 first:border-t-0"
          >
            <dt>{inputNames[name]}</dt>
            <dd className="ml-auto font-semibold">{formatInput(name, inputs[name])}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

function Results({ calculation: { figures, storedDifferently } }: { calculation: Calculation }) {
  const revenue = formatMoney(figures.monthlyRevenue);
  const size = revenue.length > 9 ? 'text-figure' : 'text-figure @min-[40rem]:text-[3.375rem]';
  return (
    <Block isBare title="Results shown on the site">
      <dl className="mt-3 flex flex-wrap gap-x-9 gap-y-4">
        <Result name="revenue a month" value={figures.monthlyRevenue} size={size} isWide />
        <Result name="profit a month" value={figures.monthlyProfit} size="text-[1.6875rem]" />
        <Result name="profit a year" value={figures.annualProfit} size="text-[1.6875rem]" />
      </dl>
      {storedDifferently.length > 0 && (
        <Notice className="mt-4" title="The form sent different results.">
          {storedDifferently.map(({ name, stored }) => `${stored} ${name}`).join(', ')}. Above is what the
          calculator gives for these inputs.
        </Notice>
      )}
    </Block>
  );
}

type ResultProps = { name: string; value: number; size: string; isWide?: boolean };

function Result({ name, value, size, isWide = false }: ResultProps) {
  return (
    <div className={`flex flex-col-reverse ${isWide ? 'w-full' : ''}`}>
      <dt className="mt-1.5 text-caption text-mute">{value < 0 ? name.replace('profit', 'loss') : name}</dt>
      <dd className={`display leading-none wrap-anywhere ${size}`}>{formatMoney(value)}</dd>
    </div>
  );
}
