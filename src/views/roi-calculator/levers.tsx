import { formatMoney } from '#shared/money.ts';
import { calculateRoi } from '#shared/roi-formula.ts';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';

type RoiLeversProps = {
  levers: RoiCalculatorContent['levers'];
  example: RoiCalculatorContent['example'];
};

/** Annual profit of the example and what each step adds, as bars on one scale. */
export function RoiLevers({ levers, example }: RoiLeversProps) {
  let inputs = example;
  const start = { title: levers.start, text: undefined, before: 0, year: calculateRoi(example).annualProfit };
  const steps = levers.steps.map(({ input, to, title, text }) => {
    const before = calculateRoi(inputs).annualProfit;
    inputs = { ...inputs, [input]: to };
    return { title, text, before, year: calculateRoi(inputs).annualProfit };
  });
  const most = calculateRoi(inputs).annualProfit;
  const toBarWidth = (amount: number) => `${Math.round((amount / most) * 1000) / 10}%`;
  return (
    <section className="on-ink">
      <div className="shell band">
        <div className="grid items-end gap-x-10 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h2 className="max-w-160 text-h2">{levers.heading}</h2>
            <p className="mt-5 max-w-140 text-lead text-mute-ink">{levers.lead}</p>
          </div>
          <p className="lg:col-span-4 lg:text-right">
            <strong className="display figures block text-figure text-amber">
              +{Math.round((most / start.year - 1) * 100)}%
            </strong>
            <span className="mt-2 block text-caption text-mute-ink">{levers.gain}</span>
          </p>
        </div>
        <p className="mt-12 text-caption text-mute-ink">{levers.chart}</p>
        <ol className="mt-3">
          {[start, ...steps].map(({ title, text, before, year }) => (
            <li
              key={title}
              className="grid items-center gap-x-10 gap-y-4 border-t border-ink-3 py-6 lg:grid-cols-12"
            >
              <div className="lg:col-span-5">
                <h3 className="text-h3">{title}</h3>
                {text && <p className="mt-1 text-mute-ink">{text}</p>}
              </div>
              <div className="flex items-center gap-5 lg:col-span-7">
                <svg aria-hidden="true" className="h-11 w-0 flex-1">
                  <rect width={toBarWidth(before)} height="100%" fill="var(--color-ink-3)" />
                  <rect
                    x={toBarWidth(before)}
                    width={toBarWidth(year - before)}
                    height="100%"
                    fill={before ? 'var(--color-amber)' : 'var(--color-tally-hot)'}
                  />
                </svg>
                <p className="figures w-28 text-right sm:w-34">
                  <strong className="display block text-h3 leading-none sm:text-[1.5rem]">
                    {formatMoney(year)}
                  </strong>
                  {before > 0 && (
                    <span className="mt-1.5 block text-caption text-amber">
                      +{formatMoney(year - before)}
                    </span>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
