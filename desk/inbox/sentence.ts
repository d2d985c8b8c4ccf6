import { clockState, isOverdue } from '#desk/time/clock-state.ts';
import { endOfPresent } from '#desk/time/groups.ts';
import { momentWords, shortMomentWords, timeOfDay } from '#desk/time/moments.ts';
import { isOpenAt, type Opening, openSpanFrom } from '#desk/time/opening-hours.ts';
import { type LeadRow, mostCounted, type View } from '#shared/desk/api.ts';

/** Counts of the deadlines of some leads. */
export type Standing = {
  overdue: number;
  next: number;
  nextBy: string;
  later: number;
  laterBy: string;
  isCut?: boolean;
};

export type Said = {
  view: View;
  q?: string | undefined;
  isNarrowed: boolean;
  total: number | undefined;
  hasMore: boolean;
  standing: Standing | undefined;
};

type Promised = Pick<LeadRow, 'clock' | 'createdAt'>;

/** Counts deadlines. @param now milliseconds since 1970 */
export function standingOf(leads: Promised[], now: number, opening: Opening): Standing {
  const standing: Standing = { overdue: 0, next: 0, nextBy: '', later: 0, laterBy: '' };
  const { timeZone } = opening;
  const span = openSpanFrom(now, opening);
  if (span) {
    standing.nextBy = isOpenAt(now, opening)
      ? timeOfDay(span.to, timeZone)
      : shortMomentWords(span.from, now, timeZone);
  }
  const present = endOfPresent(now, opening);
  let first = Number.POSITIVE_INFINITY;
  for (const lead of leads) {
    const state = clockState(lead.clock, lead.createdAt, now);
    if (isOverdue(state)) standing.overdue += 1;
    else if ((state.kind === 'left' || state.kind === 'soon') && !state.byMail) {
      if (state.dueAt < present) standing.next += 1;
      else {
        standing.later += 1;
        first = Math.min(first, state.dueAt);
      }
    }
  }
  if (standing.later > 0) standing.laterBy = momentWords(first, now, timeZone);
  return standing;
}

function promisesWords({ overdue, next, nextBy, later, laterBy, isCut }: Standing): string {
  const orMore = (isLast: boolean) => (isCut && isLast ? ' or more' : '');
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

const digits = (count: number) => (count >= mostCounted ? '1,000 or more' : String(count));

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

/** The heading of the inbox: the state of the list in a sentence. */
export function sentenceOf({ view, q, isNarrowed, total, hasMore, standing }: Said): string {
  const count = total === undefined ? undefined : hasMore ? Math.max(total, 50) : total;
  const atLeast = hasMore && (count ?? 0) < 1_000 ? `${count} or more` : undefined;
  if (q) {
    if (count === undefined) return `Searching for “${q}”`;
    if (count === 0) return `No lead matches “${q}”`;
    return `${atLeast ?? digits(count)} ${count === 1 ? 'matches' : 'match'} “${q}”`;
  }
  const promises = standing
    ? promisesWords(view === 'overdue' ? { ...standing, next: 0, later: 0 } : standing)
    : '';
  if (view === 'new' || view === 'all' || isNarrowed) {
    if (count === undefined) return 'Leads';
    if (count === 0) return isNarrowed ? 'No lead matches these filters' : quiet[view];
    const noun = view === 'new' ? ['new lead', 'new leads'] : ['lead', 'leads'];
    const leads = atLeast ? `${atLeast} ${noun[1]}` : `${digits(count)} ${noun[count === 1 ? 0 : 1]}`;
    const overdue = standing && standing.overdue > 0 ? `, ${standing.overdue} overdue` : '';
    return leads + overdue;
  }
  if (!standing) return 'Leads';
  if (!promises) return quiet[view];
  const subject = subjects[view];
  return subject ? `${subject}: ${promises}` : promises;
}
