import type { LeadRow, Sort } from '#shared/desk/api.ts';
import { clockState, isOverdue } from './clock-state.ts';
import { dayHeading, formatDate, formatDateTime, formatTimeOfDay } from './format-time.ts';
import { nextOpening, type OpeningHours, openSpanFrom, type Span } from './opening-hours.ts';
import { daysBetween } from './zone.ts';

export type Group<T> = {
  key: string;
  title: string;
  shortTitle: string;
  isOverdue: boolean;
  leads: T[];
};
type Heading = Omit<Group<never>, 'leads'>;
type Grouped = Pick<LeadRow, 'clock' | 'createdAt' | 'isOpen' | 'isWaiting' | 'remindAt'>;

const plainHeading = (key: string, title: string, isOverdue = false): Heading => ({
  key,
  title,
  shortTitle: title,
  isOverdue,
});

function headingBeforeOpening(opens: number, now: number, { timeZone }: OpeningHours): Heading {
  const isToday = daysBetween(now, opens, timeZone) === 0;
  const openingText = isToday ? formatTimeOfDay(opens, timeZone) : formatDateTime(opens, now, timeZone);
  return {
    key: 'closed',
    title: `Due before you open ${isToday ? `at ${openingText}` : `on ${openingText.replace(/,? (?=\d{1,2}:)/, ' at ')}`}`,
    shortTitle: `Before ${openingText}`,
    isOverdue: false,
  };
}

function headingOfWorkingDay(
  span: { from: number; to: number },
  now: number,
  { timeZone }: OpeningHours,
): Heading {
  const opens = Math.max(span.from, now);
  if (daysBetween(now, opens, timeZone) !== 0) {
    return plainHeading(`day-${span.from}`, `Answer on ${dayHeading(span.from, timeZone)}`);
  }
  const closes = formatTimeOfDay(span.to, timeZone);
  return {
    key: 'today',
    title: `Due today before ${closes}`,
    shortTitle: `Today before ${closes}`,
    isOverdue: false,
  };
}

type HeadingForDueTime = (dueAt: number) => Heading;

/** Maps due times to headings. A working day lasts until the desk opens again. */
function createHeadingFinder(now: number, opening: OpeningHours): HeadingForDueTime {
  const first = openSpanFrom(now, opening);
  if (!first) return () => plainHeading('running', 'Due');
  const days: { until: number; heading: Heading }[] = [];
  if (first.from > now) {
    days.push({ until: first.from, heading: headingBeforeOpening(first.from, now, opening) });
  }
  let span: Span | undefined = first;
  return (dueAt) => {
    for (const { until, heading } of days) if (dueAt < until) return heading;
    while (span) {
      const next: Span | undefined = openSpanFrom(span.to, opening);
      const day = {
        until: next?.from ?? Number.POSITIVE_INFINITY,
        heading: headingOfWorkingDay(span, now, opening),
      };
      days.push(day);
      span = next;
      if (dueAt < day.until) return day.heading;
    }
    return plainHeading('running', 'Due');
  };
}

/**
 * When the desk opens next. Replies due before then have to be sent in the current working day. Infinity if the desk
 * never opens.
 */
export function endOfCurrentPeriod(now: number, opening: OpeningHours): number {
  return nextOpening(now, opening) ?? Number.POSITIVE_INFINITY;
}

function headingOfArrival(at: number, now: number, { timeZone }: OpeningHours): Heading {
  const away = daysBetween(at, now, timeZone);
  if (away <= 0) return plainHeading('came-0', 'Received today');
  if (away === 1) return plainHeading('came-1', 'Received yesterday');
  if (away < 7) return plainHeading(`came-${away}`, dayHeading(at, timeZone));
  return plainHeading(`came-${away}`, formatDate(at, now, timeZone, { long: true }));
}

function headingOf(
  { clock, createdAt, isOpen, isWaiting, remindAt }: Grouped,
  sort: Sort,
  now: number,
  opening: OpeningHours,
  headingForDueTime: HeadingForDueTime,
): Heading {
  if (sort === 'newest') return headingOfArrival(Date.parse(createdAt), now, opening);
  const state = clockState(clock, createdAt, now);
  if (isOverdue(state)) return plainHeading('overdue', 'Overdue', true);
  if (state.kind === 'left' || state.kind === 'soon') return headingForDueTime(state.dueAt);
  if (remindAt !== null && Date.parse(remindAt) <= now) return plainHeading('reminders', 'Reminders');
  if (isOpen) return plainHeading('answer', 'To answer, no deadline');
  return isWaiting ? plainHeading('waiting', 'Awaiting customer') : plainHeading('none', 'No deadline');
}

/** Groups leads by heading and keeps their order. */
export function groupLeads<T extends Grouped>(
  leads: T[],
  sort: Sort,
  now: number,
  opening: OpeningHours,
): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  const headingForDueTime = createHeadingFinder(now, opening);
  for (const lead of leads) {
    const heading = headingOf(lead, sort, now, opening, headingForDueTime);
    const group = groups.get(heading.key);
    if (group) group.leads.push(lead);
    else groups.set(heading.key, { ...heading, leads: [lead] });
  }
  return [...groups.values()];
}
