import type { PricesContent } from '#src/content/schemas/prices.ts';
import { calculateCost, findOption } from './choice.ts';
import { formatDollars } from './format.ts';
import type { PriceList } from './price-list.ts';

/** Prices of a test show, of its parts, and of the cheapest show of a weekly program. */
export function formatTestShowPrices({ test: { choice } }: PricesContent, list: PriceList) {
  const price = (group: keyof PriceList['options']) => formatDollars(findOption(list, choice, group).price);
  const sets = list.options.set.map(({ price }) => price).filter((price) => price > 0);
  return {
    pro: price('set'),
    host: price('host'),
    session: price('strategy'),
    test: formatDollars(calculateCost(list, choice).month),
    from: formatDollars(Math.min(...sets)),
  };
}
