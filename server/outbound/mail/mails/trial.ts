import type { Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';

export function createTestMail(origin: string, { isOfDesk = false } = {}): Mail {
  const texts = mailTexts.trial;
  const lead = fillPlaceholders(texts.lead, { brand: site.brand });
  return {
    subject: fillPlaceholders(texts.subject, { brand: site.brand }),
    preview: lead,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text: lead },
      { type: 'text', text: texts.spam },
      { type: 'button', label: texts.action, href: origin, tone: 'ink' },
    ],
    footer: [fillPlaceholders(mailTexts.footer[isOfDesk ? 'trialOfDesk' : 'trial'], { brand: site.brand })],
  };
}
