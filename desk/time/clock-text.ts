import type { AnsweredBy } from '#shared/desk/api.ts';
import type { ClockState } from './clock-state.ts';
import { formatDuration, formatElapsed, spokenDuration } from './durations.ts';
import { formatDateTime, formatRowDateTime, formatShortDateTime } from './format-time.ts';
import { isOpenAt, type OpeningHours } from './opening-hours.ts';

export type ClockText = {
  main: string;
  aside: string;
  isClosedThen: boolean;
  spoken: string;
};

const endReasons: Record<AnsweredBy, string> = {
  mail: 'Answered',
  call: 'Called',
  elsewhere: 'Answered',
  no_reply: 'No reply needed',
  not_fit: 'Not a fit',
  spam: 'Spam',
  machine: 'Auto-sent',
  booked: 'Call booked',
  closed: 'Closed',
};

/** @param now milliseconds since 1970 */
export function clockText(state: ClockState, now: number, opening: OpeningHours): ClockText {
  const { timeZone } = opening;
  const long = { long: true };
  switch (state.kind) {
    case 'left':
    case 'soon': {
      const duration = formatDuration(state.seconds);
      const isClosedThen = !state.byMail && !isOpenAt(state.dueAt, opening);
      const due = formatDateTime(state.dueAt, now, timeZone, long);
      return {
        main: state.byMail ? 'Email on its way' : duration,
        aside: state.byMail
          ? `by ${formatShortDateTime(state.dueAt, now, timeZone)}`
          : formatDateTime(state.dueAt, now, timeZone),
        isClosedThen,
        spoken: state.byMail
          ? `Email on its way, due ${due}`
          : `${spokenDuration(duration)} left, ${due}${isClosedThen ? ', outside opening hours' : ''}`,
      };
    }
    case 'late': {
      const duration = formatDuration(state.seconds);
      return {
        main: `${duration} late`,
        aside: `due ${formatRowDateTime(state.dueAt, now, timeZone)}`,
        isClosedThen: false,
        spoken: `Overdue, ${spokenDuration(duration)} late, was due ${formatDateTime(state.dueAt, now, timeZone, long)}`,
      };
    }
    case 'bounced':
      return {
        main: 'Email bounced',
        aside: formatDateTime(state.at, now, timeZone),
        isClosedThen: false,
        spoken: `Overdue, the automatic email bounced, ${formatDateTime(state.at, now, timeZone, long)}`,
      };
    case 'ended': {
      if (state.by === 'no_reply')
        return { main: endReasons.no_reply, aside: '', isClosedThen: false, spoken: endReasons.no_reply };
      const took =
        state.lateBy > 0 ? `${formatElapsed(state.lateBy)} late` : `in ${formatElapsed(state.seconds)}`;
      return {
        main: endReasons[state.by],
        aside: took,
        isClosedThen: false,
        spoken: `${endReasons[state.by]} ${spokenDuration(took)}`,
      };
    }
    case 'none':
      return { main: 'No deadline', aside: '', isClosedThen: false, spoken: 'No reply deadline' };
  }
}
