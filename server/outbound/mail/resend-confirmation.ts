import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Row } from '#server/rest/payload.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { readAddress } from './address.ts';

/** Sends it at most once in three days, so that it cannot be used to harass. `rows` were refused as duplicates. */
export async function resendConfirmation(database: StaffDatabase, table: string, rows: Row[]): Promise<void> {
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
