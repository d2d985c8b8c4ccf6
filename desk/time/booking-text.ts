import type { Booking, LeadRow } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';
import { formatDate, formatShortDateTime, formatTimeOfDay, shortWeekday } from './format-time.ts';
import { daysBetween } from './zone.ts';

type BookingState = 'coming' | 'past' | 'canceled';

/** @param now milliseconds since 1970 */
function bookingState({ startsAt, canceledAt }: Booking, now: number): BookingState {
  if (canceledAt !== null) return 'canceled';
  return startsAt !== null && Date.parse(startsAt) <= now ? 'past' : 'coming';
}

const stateHeads: Record<BookingState, string> = {
  coming: 'Call booked',
  past: 'Call was booked for',
  canceled: 'Call canceled',
};

/** Describes a booked call: "Call booked: Thu, Nov 19, 10:00 AM." and "Moved once (was 9:00 AM)." */
export function bookingText(
  booking: Booking,
  now: number,
  timeZone: string,
): { state: BookingState; head: string; rest: string } {
  const { startsAt, wasAt, moves } = booking;
  const state = bookingState(booking, now);
  const at = startsAt === null ? null : Date.parse(startsAt);
  const when = at === null ? '' : `${state === 'past' ? '' : ':'} ${formatCallTime(at, now, timeZone)}`;
  return {
    state,
    head: `${stateHeads[state]}${when}.`,
    rest: [
      ...(at === null ? ['The scheduler sent no time.'] : []),
      ...(moves > 0 && state !== 'canceled' ? [movedText(moves, wasAt, at, now, timeZone)] : []),
    ].join(' '),
  };
}

function movedText(
  moves: number,
  wasAt: string | null,
  at: number | null,
  now: number,
  timeZone: string,
): string {
  const times = moves === 1 ? 'once' : moves === 2 ? 'twice' : `${moves} times`;
  if (wasAt === null) return `Moved ${times}.`;
  const was = Date.parse(wasAt);
  const isSameDay = at !== null && daysBetween(was, at, timeZone) === 0;
  return `Moved ${times} (was ${isSameDay ? formatTimeOfDay(was, timeZone) : formatCallTime(was, now, timeZone)}).`;
}

/** Formats the time of a call: `Thu, Nov 19, 10:00 AM`. */
export function formatCallTime(at: number, now: number, timeZone: string): string {
  return `${shortWeekday(at, timeZone)}, ${formatDate(at, now, timeZone)}, ${formatTimeOfDay(at, timeZone)}`;
}

export type BookingEvent = Extract<LeadEvent, { kind: 'booked' | 'call_moved' | 'call_canceled' }>;

/** Describes a change of a booked call: "The call was moved to Thu, Nov 19, 10:00 AM". */
export function bookingEventText({ kind, detail }: BookingEvent, now: number, timeZone: string): string {
  const timeSuffix = (word: string, at: string | null) =>
    at === null ? '' : ` ${word} ${formatCallTime(Date.parse(at), now, timeZone)}`;
  if (kind === 'booked') return `A call was booked${timeSuffix('for', detail.startsAt)}`;
  if (kind === 'call_moved') return `The call was moved${timeSuffix('to', detail.to)}`;
  return `The call${timeSuffix('for', detail.startsAt)} was canceled`;
}

/**
 * Describes a booked call in a list row: "Call Thu 10:00 AM", "Call moved to Thu 10:00 AM" until a member has seen it,
 * or "Call canceled" while a reply is due. Null for a past call.
 */
export function rowBookingText(
  { booking, clock }: Pick<LeadRow, 'booking' | 'clock'>,
  now: number,
  timeZone: string,
): string | null {
  if (!booking) return null;
  const state = bookingState(booking, now);
  if (state === 'coming')
    return booking.startsAt === null
      ? 'Call booked'
      : `Call ${booking.isNewMove ? 'moved to ' : ''}${formatShortDateTime(Date.parse(booking.startsAt), now, timeZone)}`;
  return state === 'canceled' && clock.dueAt !== null && clock.answeredAt === null ? 'Call canceled' : null;
}
