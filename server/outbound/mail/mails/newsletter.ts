import type { Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';
import { routes } from '#src/routes.ts';
import { createSubscriberFooter, createVisitorFooter, type SubmissionContext } from './visitor-footer.ts';

export function createConfirmMail(link: string, submission: SubmissionContext): Mail {
  const texts = mailTexts.newsletter.confirm;
  const text = fillPlaceholders(texts.text, { brand: site.brand });
  return {
    subject: texts.subject,
    preview: text,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text },
      { type: 'button', label: texts.action, href: link, tone: 'tally' },
      { type: 'small', text: texts.after },
    ],
    footer: createVisitorFooter(submission),
  };
}

export function createWelcomeMail(unsubscribeLink: string, submission: SubmissionContext): Mail {
  const texts = mailTexts.newsletter.welcome;
  const guide = new URL(routes['live-selling-best-practices'].path, submission.site).href;
  return {
    subject: texts.subject,
    preview: texts.text,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text: texts.text },
      { type: 'text', text: texts.until },
      { type: 'button', label: texts.action, href: guide, tone: 'tally' },
      { type: 'link', before: '', label: texts.leave, href: unsubscribeLink },
    ],
    footer: createSubscriberFooter(submission),
    unsubscribe: unsubscribeLink,
  };
}
