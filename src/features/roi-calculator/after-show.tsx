import { formatMoney } from '#shared/money.ts';
import { calculateRoi, type RoiInputs } from '#shared/roi-formula.ts';
import { calculateMonthCost } from '#shared/show-cost.ts';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';

export type ShowPrices = {
  /** The studio set whose price is subtracted, and a smaller set. Prices are in US dollars per show, from the package cards. */
  set: { name: string; price: number };
  smaller: { name: string; price: number };
  slips: { shows: number; href: string }[];
};

type ProfitAfterShowsProps = {
  inputs: RoiInputs;
  prices: ShowPrices;
  texts: RoiCalculatorContent['afterShow'];
};

/** A month's profit after the cost of its shows. */
export function ProfitAfterShows({ inputs, prices: { set, smaller, slips }, texts }: ProfitAfterShowsProps) {
  const { monthlyProfit } = calculateRoi(inputs);
  const shows = inputs.events_per_month;
  const formatProfitAfterShows = (price: number) =>
    formatMoney(monthlyProfit - calculateMonthCost({ shows, perShow: price, perMonth: 0 }));
  const values: Record<string, string> = {
    shows: shows.toLocaleString('en-US'),
    set: set.name,
    price: formatMoney(set.price),
    smaller: smaller.name,
    left: formatProfitAfterShows(smaller.price),
  };
  return (
    <div className="mt-7 border-t border-ink-3 pt-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="text-mute-ink">{texts.label}</span>
        <strong data-after-show className="display figures text-[min(1.75rem,7cqi)] leading-tight">
          {formatProfitAfterShows(set.price)}
        </strong>
      </p>
      <p className="mt-2 text-caption text-mute-ink">
        {texts.text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)}{' '}
        <a
          href={buildSlipHref(inputs, slips)}
          className="font-semibold text-white underline underline-offset-4 print:hidden"
        >
          {texts.link}
        </a>
      </p>
    </div>
  );
}

function buildSlipHref(inputs: RoiInputs, slips: ShowPrices['slips']): string {
  const { href } = slips.findLast(({ shows }) => shows <= inputs.events_per_month) ??
    slips[0] ?? { href: '' };
  const { viewers_per_event, average_order_value, profit_margin } = inputs;
  return `${href}-${viewers_per_event}-${average_order_value}-${profit_margin}`;
}
