import type { Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { formOf } from '#shared/forms/forms.ts';
import { site } from '#site.config';
import { createVisitorFooter, type SubmissionContext } from './visitor-footer.ts';

/** `table` is a key of `mailTexts.received`. `hours` is the reply time; null for the form's default. */
export function createReceiptMail(table: string, hours: number | null, submission: SubmissionContext): Mail {
  const texts = mailTexts.received[table];
  if (!texts) throw new Error(`src/content/mails.yaml has no texts under 'received' for ${table}`);
  const [first = '', ...rest] = texts.text.map((text) =>
    fillPlaceholders(text, { hours: hours ?? formOf(table).deadlineHours ?? '' }),
  );
  return {
    subject: texts.subject,
    preview: first,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text: first },
      ...rest.map((text) => ({ type: 'text', text }) as const),
      ...(texts.call
        ? [{ type: 'button', label: texts.call, href: site.links.scheduling, tone: 'tally' } as const]
        : []),
    ],
    footer: createVisitorFooter(submission),
  };
}
