import type { Mail } from '#server/outbound/mail/mail.ts';
import { fill, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';
import { routes } from '#src/routes.ts';
import { type Submission, subscriberFooter, visitorFooter } from './visitor-footer.ts';

export function confirmMail(link: string, submission: Submission): Mail {
  const texts = mailTexts.newsletter.confirm;
  const text = fill(texts.text, { brand: site.brand });
  return {
    subject: texts.subject,
    preview: text,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text },
      { type: 'button', label: texts.action, href: link, tone: 'tally' },
      { type: 'small', text: texts.after },
    ],
    footer: visitorFooter(submission),
  };
}

export function welcomeMail(leave: string, submission: Submission): Mail {
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
      { type: 'link', before: '', label: texts.leave, href: leave },
    ],
    footer: subscriberFooter(submission),
    unsubscribe: leave,
  };
}
