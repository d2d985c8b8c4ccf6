import { useEffect, useRef } from 'react';
import { formatMoney, formatShortMoney } from '#shared/money.ts';
import { BarChart } from '#src/art/charts/bar-chart.tsx';
import { scaleTop } from '#src/art/charts/line-path.ts';

export function ProfitYear({ profitByMonth }: { profitByMonth: number[] }) {
  const table = useRef<HTMLDetailsElement>(null);
  const annual = profitByMonth.at(-1) ?? 0;
  const title = `${annual < 0 ? 'Loss' : 'Profit'} added up over twelve months`;
  const top = scaleTop(Math.abs(annual));
  const ticks = [top / 2, top].filter((value) => annual !== 0 && Number.isFinite(value));

  // Print shows the table instead of the chart.
  useEffect(() => {
    const openTable = () => table.current?.setAttribute('open', '');
    addEventListener('beforeprint', openTable);
    return () => removeEventListener('beforeprint', openTable);
  }, []);

  return (
    <figure className="mt-9">
      <figcaption className="text-mute-ink">{title}</figcaption>
      <div aria-hidden="true" className="rise print:hidden">
        <BarChart
          onInk
          className="mt-3 h-60"
          label={title}
          nameEvery={11}
          yTicks={ticks.map((value) => ({ value, label: formatShortMoney(value) }))}
          bars={profitByMonth.map((value, i) => ({
            label: `Month ${i + 1}`,
            value: Math.abs(value),
            text: formatMoney(value),
            tone: i === 11 ? 'amber' : 'hot',
          }))}
        />
      </div>
      <details ref={table} className="mt-4">
        <summary className="inline-block rounded-sm py-2 text-caption font-semibold underline underline-offset-4 print:hidden">
          Month by month as a table
        </summary>
        <table className="figures mt-3 w-full text-caption">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left text-mute-ink">
              <th scope="col" className="py-2 font-normal">
                End of
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {annual < 0 ? 'Loss' : 'Profit'} so far
              </th>
            </tr>
          </thead>
          <tbody>
            {profitByMonth.map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
              <tr key={i} className="border-t border-ink-3">
                <th scope="row" className="py-2 text-left font-normal">
                  Month {i + 1}
                </th>
                <td className="py-2 text-right font-semibold">{formatMoney(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
