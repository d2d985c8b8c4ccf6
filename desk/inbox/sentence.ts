import { clockState, isOverdue } from '#desk/time/clock-state.ts';
import { endOfCurrentPeriod } from '#desk/time/groups.ts';
import { momentWords, shortMomentWords, timeOfDay } from '#desk/time/moments.ts';
import { isOpenAt, type Opening, openSpanFrom } from '#desk/time/opening-hours.ts';
import { type LeadRow, maxLeadCount, type View } from '#shared/desk/api.ts';

export type DeadlineCounts = {
  overdue: number;
  next: number;
  nextBy: string;
  later: number;
  laterBy: string;
  isPartial?: boolean;
};

export type SentenceInput = {
  view: View;
  q?: string | undefined;
  isNarrowed: boolean;
  total: number | undefined;
  hasMore: boolean;
  counts: DeadlineCounts | undefined;
};

type Promised = Pick<LeadRow, 'clock' | 'createdAt'>;

/** @param now milliseconds since 1970 */
export function countDeadlines(leads: Promised[], now: number, opening: Opening): DeadlineCounts {
  const counts: DeadlineCounts = { overdue: 0, next: 0, nextBy: '', later: 0, laterBy: '' };
  const { timeZone } = opening;
  const span = openSpanFrom(now, opening);
  if (span) {
    counts.nextBy = isOpenAt(now, opening)
      ? timeOfDay(span.to, timeZone)
      : shortMomentWords(span.from, now, timeZone);
  }
  const present = endOfCurrentPeriod(now, opening);
  let first = Number.POSITIVE_INFINITY;
  for (const lead of leads) {
    const state = clockState(lead.clock, lead.createdAt, now);
    if (isOverdue(state)) counts.overdue += 1;
    else if ((state.kind === 'left' || state.kind === 'soon') && !state.byMail) {
      if (state.dueAt < present) counts.next += 1;
      else {
        counts.later += 1;
        first = Math.min(first, state.dueAt);
      }
    }
  }
  if (counts.later > 0) counts.laterBy = momentWords(first, now, timeZone);
  return counts;
}

function deadlinesText({ overdue, next, nextBy, later, laterBy, isPartial }: DeadlineCounts): string {
  const orMore = (isLast: boolean) => (isPartial && isLast ? ' or more' : '');
  const parts = [
    overdue > 0 && `${overdue}${orMore(next + later === 0)} overdue`,
    next > 0 && `${next}${orMore(later === 0)} due before ${nextBy}`,
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  if (later === 0) return '';
  return later === 1
    ? `1 to answer, due ${laterBy}`
    : `${later}${orMore(true)} to answer, next due ${laterBy}`;
}

const digits = (count: number) => (count >= maxLeadCount ? '1,000 or more' : String(count));

const quiet: Record<View, string> = {
  open: 'No one is waiting for a reply',
  new: 'Nothing new',
  mine: 'Nothing to answer',
  overdue: 'Nothing overdue',
  creators: 'No creator is waiting',
  brands: 'No brand is waiting',
  all: 'No leads yet',
};
const subjects: Partial<Record<View, string>> = { mine: 'Yours', creators: 'Creators', brands: 'Brands' };

/** The heading of the inbox: "2 overdue, 5 due before 6:00 PM". */
export function sentenceOf({ view, q, isNarrowed, total, hasMore, counts }: SentenceInput): string {
  const count = total === undefined ? undefined : hasMore ? Math.max(total, 50) : total;
  const atLeast = hasMore && (count ?? 0) < 1_000 ? `${count} or more` : undefined;
  if (q) {
    if (count === undefined) return `Searching for “${q}”`;
    if (count === 0) return `No lead matches “${q}”`;
    return `${atLeast ?? digits(count)} ${count === 1 ? 'matches' : 'match'} “${q}”`;
  }
  const deadlines = counts
    ? deadlinesText(view === 'overdue' ? { ...counts, next: 0, later: 0 } : counts)
    : '';
  if (view === 'new' || view === 'all' || isNarrowed) {
    if (count === undefined) return 'Leads';
    if (count === 0) return isNarrowed ? 'No lead matches these filters' : quiet[view];
    const noun = view === 'new' ? ['new lead', 'new leads'] : ['lead', 'leads'];
    const leads = atLeast ? `${atLeast} ${noun[1]}` : `${digits(count)} ${noun[count === 1 ? 0 : 1]}`;
    const overdue = counts && counts.overdue > 0 ? `, ${counts.overdue} overdue` : '';
    return leads + overdue;
  }
  if (!counts) return 'Leads';
  if (!deadlines) return quiet[view];
  const subject = subjects[view];
  return subject ? `${subject}: ${deadlines}` : deadlines;
}
