import type { Config } from '#server/config.ts';
import { site } from '#site.config';
import type { Mailbox } from './mailbox.ts';

/** Who mails come from: MAIL_FROM, else the agency as it is published. */
export function mailFrom({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): Mailbox {
  return MAIL_FROM ?? { name: site.brand, address: site.email };
}

/** Who hears of new leads: MAIL_STAFF, else the agency's address as it is published. */
export function mailStaff({ MAIL_STAFF }: Pick<Config, 'MAIL_STAFF'>): string[] {
  return MAIL_STAFF ?? [site.email];
}
