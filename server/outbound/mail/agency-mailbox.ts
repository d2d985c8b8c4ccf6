import type { Config } from '#server/config.ts';
import { site } from '#site.config';
import type { Mailbox } from './mailbox.ts';

export function getSenderMailbox({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): Mailbox {
  return MAIL_FROM ?? { name: site.brand, address: site.email };
}

export function getStaffAddresses({ MAIL_STAFF }: Pick<Config, 'MAIL_STAFF'>): string[] {
  return MAIL_STAFF ?? [site.email];
}
