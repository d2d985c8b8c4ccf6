import type { ShowAudience } from '#shared/show-cost.ts';
import { type Cost, calculateCost, findOption, isTestShow } from './choice.ts';
import { fillPlaceholders, formatDollars } from './format.ts';
import type { Choice, PriceList } from './price-list.ts';
import { calculateVerdict } from './verdict.ts';

export type SlipTexts = Record<string, string>;

export type Slip = {
  texts: SlipTexts;
  verdict: 'pays' | 'no' | 'nothing' | 'ask';
  /** Percentage of viewers who must order, if known. */
  share: number | undefined;
  free: boolean[];
};

/** All texts of the slip. @param room unknown numbers are NaN */
export function buildSlip(list: PriceList, choice: Choice, room: ShowAudience): Slip {
  const { slip: labels } = list;
  const cost = calculateCost(list, choice);
  const { month, show, once } = cost;
  const perShow = fillPlaceholders(labels.show, { price: formatDollars(show) });
  const terms = buildTerms(list, choice, cost);
  const bar = `${formatDollars(month)} ${terms.label.toLowerCase()}`;
  const lines = buildLines(list, choice);
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
      ...terms,
      month: formatDollars(month),
      show: once > 0 ? `${perShow} + ${formatDollars(once)} ${labels.once}` : perShow,
      bar,
      spoken: `${bar}. ${texts.title}`,
    },
  };
}

/** The texts that differ between a test show and shows of every month. */
function buildTerms({ slip: labels, months }: PriceList, choice: Choice, { month, once, isMonthly }: Cost) {
  const { test } = labels;
  if (!isTestShow(choice))
    return {
      shows: fillPlaceholders(labels.shows, { count: choice.shows }),
      label: labels.month,
      minimum: fillPlaceholders(labels.minimum, { price: formatDollars(month * months + once) }),
    };
  return {
    shows: test.shows,
    label: isMonthly ? test.firstMonth : test.month,
    minimum: isMonthly ? test.monthly : test.minimum,
  };
}

function buildLines(list: PriceList, choice: Choice) {
  const shows = Number(choice.shows);
  const set = findOption(list, choice, 'set');
  const { included, once: paidOnce } = list.slip;
  return (['set', 'host', 'clips', 'numbers', 'strategy'] as const).map((group) => {
    const { price, line, once } = findOption(list, choice, group);
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
      amount: once ? `${formatDollars(price)} ${paidOnce}` : formatDollars(price * times),
      isFree: price === 0,
    };
  });
}

/** The slip as plain text for a message. @param address link to the same choice */
export function buildMessage(list: PriceList, { texts, free }: Slip, date: string, address: string): string {
  const lines = free.map((_, index) => `${texts[`line${index}`]} = ${texts[`amount${index}`]}`);
  return [
    `${fillPlaceholders(list.message, { date })}: ${texts.shows}`,
    ...lines,
    `${texts.label}: ${texts.month} (${texts.show}). ${texts.minimum}`,
    [texts.title, texts.needs, texts.fix, texts.sum && `(${texts.sum})`].filter(Boolean).join(' '),
    address,
    '',
  ].join('\n');
}
