import type { Mail } from '#server/outbound/mail/mail.ts';
import { fill, words } from '#server/outbound/mail/words.ts';
import { formOf } from '#shared/forms/forms.ts';
import { site } from '#site.config';
import { askedFooter, type Place } from './visitor-footer.ts';

/**
 * Tells a visitor that what they sent is here, and how long an answer takes.
 * @param table one of `words.received`
 * @param hours as promised when it came; null where nothing was, and the pages' own word holds
 */
export function receivedMail(table: string, hours: number | null, place: Place): Mail {
  const say = words.received[table];
  if (!say) throw new Error(`src/content/mails.yaml has no words under 'received' for ${table}`);
  const [first = '', ...rest] = say.text.map((text) =>
    fill(text, { hours: hours ?? formOf(table).promisedHours ?? '' }),
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
    footer: askedFooter(place),
  };
}
