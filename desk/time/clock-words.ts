import type { KeptBy } from '#shared/desk/api.ts';
import type { ClockState } from './clock-state.ts';
import { durationWords, spokenDuration, tookWords } from './durations.ts';
import { momentWords, rowMomentWords, shortMomentWords } from './moments.ts';
import { isOpenAt, type Opening } from './opening-hours.ts';

export type ClockWords = {
  main: string;
  aside: string;
  isClosedThen: boolean;
  spoken: string;
};

const keptWords: Record<KeptBy, string> = {
  mail: 'Answered',
  call: 'Called',
  elsewhere: 'Answered',
  not_fit: 'Not a fit',
  spam: 'Spam',
  machine: 'Auto-sent',
  booked: 'Call booked',
  closed: 'Closed',
};

/** @param now milliseconds since 1970 */
export function clockWords(state: ClockState, now: number, opening: Opening): ClockWords {
  const { timeZone } = opening;
  const long = { long: true };
  switch (state.kind) {
    case 'left':
    case 'soon': {
      const duration = durationWords(state.seconds);
      const isClosedThen = !state.byMail && !isOpenAt(state.dueAt, opening);
      const due = momentWords(state.dueAt, now, timeZone, long);
      return {
        main: state.byMail ? 'Email on its way' : duration,
        aside: state.byMail
          ? `by ${shortMomentWords(state.dueAt, now, timeZone)}`
          : momentWords(state.dueAt, now, timeZone),
        isClosedThen,
        spoken: state.byMail
          ? `Email on its way, due ${due}`
          : `${spokenDuration(duration)} left, ${due}${isClosedThen ? ', outside opening hours' : ''}`,
      };
    }
    case 'late': {
      const duration = durationWords(state.seconds);
      return {
        main: `${duration} late`,
        aside: `due ${rowMomentWords(state.dueAt, now, timeZone)}`,
        isClosedThen: false,
        spoken: `Overdue, ${spokenDuration(duration)} late, was due ${momentWords(state.dueAt, now, timeZone, long)}`,
      };
    }
    case 'bounced':
      return {
        main: 'Email bounced',
        aside: momentWords(state.at, now, timeZone),
        isClosedThen: false,
        spoken: `Overdue, the automatic email bounced, ${momentWords(state.at, now, timeZone, long)}`,
      };
    case 'kept': {
      const took = state.lateBy > 0 ? `${tookWords(state.lateBy)} late` : `in ${tookWords(state.seconds)}`;
      return {
        main: keptWords[state.by],
        aside: took,
        isClosedThen: false,
        spoken: `${keptWords[state.by]} ${spokenDuration(took)}`,
      };
    }
    case 'none':
      return { main: 'No deadline', aside: '', isClosedThen: false, spoken: 'No reply deadline' };
  }
}
