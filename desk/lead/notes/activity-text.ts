import { formatDollars } from '#desk/parts/text/dollars.ts';
import { actorName } from '#desk/parts/text/people-text.ts';
import { bookingEventText, formatCallTime } from '#desk/time/booking-text.ts';
import type { Person } from '#shared/desk/api.ts';
import type { LeadEvent, ReceivedKind } from '#shared/desk/conversation.ts';
import { statusNames } from '#shared/desk/statuses.ts';

type Viewer = { people: Person[]; me: string; timeZone: string; now: number };

const undoneTexts = new Map([
  ['status', 'the status'],
  ['assign', 'the assignment'],
  ['call', 'the call'],
  ['elsewhere', '“answered outside the desk”'],
  ['no_reply', '“no reply needed”'],
  ['not_fit', '“not a fit”'],
  ['spam', '“spam”'],
]);

const emailNames = new Map([
  ['mail.received', 'The receipt'],
  ['mail.roi', 'The breakdown'],
  ['mail.reply', 'The reply'],
  ['mail.newsletter-confirm', 'The confirmation email'],
  ['mail.newsletter-welcome', 'The welcome email'],
  ['mail.notice', 'The notice to your team'],
  ['mail.promise-half', 'The reminder halfway to the deadline'],
  ['mail.promise-late', 'The overdue reminder'],
]);
const receivedTexts: Record<ReceivedKind, string> = {
  answer: 'The customer replied by email',
  automatic: 'An automatic email was received',
  bounce: 'An email came back as undeliverable',
  complaint: 'The customer marked an email as spam',
  colleague: 'An email from a team address was received',
};
const emailStateTexts = new Map([
  ['queued', 'is queued'],
  ['done', 'was delivered to the mail server'],
  ['held', 'is on hold'],
  ['uncertain', 'was sent but not confirmed by the mail server'],
  ['dead', 'bounced'],
]);

/**
 * Describes an activity entry in a sentence, without the time and without texts that the conversation already shows.
 */
export function activityText(event: LeadEvent, { people, me, timeZone, now }: Viewer): string {
  const author = actorName(people, event.by, me);
  const text =
    'detail' in event && 'text' in event.detail && event.detail.text ? `: ${event.detail.text}` : '';
  switch (event.kind) {
    case 'arrived':
      return 'Received';
    case 'status':
      return `${author} changed the status from ${statusNames[event.detail.from]} to ${statusNames[event.detail.to]}`;
    case 'assign': {
      const { to, from } = event.detail;
      if (to === null) return `${author} unassigned ${from === me ? 'you' : actorName(people, from, me)}`;
      return to === event.by
        ? `${author} claimed this lead`
        : `${author} assigned it to ${to === me ? 'you' : actorName(people, to, me)}`;
    }
    case 'note':
      return `${author} wrote a note`;
    case 'call':
      return `${author} logged a call`;
    case 'elsewhere':
      return `${author} answered outside the desk`;
    case 'no_reply':
      return `${author} marked it “No reply needed”`;
    case 'not_fit':
      return `${author} marked it “Not a fit”`;
    case 'spam':
      return `${author} marked it as spam`;
    case 'reply':
      return `${author} wrote a reply: ${event.detail.subject}`;
    case 'mail': {
      const mail = emailNames.get(event.detail.mail) ?? 'An email';
      if (/^written to /.test(event.detail.reply ?? ''))
        return `${mail} was saved on the server: email is off`;
      const reply = event.detail.reply ? `: ${event.detail.reply}` : '';
      return `${mail} ${emailStateTexts.get(event.detail.state) ?? event.detail.state}${reply}`;
    }
    case 'amount':
      return event.detail.to === null
        ? `${author} removed the deal value`
        : `${author} set the deal value to ${formatDollars(event.detail.to)}`;
    case 'email':
      return `${author} corrected the address to ${event.detail.to}`;
    case 'reminder': {
      const { for: other, text: note } = event.detail;
      if (event.by === null)
        return `The reminder${note ? ` “${note}”` : ''} was cleared because the customer wrote`;
      const recipient = other === undefined ? '' : ` ${other === me ? 'you' : actorName(people, other, me)}`;
      return event.detail.at === null
        ? `${author} removed the reminder`
        : `${author} set${recipient} a reminder for ${formatCallTime(Date.parse(event.detail.at), now, timeZone)}${text}`;
    }
    case 'received':
      return receivedTexts[event.detail.kind];
    case 'sorted':
      return event.detail.isHere
        ? `${author} added an email to this lead`
        : `${author} moved an email to Unsorted`;
    case 'booked':
    case 'call_moved':
    case 'call_canceled':
      return bookingEventText(event, now, timeZone);
    case 'undo':
      return `${author} undid ${undoneTexts.get(event.detail.of) ?? 'a change'}`;
    default:
      return `${author} did something this version of the desk cannot show`;
  }
}
