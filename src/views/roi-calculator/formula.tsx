import { formatMoney } from '#shared/money.ts';
import { calculateRoi } from '#shared/roi-formula.ts';
import { calculateMonthCost } from '#shared/show-cost.ts';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';
import { hrefOf, routes } from '#src/routes.ts';

type RoiFormulaProps = {
  formula: RoiCalculatorContent['formula'];
  example: RoiCalculatorContent['example'];
  /** Price of one show in US dollars, which the last step subtracts. */
  pricePerShow: number;
};

const formatCount = (value: number) => value.toLocaleString('en-US');

export function RoiFormula({ formula, example, pricePerShow }: RoiFormulaProps) {
  const { customersPerEvent, monthlyRevenue, monthlyProfit, annualProfit } = calculateRoi(example);
  const { steps, units, leftOut } = formula;
  const customers = formatCount(customersPerEvent);
  const rows = [
    {
      factors: [`${formatCount(example.viewers_per_event)} ${units.viewers}`, `${example.conversion_rate}%`],
      result: customers,
      meaning: steps.customers,
    },
    {
      factors: [
        `${customers} ${units.customers}`,
        formatMoney(example.average_order_value),
        `${example.events_per_month} ${units.events}`,
      ],
      result: formatMoney(monthlyRevenue),
      meaning: steps.revenue,
    },
    {
      factors: [formatMoney(monthlyRevenue), `${example.profit_margin}%`],
      result: formatMoney(monthlyProfit),
      meaning: steps.profit,
    },
    {
      factors: [formatMoney(monthlyProfit), `12 ${units.months}`],
      result: formatMoney(annualProfit),
      meaning: steps.year,
    },
    {
      factors: [
        `${formatMoney(monthlyProfit)} − ${example.events_per_month} ${units.events}`,
        formatMoney(pricePerShow),
      ],
      result: formatMoney(
        monthlyProfit -
          calculateMonthCost({ shows: example.events_per_month, perShow: pricePerShow, perMonth: 0 }),
      ),
      meaning: steps.afterShow,
    },
  ];
  const query = new URLSearchParams(Object.entries(example).map(([name, value]) => [name, `${value}`]));
  return (
    <section className="bg-paper-2 print:bg-transparent">
      <div data-after-paint className="shell band grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7 print:hidden">
          <h2 className="text-h2">{formula.heading}</h2>
          <p className="mt-5 max-w-120 text-lead text-ink-3">{formula.lead}</p>
          <ol className="figures mt-10 border-b-2 border-ink">
            {rows.map(({ factors, result, meaning }) => (
              <li
                key={meaning}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t-2 border-ink py-4"
              >
                <p className="text-lead">{factors.join(' × ')}</p>
                <p className="ml-auto text-right">
                  <strong className="display block text-[2rem] leading-tight">{result}</strong>
                  <span className="text-caption text-mute">{meaning}</span>
                </p>
              </li>
            ))}
          </ol>
          <ButtonLink
            href={`${routes['roi-calculator'].path}?${query}#calculator`}
            variant="outline"
            className="mt-8 max-sm:w-full print:hidden"
          >
            {formula.action}
          </ButtonLink>
        </div>
        <div className="self-start rounded-band bg-white p-6 sm:p-10 lg:col-span-5">
          <h3 className="text-[1.75rem] leading-tight">{leftOut.heading}</h3>
          <dl className="mt-6">
            {leftOut.items.map(({ title, text, link }) => (
              <div key={title} className="border-t border-line py-4 last:pb-0">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-0.5 text-ink-3">
                  {text}
                  {link && (
                    <a
                      href={hrefOf({ to: 'services', at: '#prices' })}
                      className="mt-1 block py-1 font-semibold underline decoration-[1.5px] underline-offset-4 hover:text-tally-text print:hidden"
                    >
                      {link}
                    </a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
