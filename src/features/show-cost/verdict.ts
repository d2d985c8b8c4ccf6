import { breakEven, payingBasket, payingViewers, type Room } from '#shared/show-cost.ts';
import { chosen, costOf } from './choice.ts';
import type { Choice, PriceList } from './price-list.ts';
import type { Slip } from './slip.ts';
import { counted, dollars, filled, number, percent } from './written.ts';

type Verdict = Pick<Slip, 'texts' | 'verdict' | 'share'>;

/** Whether a show at that price pays for itself in that room, why, and what would change it. */
export function verdictOf(list: PriceList, choice: Choice, room: Room, show: number): Verdict {
  const { verdict: words, average } = list;
  const missing = (['viewers', 'basket', 'margin'] as const).filter((name) => Number.isNaN(room[name]));
  if (missing.length > 0) {
    const names = missing.map((name) => list.room.fields[name].toLowerCase());
    const last = names.pop() ?? '';
    const fields = names.length > 0 ? `${names.join(', ')} ${words.and} ${last}` : last;
    return plain('ask', filled(words.ask, { fields }), filled(words.strip.ask, { fields }));
  }
  if (show === 0) return plain('nothing', words.nothing, words.strip.nothing);

  const { exact, orders: count, share, pays } = breakEven(show, room, average);
  const orders = counted(list.slip.orders, count);
  const places = {
    orders,
    share: percent(share, average),
    viewers: number(room.viewers),
    average: `${average}%`,
    cost: dollars(show),
    basket: dollars(room.basket),
    margin: `${number(room.margin)}%`,
    exact: number(Math.round(exact * 10) / 10),
  };
  if (pays) {
    const isEven = Math.abs(exact - count) < 0.05;
    return {
      verdict: 'pays',
      share,
      texts: {
        title: filled(words.pays, places),
        need: places.share,
        sum: filled(isEven ? words.even : words.sum, places),
        strip: filled(words.strip.pays, places),
        ...nothingMore,
      },
    };
  }
  const isBeyond = count > room.viewers;
  const basket = isBeyond ? undefined : payingBasket(show, room, average);
  return {
    verdict: 'no',
    share: isBeyond ? undefined : share,
    texts: {
      title: words.no,
      need: isBeyond ? '' : places.share,
      sum: '',
      needs: filled(isBeyond ? words.beyond : words.needs, places),
      fix: basket
        ? filled(words.basket, { basket: dollars(basket) })
        : filled(words.viewers, { viewers: number(payingViewers(count, average)) }),
      other: otherWay(list, choice, room),
      strip: filled(words.strip.no, places),
    },
  };
}

function otherWay(list: PriceList, choice: Choice, room: Room): string {
  const { verdict: words, average } = list;
  const set = chosen(list, choice, 'set');
  const smaller = list.options.set.find(({ price }) => price > 0 && price < set.price) ?? set;
  const [own] = list.options.host;
  const other = { ...choice, set: smaller.id, host: own?.id ?? choice.host };
  const isSet = other.set !== choice.set;
  const isHost = other.host !== choice.host;
  if (!isSet && !isHost) return '';
  const { orders, share, pays } = breakEven(costOf(list, other).show, room, average);
  if (!pays) return '';
  const change = isSet && isHost ? words.changes.both : isSet ? words.changes.set : words.changes.host;
  return filled(words.other, {
    change: filled(change, { set: smaller.label }),
    orders: counted(list.slip.orders, orders),
    share: percent(share, average),
  });
}

const nothingMore = { needs: '', fix: '', other: '' };

function plain(verdict: 'nothing' | 'ask', title: string, strip: string): Verdict {
  return { verdict, share: undefined, texts: { title, strip, need: '', sum: '', ...nothingMore } };
}
