import type { Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { toOneLine } from '#server/outbound/mail/one-line.ts';
import type { Role } from '#shared/desk/api.ts';
import { site } from '#site.config';

export type Invite = {
  link: string;
  role: Role;
  /** Null for an invite from the command line. */
  invitedBy: string | null;
  expiresAt: Date | string;
};

export function createInviteMail({ link, role, invitedBy, expiresAt }: Invite): Mail {
  const texts = mailTexts.invite;
  const values = {
    brand: site.brand,
    role,
    by: invitedBy === null ? texts.colleague : toOneLine(invitedBy),
    time: formatTime(new Date(expiresAt)),
  };
  const lead = fillPlaceholders(texts.lead, values);
  return {
    subject: fillPlaceholders(texts.subject, values),
    preview: lead,
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text: lead },
      { type: 'button', label: texts.action, href: link, tone: 'ink' },
      { type: 'small', text: fillPlaceholders(texts.until, values) },
    ],
    footer: [fillPlaceholders(mailTexts.footer.invite, values)],
  };
}
