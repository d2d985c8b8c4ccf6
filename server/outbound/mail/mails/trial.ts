import type { Mail } from '#server/outbound/mail/mail.ts';
import { fill, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';

export function trialMail(origin: string, { isOfDesk = false } = {}): Mail {
  const texts = mailTexts.trial;
  const lead = fill(texts.lead, { brand: site.brand });
  return {
    subject: fill(texts.subject, { brand: site.brand }),
    preview: lead,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text: lead },
      { type: 'text', text: texts.spam },
      { type: 'button', label: texts.action, href: origin, tone: 'ink' },
    ],
    footer: [fill(mailTexts.footer[isOfDesk ? 'trialOfDesk' : 'trial'], { brand: site.brand })],
  };
}
