import { dollars } from '#desk/parts/dollars.ts';
import { doerOf } from '#desk/parts/people-words.ts';
import { statusNames } from '#desk/parts/status-ring.tsx';
import type { LeadEvent, Person } from '#shared/desk/api.ts';

type Here = { people: Person[]; me: string };

const undone = new Map([
  ['status', 'the status'],
  ['assign', 'the assignment'],
  ['call', 'the call'],
  ['elsewhere', '“answered elsewhere”'],
  ['not_fit', '“not a fit”'],
  ['spam', '“spam”'],
]);

const mails = new Map([
  ['mail.received', 'The receipt'],
  ['mail.roi', 'The breakdown'],
  ['mail.reply', 'The reply'],
  ['mail.newsletter-confirm', 'The mail to confirm'],
  ['mail.newsletter-welcome', 'The welcome mail'],
  ['mail.notice', 'The notice to us'],
  ['mail.promise-half', 'The notice that half of the time is over'],
  ['mail.promise-late', 'The notice that the promise ran out'],
]);
const fates = new Map([
  ['queued', 'waits to be sent'],
  ['done', 'was taken'],
  ['held', 'was held back'],
  ['uncertain', 'was sent, nobody knows whether it arrived'],
  ['dead', 'was refused'],
]);

/** A line of the history as a sentence, without its time; null for what is said elsewhere. */
export function historyWords(event: LeadEvent, { people, me }: Here): string {
  const who = doerOf(people, event.by, me);
  const text =
    'detail' in event && 'text' in event.detail && event.detail.text ? `: ${event.detail.text}` : '';
  switch (event.kind) {
    case 'arrived':
      return 'Came in';
    case 'status':
      return `${who} set ${statusNames[event.detail.to]}, it was ${statusNames[event.detail.from]}`;
    case 'assign': {
      const { to, from } = event.detail;
      if (to === null)
        return `${who} took it from ${from === me ? 'you' : doerOf(people, from, me)}, nobody has it`;
      return to === event.by
        ? `${who} took it`
        : `${who} gave it to ${to === me ? 'you' : doerOf(people, to, me)}`;
    }
    case 'note':
      return `${who} wrote a note${text}`;
    case 'call':
      return `${who} logged a call${text}`;
    case 'elsewhere':
      return `${who} answered elsewhere${text}`;
    case 'not_fit':
      return `${who} said “not a fit”${text}`;
    case 'spam':
      return `${who} said it is spam${text}`;
    case 'reply':
      return `${who} wrote a reply: ${event.detail.subject}`;
    case 'mail': {
      const mail = mails.get(event.detail.mail) ?? 'A mail';
      const said = event.detail.reply ? `: ${event.detail.reply}` : '';
      return `${mail} ${fates.get(event.detail.state) ?? event.detail.state}${said}`;
    }
    case 'amount':
      return event.detail.to === null
        ? `${who} took the amount away`
        : `${who} set the amount won to ${dollars(event.detail.to)}`;
    case 'email':
      return `${who} corrected the address to ${event.detail.to}`;
    case 'booked':
      return event.detail.startsAt
        ? `A call was booked for ${event.detail.startsAt.slice(0, 16).replace('T', ' ')} UTC`
        : 'A call was booked';
    case 'undo':
      return `${who} undid ${undone.get(event.detail.of) ?? 'a change'}`;
    default:
      return `${who} did something that this desk does not know yet`;
  }
}
