import type { Lead } from '#shared/desk/api.ts';
import type { LeadMail } from '#shared/desk/conversation.ts';
import { formOf } from '#shared/forms/forms.ts';
import { formatOrdinal, readNumber } from '#shared/forms/stored-row.ts';
import { formatMoney } from '#shared/money.ts';

const staffKinds = new Set(['mail.notice', 'mail.promise-half', 'mail.promise-late', 'mail.alarm']);

export function isToVisitor({ kind }: Pick<LeadMail, 'kind'>): boolean {
  return !staffKinds.has(kind);
}

/** Returns a short name for an email; for replies, the subject. */
export function emailName(
  { kind, subject }: Pick<LeadMail, 'kind' | 'subject'>,
  lead: Pick<Lead, 'form' | 'row'>,
): string {
  switch (kind) {
    case 'mail.received':
      return formOf(lead.form).receiptName ?? 'Receipt';
    case 'mail.roi': {
      const revenue = readNumber(lead.row, 'calculated_monthly_revenue');
      return revenue === null ? 'Breakdown' : `Breakdown, ${formatMoney(revenue)} a month`;
    }
    case 'mail.newsletter-confirm':
      return 'Newsletter, please confirm';
    case 'mail.newsletter-welcome':
      return 'Newsletter, welcome';
    default:
      return subject;
  }
}

export type EmailTone = 'taken' | 'waiting' | 'unsure' | 'refused';

export function isOnlySaved({ state, reply }: Pick<LeadMail, 'state' | 'reply'>): boolean {
  return state === 'done' && /^written to \S+\.eml$/.test(reply?.trim() ?? '');
}

/**
 * The delivery status of an email.
 * @param formatTime formats an ISO 8601 time
 * @param isWhole whether to include the mail server's response to a delivered email
 */
export function deliveryStatus(
  mail: LeadMail,
  formatTime: (at: string) => string,
  isWhole = false,
): { tone: EmailTone; text: string } {
  const answer = mail.reply?.trim();
  const at = formatTime(mail.doneAt ?? mail.at);
  if (isOnlySaved(mail)) return { tone: 'unsure', text: `Not sent: email is off. Saved on the server ${at}` };
  switch (mail.state) {
    case 'done': {
      const tries = mail.attempts > 1 ? `, on the ${formatOrdinal(mail.attempts)} try` : '';
      return {
        tone: 'taken',
        text: `Delivered to the mail server ${at}${tries}${isWhole && answer ? `, ${answer}` : ''}`,
      };
    }
    case 'queued':
      return {
        tone: 'waiting',
        text: `${mail.attempts === 0 ? 'Queued' : 'Retrying'} since ${formatTime(mail.at)}${answer ? `. The mail server said: ${answer}` : ''}`,
      };
    case 'uncertain':
      return {
        tone: 'unsure',
        text: `Sent ${at}, not confirmed by the mail server${answer ? `: ${answer}` : ''}`,
      };
    case 'held':
      return { tone: 'unsure', text: `On hold since ${at}${answer ? `: ${answer}` : ''}` };
    case 'dead':
      return { tone: 'refused', text: `Bounced ${at}${answer ? `: ${answer}` : ''}` };
  }
}
