import type { Room } from '#shared/show-cost.ts';
import { calculateCost, findOption } from './choice.ts';
import { fillPlaceholders, formatCount, formatDollars } from './format.ts';
import type { Choice, PriceList } from './price-list.ts';
import { calculateVerdict } from './verdict.ts';

export type SlipTexts = Record<string, string>;

export type Slip = {
  texts: SlipTexts;
  verdict: 'pays' | 'no' | 'nothing' | 'ask';
  /** Percent of the viewers who have to order, if known. */
  share: number | undefined;
  free: boolean[];
};

/** All texts of the slip. @param room unknown numbers are NaN */
export function buildSlip(list: PriceList, choice: Choice, room: Room): Slip {
  const { slip: labels, months } = list;
  const { month, show } = calculateCost(list, choice);
  const lines = slipLines(list, choice);
  const { texts, ...verdict } = calculateVerdict(list, choice, room, show);
  const set = findOption(list, choice, 'set');
  return {
    ...verdict,
    free: lines.map(({ isFree }) => isFree),
    texts: {
      ...texts,
      ...Object.fromEntries((set.facts ?? []).map((fact, index) => [`fact${index}`, fact])),
      ...Object.fromEntries(lines.map(({ line }, index) => [`line${index}`, line])),
      ...Object.fromEntries(lines.map(({ amount }, index) => [`amount${index}`, amount])),
      shows: formatCount(labels.shows, Number(choice.shows)),
      month: formatDollars(month),
      show: fillPlaceholders(labels.show, { price: formatDollars(show) }),
      minimum: fillPlaceholders(labels.minimum, { price: formatDollars(month * months) }),
      spoken: fillPlaceholders(labels.spoken, { month: formatDollars(month), verdict: texts.title ?? '' }),
    },
  };
}

function slipLines(list: PriceList, choice: Choice) {
  const shows = Number(choice.shows);
  const set = findOption(list, choice, 'set');
  const { included } = list.slip;
  return (['set', 'host', 'clips', 'numbers'] as const).map((group) => {
    const { price, line } = findOption(list, choice, group);
    const times = group === 'set' || group === 'host' ? shows : 1;
    if (group === 'numbers' && price === 0 && set.report) {
      return {
        line: fillPlaceholders(included.line, { report: set.report }),
        amount: fillPlaceholders(included.amount, { set: set.label }),
        isFree: true,
      };
    }
    return {
      line: fillPlaceholders(line, { shows: choice.shows, price: formatDollars(price) }),
      amount: formatDollars(price * times),
      isFree: price === 0,
    };
  });
}

/** The slip as plain text for a message. @param address link to the same choice */
export function slipMessage(list: PriceList, { texts }: Slip, date: string, address: string): string {
  const lines = [0, 1, 2, 3].map((index) => `${texts[`line${index}`]} = ${texts[`amount${index}`]}`);
  return [
    `${fillPlaceholders(list.message, { date })}: ${texts.shows}`,
    ...lines,
    `${list.slip.month}: ${texts.month} (${texts.show}). ${texts.minimum}`,
    [texts.title, texts.needs, texts.fix, texts.sum && `(${texts.sum})`].filter(Boolean).join(' '),
    address,
    '',
  ].join('\n');
}
