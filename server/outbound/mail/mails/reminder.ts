import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Mail } from '#server/outbound/mail/mail.ts';
import { oneLine } from '#server/outbound/mail/one-line.ts';
import { site } from '#site.config';
import { deskButton, formName, nameOf } from './notice.ts';

export const reminderKind = 'mail.reminder';

/** Reminds the member who asked for it. @param link to the lead in the desk */
export function reminderMail(lead: Lead, to: string[], link?: string): Mail {
  const name = nameOf(lead);
  const text = `You asked to be reminded of ${name} (${formName(lead.table)}).`;
  return {
    subject: oneLine(`Reminder: ${name}`),
    preview: text,
    blocks: [{ type: 'title', text: 'Your reminder' }, { type: 'text', text }, ...deskButton(link)],
    footer: [`Sent to ${to.join(', ')} because of a reminder at the desk of ${site.brand}.`],
  };
}
