import {
  calculateBreakEven,
  calculateMinimumBasket,
  calculateMinimumViewers,
  type ShowAudience,
} from '#shared/show-cost.ts';
import { calculateCost, findOption } from './choice.ts';
import { fillPlaceholders, formatCount, formatDecimal, formatDollars, formatPercent } from './format.ts';
import type { Choice, PriceList } from './price-list.ts';
import type { Slip } from './slip.ts';

type Verdict = Pick<Slip, 'texts' | 'verdict' | 'share'>;

/**
 * Calculates whether a show breaks even at a price, why, and what would change the result.
 * @param showPrice US dollars per show
 */
export function calculateVerdict(
  list: PriceList,
  choice: Choice,
  room: ShowAudience,
  showPrice: number,
): Verdict {
  const { verdict: labels, average } = list;
  const missing = (['viewers', 'basket', 'margin'] as const).filter((name) => Number.isNaN(room[name]));
  if (missing.length > 0) {
    const names = missing.map((name) => list.room.fields[name].toLowerCase());
    const last = names.pop() ?? '';
    const fields = names.length > 0 ? `${names.join(', ')} ${labels.and} ${last}` : last;
    return createBareVerdict(
      'ask',
      fillPlaceholders(labels.ask, { fields }),
      fillPlaceholders(labels.strip.ask, { fields }),
    );
  }
  if (showPrice === 0) return createBareVerdict('nothing', labels.nothing, labels.strip.nothing);

  const { exact, orders: count, share, pays } = calculateBreakEven(showPrice, room, average);
  const orders = formatCount(list.slip.orders, count);
  const values = {
    orders,
    share: formatPercent(share, average),
    viewers: formatDecimal(room.viewers),
    average: `${average}%`,
    cost: formatDollars(showPrice),
    basket: formatDollars(room.basket),
    margin: `${formatDecimal(room.margin)}%`,
    exact: formatDecimal(Math.round(exact * 10) / 10),
  };
  if (pays) {
    const isEven = Math.abs(exact - count) < 0.05;
    return {
      verdict: 'pays',
      share,
      texts: {
        title: fillPlaceholders(labels.pays, values),
        need: values.share,
        sum: fillPlaceholders(isEven ? labels.even : labels.sum, values),
        strip: fillPlaceholders(labels.strip.pays, values),
        ...noFurtherTexts,
      },
    };
  }
  const isBeyond = count > room.viewers;
  const basket = isBeyond ? undefined : calculateMinimumBasket(showPrice, room, average);
  return {
    verdict: 'no',
    share: isBeyond ? undefined : share,
    texts: {
      title: labels.no,
      need: isBeyond ? '' : values.share,
      sum: '',
      needs: fillPlaceholders(isBeyond ? labels.beyond : labels.needs, values),
      fix: basket
        ? fillPlaceholders(labels.basket, { basket: formatDollars(basket) })
        : fillPlaceholders(labels.viewers, {
            viewers: formatDecimal(calculateMinimumViewers(count, average)),
          }),
      other: describeAlternative(list, choice, room),
      strip: fillPlaceholders(labels.strip.no, values),
    },
  };
}

function describeAlternative(list: PriceList, choice: Choice, room: ShowAudience): string {
  const { verdict: labels, average } = list;
  const set = findOption(list, choice, 'set');
  const smaller = list.options.set.find(({ price }) => price > 0 && price < set.price) ?? set;
  const [ownHost] = list.options.host;
  const other = { ...choice, set: smaller.id, host: ownHost?.id ?? choice.host };
  const isSet = other.set !== choice.set;
  const isHost = other.host !== choice.host;
  if (!isSet && !isHost) return '';
  const { orders, share, pays } = calculateBreakEven(calculateCost(list, other).show, room, average);
  if (!pays) return '';
  const change = isSet && isHost ? labels.changes.both : isSet ? labels.changes.set : labels.changes.host;
  return fillPlaceholders(labels.other, {
    change: fillPlaceholders(change, { set: smaller.label }),
    orders: formatCount(list.slip.orders, orders),
    share: formatPercent(share, average),
  });
}

const noFurtherTexts = { needs: '', fix: '', other: '' };

function createBareVerdict(verdict: 'nothing' | 'ask', title: string, strip: string): Verdict {
  return { verdict, share: undefined, texts: { title, strip, need: '', sum: '', ...noFurtherTexts } };
}
