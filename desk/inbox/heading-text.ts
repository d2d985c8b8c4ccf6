import { clockState, isOverdue } from '#desk/time/clock-state.ts';
import { formatDateTime, formatShortDateTime, formatTimeOfDay } from '#desk/time/format-time.ts';
import { endOfCurrentPeriod } from '#desk/time/groups.ts';
import { isOpenAt, type OpeningHours, openSpanFrom } from '#desk/time/opening-hours.ts';
import { type LeadRow, maxLeadCount, type View } from '#shared/desk/api.ts';

export type DeadlineCounts = {
  overdue: number;
  next: number;
  nextBy: string;
  later: number;
  laterBy: string;
  /**
   * Leads that need an action but have no deadline: reminders, rejected replies, leads without a promised reply time.
   */
  other: number;
  isPartial?: boolean;
};

export type HeadingInput = {
  view: View;
  q?: string | undefined;
  isNarrowed: boolean;
  total: number | undefined;
  hasMore: boolean;
  counts: DeadlineCounts | undefined;
};

type CountedLead = Pick<LeadRow, 'clock' | 'createdAt' | 'isOpen'>;

/** @param now milliseconds since 1970 */
export function countDeadlines(leads: CountedLead[], now: number, opening: OpeningHours): DeadlineCounts {
  const counts: DeadlineCounts = { overdue: 0, next: 0, nextBy: '', later: 0, laterBy: '', other: 0 };
  const { timeZone } = opening;
  const span = openSpanFrom(now, opening);
  if (span) {
    counts.nextBy = isOpenAt(now, opening)
      ? formatTimeOfDay(span.to, timeZone)
      : formatShortDateTime(span.from, now, timeZone);
  }
  const present = endOfCurrentPeriod(now, opening);
  let first = Number.POSITIVE_INFINITY;
  for (const lead of leads) {
    if (!lead.isOpen) continue;
    const state = clockState(lead.clock, lead.createdAt, now);
    if (isOverdue(state)) counts.overdue += 1;
    else if ((state.kind === 'left' || state.kind === 'soon') && !state.byMail) {
      if (state.dueAt < present) counts.next += 1;
      else {
        counts.later += 1;
        first = Math.min(first, state.dueAt);
      }
    } else counts.other += 1;
  }
  if (counts.later > 0) counts.laterBy = formatDateTime(first, now, timeZone);
  return counts;
}

/** The numbers add up to the number of leads that need an action. */
function deadlinesText({ overdue, next, nextBy, later, laterBy, other, isPartial }: DeadlineCounts): string {
  const rest = later + other;
  const suffix = (isLast: boolean) => (isPartial && isLast ? ' or more' : '');
  const parts = [
    overdue > 0 && `${overdue}${suffix(next + rest === 0)} overdue`,
    next > 0 && `${next}${suffix(rest === 0)} due before ${nextBy}`,
  ].filter(Boolean);
  if (parts.length > 0) {
    if (rest > 0) parts.push(isPartial ? `more than ${rest} others` : `${rest} more`);
    return parts.join(', ');
  }
  if (rest === 0) return '';
  if (later === 0) return `${rest}${suffix(true)} to answer`;
  return rest === 1 ? `1 to answer, due ${laterBy}` : `${rest}${suffix(true)} to answer, next due ${laterBy}`;
}

const formatCount = (count: number) => (count >= maxLeadCount ? '1,000 or more' : String(count));

const emptyTexts: Record<View, string> = {
  open: 'No one is waiting for a reply',
  new: 'Nothing new',
  mine: 'Nothing to answer',
  overdue: 'Nothing overdue',
  waiting: 'No one owes you a reply',
  creators: 'No creator is waiting',
  brands: 'No brand is waiting',
  all: 'No leads yet',
};
const viewNouns: Partial<Record<View, [string, string]>> = {
  new: ['new lead', 'new leads'],
  waiting: ['lead awaiting a customer reply', 'leads awaiting a customer reply'],
};
const viewPrefixes: Partial<Record<View, string>> = { mine: 'Yours', creators: 'Creators', brands: 'Brands' };

/** Returns the heading of the inbox, such as "2 overdue, 5 due before 6:00 PM". */
export function headingText({ view, q, isNarrowed, total, hasMore, counts }: HeadingInput): string {
  const count = total === undefined ? undefined : hasMore ? Math.max(total, 50) : total;
  const atLeast = hasMore && (count ?? 0) < 1_000 ? `${count} or more` : undefined;
  if (q) {
    if (count === undefined) return `Searching for “${q}”`;
    if (count === 0) return `No lead matches “${q}”`;
    return `${atLeast ?? formatCount(count)} ${count === 1 ? 'matches' : 'match'} “${q}”`;
  }
  const deadlines = counts
    ? deadlinesText(view === 'overdue' ? { ...counts, next: 0, later: 0, other: 0 } : counts)
    : '';
  if (view === 'new' || view === 'waiting' || view === 'all' || isNarrowed) {
    if (count === undefined) return 'Leads';
    if (count === 0) return isNarrowed ? 'No lead matches these filters' : emptyTexts[view];
    const noun = viewNouns[view] ?? ['lead', 'leads'];
    const leads = atLeast ? `${atLeast} ${noun[1]}` : `${formatCount(count)} ${noun[count === 1 ? 0 : 1]}`;
    const overdue = counts && counts.overdue > 0 ? `, ${counts.overdue} overdue` : '';
    return leads + overdue;
  }
  if (!counts) return 'Leads';
  if (!deadlines) return emptyTexts[view];
  const subject = viewPrefixes[view];
  return subject ? `${subject}: ${deadlines}` : deadlines;
}
