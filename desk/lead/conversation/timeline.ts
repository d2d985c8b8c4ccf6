import { isToVisitor } from '#desk/lead/reply/email-text.ts';
import type { BookingEvent } from '#desk/time/booking-text.ts';
import type { Lead } from '#shared/desk/api.ts';
import type { LeadEvent, LeadMail, ReceivedMail } from '#shared/desk/conversation.ts';

type EventOf<Kind extends LeadEvent['kind']> = Extract<LeadEvent, { kind: Kind }>;
type AnswerMark = LeadEvent & { kind: 'call' | 'elsewhere' | 'no_reply' | 'not_fit' | 'spam' };

/**
 * One entry of the conversation. A new kind needs a branch in `timelineOf` and in `TimelineEntry`. `isTheirs` is set if
 * the customer wrote it.
 */
export type TimelineItem = { id: string; at: string; isTheirs?: boolean } & (
  | { kind: 'entry' }
  | { kind: 'reply'; mail: LeadMail }
  | { kind: 'automatic'; mail: LeadMail }
  | { kind: 'note'; event: EventOf<'note'> }
  | { kind: 'mark'; event: AnswerMark; isUndone: boolean }
  | { kind: 'booking'; event: BookingEvent }
  | { kind: 'received'; mail: ReceivedMail }
);

const answerMarkKinds = new Set<string>(['call', 'elsewhere', 'no_reply', 'not_fit', 'spam']);
const bookingKinds = new Set<string>(['booked', 'call_moved', 'call_canceled']);

/** The form entry, emails, notes, calls and bookings of a lead, oldest first. */
export function timelineOf(
  lead: Pick<Lead, 'createdAt' | 'mails' | 'received' | 'events'>,
): [TimelineItem, ...TimelineItem[]] {
  const undone = new Set(lead.events.flatMap((event) => (event.kind === 'undo' ? [event.detail.event] : [])));
  const mails = lead.mails.filter(isToVisitor).map((mail): TimelineItem => {
    const kind = mail.kind === 'mail.reply' ? 'reply' : 'automatic';
    return { id: mail.id, at: mail.at, kind, mail };
  });
  const events = lead.events.flatMap((event): TimelineItem[] => {
    const { id, at } = event;
    if (event.kind === 'note') return [{ id, at, kind: 'note', event }];
    if (isBooking(event)) return [{ id, at, kind: 'booking', event }];
    return isAnswerMark(event) ? [{ id, at, kind: 'mark', event, isUndone: undone.has(id) }] : [];
  });
  const received = lead.received.map((mail): TimelineItem => {
    return { id: mail.id, at: mail.at, kind: 'received', mail, isTheirs: mail.kind === 'answer' };
  });
  const later = [...mails, ...received, ...events].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [{ id: 'entry', at: lead.createdAt, kind: 'entry', isTheirs: true }, ...later];
}

function isBooking(event: LeadEvent): event is BookingEvent {
  return bookingKinds.has(event.kind);
}

function isAnswerMark(event: LeadEvent): event is AnswerMark {
  return answerMarkKinds.has(event.kind);
}
