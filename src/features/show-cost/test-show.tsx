import type { PricesContent } from '#src/content/schemas/prices.ts';
import { buildCostHash } from './cost-address.ts';
import { fillPlaceholders } from './format.ts';
import type { PriceList } from './price-list.ts';
import { formatTestShowPrices } from './test-show-prices.ts';

/** The cheapest way to start: what one test show costs, and what follows from it. */
export function TestShow({ content, list }: { content: PricesContent; list: PriceList }) {
  const { test } = content;
  const prices = formatTestShowPrices(content, list);
  const parts = [
    { name: test.parts.set, price: prices.pro },
    { name: test.parts.host, price: prices.host },
    { name: test.parts.strategy, price: prices.session },
  ];
  return (
    <section
      id="test-show"
      data-unprinted
      className="mb-9 grid items-start gap-x-14 gap-y-4 rounded-band bg-amber p-5 sm:p-9 lg:mb-20 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
    >
      <h2 className="text-[1.5rem] leading-tight sm:text-[1.75rem] lg:text-h2">{test.heading}</h2>
      <ul className="figures lg:col-start-2 lg:row-span-2 lg:self-center">
        {parts.map(({ name, price }) => (
          <li key={name} className="flex justify-between border-b border-ink/25 py-1.5 lg:py-2.5">
            {name}
            <b className="font-semibold">{price}</b>
          </li>
        ))}
        <li className="flex items-end justify-between pt-2.5 font-semibold lg:pt-4">
          {test.total}
          <b className="display text-figure leading-none">{prices.test}</b>
        </li>
      </ul>
      <p className="lg:text-lead">
        {`${fillPlaceholders(test.text, prices)} `}
        <a
          href={buildCostHash({ choice: test.choice, room: list.room.start }, list)}
          className="needs-script rounded-sm font-semibold underline decoration-[1.5px] underline-offset-4"
        >
          {test.action}
        </a>
      </p>
    </section>
  );
}
