import { formatDate } from '#desk/time/format-time.ts';
import type { Numbers } from '#shared/desk/api.ts';

type Sources = Numbers['sources'];

export function sumSources(sources: Sources): Omit<Sources[number], 'source'> {
  const sumField = (field: 'visits' | 'opened' | 'sent' | 'won' | 'amount') =>
    sources.reduce((all, one) => all + one[field], 0);
  return {
    visits: sumField('visits'),
    opened: sumField('opened'),
    sent: sumField('sent'),
    won: sumField('won'),
    amount: sumField('amount'),
  };
}

/** Counts with a noun: `1 lead`, `1,310 leads`, `No lead`. */
export function countWithNoun(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `No ${one}`;
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/**
 * Summarizes the report: `310 leads from 13,180 visits, 17 won`, or `310 leads in 30 days, 17 won` if no visits were
 * counted.
 */
export function summaryText({ sources, days }: Pick<Numbers, 'sources' | 'days'>): string {
  const { visits, sent, won } = sumSources(sources);
  const from =
    visits > 0 ? `from ${countWithNoun(visits, 'visit')}` : days === 1 ? 'in a day' : `in ${days} days`;
  return `${countWithNoun(sent, 'lead')} ${from}${won > 0 ? `, ${won.toLocaleString('en')} won` : ''}`;
}

/** Formats a share: `13%`; empty if `total` is 0. */
export function formatShare(part: number, total: number): string {
  return total > 0 ? `${Math.round((part / total) * 100)}%` : '';
}

/** Formats the period of a report: `Oct 19 to Nov 17`. */
export function formatPeriod({ from, to }: Pick<Numbers, 'from' | 'to'>, timeZone: string): string {
  const [first, last] = [Date.parse(from), Date.parse(to) - 1];
  return `${formatDate(first, last, timeZone)} to ${formatDate(last, last, timeZone)}`;
}
