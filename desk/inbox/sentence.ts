import { capital, counted, inWords } from '#desk/parts/count-words.ts';
import { clockState, isOverdue } from '#desk/time/clock-state.ts';
import { endOfPresent } from '#desk/time/groups.ts';
import { momentWords, shortMomentWords, timeOfDay } from '#desk/time/moments.ts';
import { isOpenAt, type Opening, openSpanFrom } from '#desk/time/opening-hours.ts';
import type { LeadRow, View } from '#shared/desk/api.ts';

/** How the promises of some leads stand. */
export type Standing = {
  overdue: number;
  /** To keep before the desk closes, or opens, and by when. */
  next: number;
  nextBy: string;
  /** Later ones, and when the first of them runs out. */
  later: number;
  laterBy: string;
  /** More promises run than are known, all of them later than these. */
  isCut?: boolean;
};

/** What the sentence is about. */
export type Said = {
  view: View;
  /** Search words. */
  q?: string | undefined;
  /** Form, status or who narrows the view. */
  isNarrowed: boolean;
  /** How many leads there are, as far as that is known, and whether there are more. */
  total: number | undefined;
  hasMore: boolean;
  /** Not there before it is known. */
  standing: Standing | undefined;
};

type Promised = Pick<LeadRow, 'clock' | 'createdAt'>;

/** Counts how promises stand. @param now milliseconds since 1970 */
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

/** `two overdue, three to keep before 18:00`; empty when nobody waits. */
function promisesWords({ overdue, next, nextBy, later, laterBy, isCut }: Standing): string {
  const orMore = (isLast: boolean) => (isCut && isLast ? ' or more' : '');
  const parts = [
    overdue > 0 && `${inWords(overdue)}${orMore(next + later === 0)} overdue`,
    next > 0 && `${inWords(next)}${orMore(later === 0)} to keep before ${nextBy}`,
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  if (later === 0) return '';
  return later === 1
    ? `one to keep, by ${laterBy}`
    : `${inWords(later)}${orMore(true)} to keep, the first by ${laterBy}`;
}

const quiet: Record<View, string> = {
  open: 'Nobody is waiting',
  new: 'Nothing new',
  mine: 'Nobody is waiting for you',
  overdue: 'Nothing overdue',
  creators: 'No creator is waiting',
  brands: 'No brand is waiting',
  all: 'Nobody is waiting',
};
const subjects: Partial<Record<View, string>> = { mine: 'Yours', creators: 'Creators', brands: 'Brands' };

/** The head of the inbox: the state of what is shown, in a sentence. */
export function sentenceOf({ view, q, isNarrowed, total, hasMore, standing }: Said): string {
  const count = total === undefined ? undefined : hasMore ? Math.max(total, 50) : total;
  const atLeast = hasMore && (count ?? 0) < 1_000 ? `${count} or more` : undefined;
  if (q) {
    if (count === undefined) return `Looking for “${q}”`;
    if (count === 0) return `Nobody matches “${q}”`;
    return `${capital(atLeast ?? inWords(count))} ${count === 1 ? 'matches' : 'match'} “${q}”`;
  }
  const promises = standing ? promisesWords(standing) : '';
  if (view === 'new' || view === 'all' || isNarrowed) {
    if (count === undefined) return 'Leads';
    if (count === 0) return isNarrowed ? 'Nobody matches these filters' : quiet[view];
    const noun = view === 'new' ? ['new lead', 'new leads'] : ['lead', 'leads'];
    const leads = atLeast ? `${atLeast} ${noun[1]}` : counted(count, noun[0] ?? '', noun[1]);
    const overdue = standing && standing.overdue > 0 ? `, ${inWords(standing.overdue)} overdue` : '';
    return capital(leads + overdue);
  }
  if (!standing) return 'Leads';
  if (!promises) return quiet[view];
  const subject = subjects[view];
  return subject ? `${subject}: ${promises}` : capital(promises);
}
