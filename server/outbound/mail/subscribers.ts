import type { StaffDatabase } from '#server/db/staff-query.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { hashAddress } from './address.ts';
import { generateToken, hashToken, linkPaths, subscriberAddress } from './links.ts';

const rowsPerPage = 500;

export type Subscriber = { email: string; unsubscribeLink: string };

/** Each gets a new unsubscribe link; older links keep working. */
export async function* readSubscribers(database: StaffDatabase, site: string): AsyncGenerator<Subscriber[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = (await database.query(
      `select id, ${subscriberAddress} as email
      from public.${newsletter.table} as subscriber join staff.newsletter_confirmations using (id)
      where id > $1 order by id limit ${rowsPerPage}`,
      [last],
    )) as { id: string; email: string }[];
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const tokens = rows.map(generateToken);
    await database.query(
      `insert into staff.mail_links (token_hash, purpose, subscriber_id, address_hash)
      select token, 'leave', id, address from unnest($1::text[], $2::uuid[], $3::text[]) as made (token, id, address)`,
      [tokens.map(hashToken), rows.map(({ id }) => id), rows.map(({ email }) => hashAddress(email))],
    );
    yield rows.map(({ email }, index) => ({
      email,
      unsubscribeLink: new URL(linkPaths.leave + tokens[index], site).href,
    }));
  }
}
