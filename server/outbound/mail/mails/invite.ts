import type { Mail } from '#server/outbound/mail/mail.ts';
import { fill, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { oneLine } from '#server/outbound/mail/one-line.ts';
import type { Role } from '#shared/desk/api.ts';
import { site } from '#site.config';

export type Invite = {
  link: string;
  role: Role;
  /** Null for an invite from the command line. */
  invitedBy: string | null;
  expiresAt: Date | string;
};

export function inviteMail({ link, role, invitedBy, expiresAt }: Invite): Mail {
  const texts = mailTexts.invite;
  const values = {
    brand: site.brand,
    role,
    by: invitedBy === null ? texts.colleague : oneLine(invitedBy),
    time: formatTime(new Date(expiresAt)),
  };
  const lead = fill(texts.lead, values);
  return {
    subject: fill(texts.subject, values),
    preview: lead,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text: lead },
      { type: 'button', label: texts.action, href: link, tone: 'ink' },
      { type: 'small', text: fill(texts.until, values) },
    ],
    footer: [fill(mailTexts.footer.invite, values)],
  };
}
