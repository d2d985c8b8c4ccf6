import { site } from '#site.config';
import type { Mail } from '../mail.ts';
import { fill, words } from '../words.ts';

/** Shows an operator that mails arrive, and how they look. @param origin of the site */
export function trialMail(origin: string): Mail {
  const say = words.trial;
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
    footer: [fill(words.footer.trial, { brand: site.brand })],
  };
}
