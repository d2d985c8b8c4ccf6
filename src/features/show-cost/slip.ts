import type { Room } from '#shared/show-cost.ts';
import { chosen, costOf } from './choice.ts';
import type { Choice, PriceList } from './price-list.ts';
import { verdictOf } from './verdict.ts';
import { counted, dollars, filled } from './written.ts';

export type SlipTexts = Record<string, string>;

export type Slip = {
  texts: SlipTexts;
  verdict: 'pays' | 'no' | 'nothing' | 'ask';
  /** Percent of the viewers who have to order, if that can be said. */
  share: number | undefined;
  free: boolean[];
};

/** All that the slip says of a choice and a room. @param room a figure that is not known is NaN */
export function slipOf(list: PriceList, choice: Choice, room: Room): Slip {
  const { slip: words, months } = list;
  const { month, show } = costOf(list, choice);
  const lines = slipLines(list, choice);
  const { texts, ...verdict } = verdictOf(list, choice, room, show);
  const set = chosen(list, choice, 'set');
  return {
    ...verdict,
    free: lines.map(({ isFree }) => isFree),
    texts: {
      ...texts,
      ...Object.fromEntries((set.facts ?? []).map((fact, index) => [`fact${index}`, fact])),
      ...Object.fromEntries(lines.map(({ line }, index) => [`line${index}`, line])),
      ...Object.fromEntries(lines.map(({ amount }, index) => [`amount${index}`, amount])),
      shows: counted(words.shows, Number(choice.shows)),
      month: dollars(month),
      show: filled(words.show, { price: dollars(show) }),
      minimum: filled(words.minimum, { price: dollars(month * months) }),
      spoken: filled(words.spoken, { month: dollars(month), verdict: texts.title ?? '' }),
    },
  };
}

function slipLines(list: PriceList, choice: Choice) {
  const shows = Number(choice.shows);
  const set = chosen(list, choice, 'set');
  const { included } = list.slip;
  return (['set', 'host', 'clips', 'numbers'] as const).map((group) => {
    const { price, line } = chosen(list, choice, group);
    const times = group === 'set' || group === 'host' ? shows : 1;
    if (group === 'numbers' && price === 0 && set.report) {
      return {
        line: filled(included.line, { report: set.report }),
        amount: filled(included.amount, { set: set.label }),
        isFree: true,
      };
    }
    return {
      line: filled(line, { shows: choice.shows, price: dollars(price) }),
      amount: dollars(price * times),
      isFree: price === 0,
    };
  });
}

/** The slip as plain text, for a message. @param address where it can be opened again */
export function slipMessage(list: PriceList, { texts }: Slip, date: string, address: string): string {
  const lines = [0, 1, 2, 3].map((index) => `${texts[`line${index}`]} = ${texts[`amount${index}`]}`);
  return [
    `${filled(list.message, { date })}: ${texts.shows}`,
    ...lines,
    `${list.slip.month}: ${texts.month} (${texts.show}). ${texts.minimum}`,
    [texts.title, texts.needs, texts.fix, texts.sum && `(${texts.sum})`].filter(Boolean).join(' '),
    address,
    '',
  ].join('\n');
}
