import type { Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { toOneLine } from '#server/outbound/mail/one-line.ts';
import { site } from '#site.config';

export function createConnectionMail(names: string[], admins: string[], link: string | undefined): Mail {
  const texts = mailTexts.connection;
  const [first = '', ...others] = names.map(toOneLine);
  const lead = fillPlaceholders(texts.lead, { brand: site.brand });
  return {
    subject: fillPlaceholders(others.length > 0 ? texts.several : texts.subject, {
      name: first,
      more: others.length,
    }),
    preview: lead,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text: lead },
      ...[first, ...others].map((name) => ({ type: 'text', text: name }) as const),
      { type: 'text', text: texts.how },
      ...(link
        ? [{ type: 'button', label: texts.open, href: `${link}/connections`, tone: 'ink' } as const]
        : []),
    ],
    footer: [fillPlaceholders(mailTexts.footer.connection, { staff: admins.join(', '), brand: site.brand })],
  };
}
