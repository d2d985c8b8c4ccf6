import type { Mail } from '#server/outbound/mail/mail.ts';
import { fill, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { formOf } from '#shared/forms/forms.ts';
import { site } from '#site.config';
import { type Submission, visitorFooter } from './visitor-footer.ts';

/**
 * Confirms to a visitor that a form arrived and states the response time.
 * @param table a key of `mailTexts.received`
 * @param hours deadline of the lead in hours; null uses the form's default
 */
export function receivedMail(table: string, hours: number | null, submission: Submission): Mail {
  const say = mailTexts.received[table];
  if (!say) throw new Error(`src/content/mails.yaml has no texts under 'received' for ${table}`);
  const [first = '', ...rest] = say.text.map((text) =>
    fill(text, { hours: hours ?? formOf(table).deadlineHours ?? '' }),
  );
  return {
    subject: say.subject,
    preview: first,
    blocks: [
      { type: 'title', text: say.title },
      { type: 'text', text: first },
      ...rest.map((text) => ({ type: 'text', text }) as const),
      ...(say.call
        ? [{ type: 'button', label: say.call, href: site.links.scheduling, tone: 'tally' } as const]
        : []),
    ],
    footer: visitorFooter(submission),
  };
}
