import type { Mail } from '#server/outbound/mail/mail.ts';
import { fill, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';
import { routes } from '#src/routes.ts';
import { type Submission, subscriberFooter, visitorFooter } from './visitor-footer.ts';

/** Asks the owner of an address to confirm the newsletter. @param link to a page with a confirm button */
export function confirmMail(link: string, submission: Submission): Mail {
  const say = mailTexts.newsletter.confirm;
  const text = fill(say.text, { brand: site.brand });
  return {
    subject: say.subject,
    preview: text,
    blocks: [
      { type: 'title', text: say.title },
      { type: 'text', text },
      { type: 'button', label: say.action, href: link, tone: 'tally' },
      { type: 'small', text: say.after },
    ],
    footer: visitorFooter(submission),
  };
}

/** Welcomes a confirmed subscriber. @param leave unsubscribe link */
export function welcomeMail(leave: string, submission: Submission): Mail {
  const say = mailTexts.newsletter.welcome;
  const guide = new URL(routes['live-selling-best-practices'].path, submission.site).href;
  return {
    subject: say.subject,
    preview: say.text,
    blocks: [
      { type: 'title', text: say.title },
      { type: 'text', text: say.text },
      { type: 'text', text: say.until },
      { type: 'button', label: say.action, href: guide, tone: 'tally' },
      { type: 'link', before: '', label: say.leave, href: leave },
    ],
    footer: subscriberFooter(submission),
    unsubscribe: leave,
  };
}
