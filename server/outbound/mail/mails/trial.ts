import type { Mail } from '#server/outbound/mail/mail.ts';
import { fill, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';

/** A test email for operators and staff. @param origin the site's origin */
export function trialMail(origin: string, { isOfDesk = false } = {}): Mail {
  const say = mailTexts.trial;
  const lead = fill(say.lead, { brand: site.brand });
  return {
    subject: fill(say.subject, { brand: site.brand }),
    preview: lead,
    blocks: [
      { type: 'title', text: say.title },
      { type: 'text', text: lead },
      { type: 'text', text: say.spam },
      { type: 'button', label: say.action, href: origin, tone: 'ink' },
    ],
    footer: [fill(mailTexts.footer[isOfDesk ? 'trialOfDesk' : 'trial'], { brand: site.brand })],
  };
}
