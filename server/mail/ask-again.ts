import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Row } from '#server/rest/payload.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { readAddress } from './address.ts';

/**
 * Sends the question to a newsletter address once more, when it was asked for again and never confirmed: the first one
 * may have been lost. Not within three days of the last, so that nobody is pestered by somebody else.
 * @param rows of the form that was refused since its address is there already: a person sends one
 */
export async function askAgain(database: StaffDatabase, table: string, rows: Row[]): Promise<void> {
  if (table !== newsletter.table || rows.length > 1) return;
  const address = readAddress(rows[0]?.email);
  if (address === undefined) return;
  await database.query(
    `update staff.job set state = 'queued', due_at = now(), attempts = 0, begun = 0, done_at = null
    where kind = 'mail.newsletter-confirm' and state <> 'queued'
      and coalesce(begun_at, created_at) < now() - interval '3 days'
      and subject_id in (
        select id from public.${newsletter.table}
        where email = lower($1) and id not in (select id from staff.newsletter_confirmations)
      )`,
    [address],
  );
}
