import type { LeadRow, Sort } from '#shared/desk/api.ts';
import { clockState, isOverdue } from './clock-state.ts';
import { dateWords, dayHeading, momentWords, timeOfDay } from './moments.ts';
import { isOpenAt, nextOpening, type Opening, openSpanFrom } from './opening-hours.ts';
import { daysBetween } from './zone.ts';

export type Group<T> = {
  key: string;
  title: string;
  /** The same on a phone. */
  shortTitle: string;
  isOverdue: boolean;
  leads: T[];
};
type Heading = Omit<Group<never>, 'leads'>;
type Grouped = Pick<LeadRow, 'clock' | 'createdAt'>;

const same = (key: string, title: string, isOverdue = false): Heading => ({
  key,
  title,
  shortTitle: title,
  isOverdue,
});

function beforeOpening(opens: number, now: number, { timeZone }: Opening): Heading {
  const when =
    daysBetween(now, opens, timeZone) === 0 ? timeOfDay(opens, timeZone) : momentWords(opens, now, timeZone);
  return {
    key: 'closed',
    title: `Before the desk opens ${when.includes(' ') ? '' : 'at '}${when}`,
    shortTitle: `Before ${when}`,
    isOverdue: false,
  };
}

function workingDay(span: { from: number; to: number }, now: number, { timeZone }: Opening): Heading {
  const opens = Math.max(span.from, now);
  if (daysBetween(now, opens, timeZone) !== 0) {
    return same(`day-${span.from}`, dayHeading(span.from, timeZone));
  }
  const closes = timeOfDay(span.to, timeZone);
  return {
    key: 'today',
    title: `Today, before the desk closes at ${closes}`,
    shortTitle: `Today, before ${closes}`,
    isOverdue: false,
  };
}

/** The group of a promise that runs out at `dueAt`: a working day lasts until the desk opens the next time. */
function headingOfDue(dueAt: number, now: number, opening: Opening): Heading {
  const first = openSpanFrom(now, opening);
  if (!first) return same('running', 'Promises running');
  if (!isOpenAt(now, opening) && dueAt < first.from) return beforeOpening(first.from, now, opening);
  let span = first;
  for (;;) {
    const opensAgain = nextOpening(span.from, opening);
    const next = opensAgain === undefined ? undefined : openSpanFrom(opensAgain, opening);
    if (!next || next.from <= span.from || dueAt < next.from) return workingDay(span, now, opening);
    span = next;
  }
}

function headingOfArrival(at: number, now: number, { timeZone }: Opening): Heading {
  const away = daysBetween(at, now, timeZone);
  if (away <= 0) return same('came-0', 'Came today');
  if (away === 1) return same('came-1', 'Came yesterday');
  if (away < 7) return same(`came-${away}`, dayHeading(at, timeZone));
  return same(`came-${away}`, dateWords(at, now, timeZone, { long: true }));
}

/** Under which heading a lead stands. */
export function headingOf(lead: Grouped, sort: Sort, now: number, opening: Opening): Heading {
  if (sort === 'newest') return headingOfArrival(Date.parse(lead.createdAt), now, opening);
  const state = clockState(lead.clock, lead.createdAt, now);
  if (isOverdue(state)) return same('overdue', 'Overdue', true);
  if (state.kind === 'left' || state.kind === 'soon') return headingOfDue(state.dueAt, now, opening);
  return same('none', 'No clock running');
}

/** Parts leads as they come, already in order, under their headings. */
export function groupLeads<T extends Grouped>(
  leads: T[],
  sort: Sort,
  now: number,
  opening: Opening,
): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const lead of leads) {
    const heading = headingOf(lead, sort, now, opening);
    const group = groups.get(heading.key);
    if (group) group.leads.push(lead);
    else groups.set(heading.key, { ...heading, leads: [lead] });
  }
  return [...groups.values()];
}
