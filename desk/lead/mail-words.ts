import type { Lead, LeadMail } from '#shared/desk/api.ts';
import { money } from '#shared/money.ts';
import { numberOf } from './stored-row.ts';

const received = new Map([
  ['contact_submissions', 'Message received'],
  ['live_selling_survey_responses', 'Application received'],
  ['early_access_signups', 'Request received'],
]);

const toUs = new Set(['mail.notice', 'mail.promise-half', 'mail.promise-late', 'mail.alarm']);

/** Whether a mail went to whoever sent the form, and not to staff. */
export function isToThem({ kind }: Pick<LeadMail, 'kind'>): boolean {
  return !toUs.has(kind);
}

/** What a mail is, in a few words; an answer by its subject. */
export function mailName(
  { kind, subject }: Pick<LeadMail, 'kind' | 'subject'>,
  lead: Pick<Lead, 'form' | 'row'>,
): string {
  switch (kind) {
    case 'mail.received':
      return received.get(lead.form) ?? 'Receipt';
    case 'mail.roi': {
      const revenue = numberOf(lead.row, 'calculated_monthly_revenue');
      return revenue === null ? 'Breakdown' : `Breakdown, ${money(revenue)} a month`;
    }
    case 'mail.newsletter-confirm':
      return 'Newsletter, please confirm';
    case 'mail.newsletter-welcome':
      return 'Newsletter, welcome';
    default:
      return subject;
  }
}

export type MailTone = 'taken' | 'waiting' | 'unsure' | 'refused';

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** What became of a mail. @param moment puts a moment of ISO 8601 into words, to the second */
export function mailFate(mail: LeadMail, moment: (at: string) => string): { tone: MailTone; words: string } {
  const said = mail.reply?.trim();
  const told = said ? ` The server said: ${said}` : '';
  switch (mail.state) {
    case 'done': {
      const tries =
        mail.attempts > 1 ? `, at the ${ordinals[mail.attempts] ?? `${mail.attempts}th`} try` : '';
      return {
        tone: 'taken',
        words: `Taken ${moment(mail.doneAt ?? mail.at)}${tries}${said ? `, ${said}` : ''}`,
      };
    }
    case 'queued':
      return mail.attempts === 0
        ? { tone: 'waiting', words: `Waiting to be sent since ${moment(mail.at)}` }
        : { tone: 'waiting', words: `Waiting for another try since ${moment(mail.at)}.${told}` };
    case 'uncertain':
      return {
        tone: 'unsure',
        words: `Sent ${moment(mail.doneAt ?? mail.at)}, nobody knows whether it arrived.${told}`,
      };
    case 'held':
      return {
        tone: 'unsure',
        words: `Held back ${moment(mail.doneAt ?? mail.at)}${said ? `: ${said}` : ''}`,
      };
    case 'dead':
      return {
        tone: 'refused',
        words: `Refused ${moment(mail.doneAt ?? mail.at)}${said ? `: ${said}` : ''}`,
      };
  }
}
