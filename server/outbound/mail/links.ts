import { createHash, randomBytes } from 'node:crypto';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { hashAddress } from './address.ts';

export type LinkPurpose = 'confirm' | 'leave';

/** The token is appended to these paths. */
export const linkPaths: Record<LinkPurpose, string> = { confirm: '/n/', leave: '/u/' };

const tokenBytes = 32;
const confirmLinkDays = 30;

/** Only the token's hash is stored. */
export async function createLinkToken(
  database: StaffDatabase,
  purpose: LinkPurpose,
  subscriberId: string,
  address: string,
): Promise<string> {
  const token = generateToken();
  await database.query(
    `insert into staff.mail_links (token_hash, purpose, subscriber_id, address_hash) values ($1, $2, $3, $4)`,
    [hashToken(token), purpose, subscriberId, hashAddress(address)],
  );
  return token;
}

export type LinkState = 'pending' | 'confirmed' | 'left' | 'unknown';

export const subscriberAddress = `coalesce((
    select corrected_email from staff.lead
    where lead.subject_id = subscriber.id and lead.subject_table = '${newsletter.table}'
  ), subscriber.email)`;

const stateQuery = `
  select case
    when link.token_hash is null then 'unknown'
    when subscriber.id is null then 'left'
    when confirmation.id is not null then 'confirmed'
    when link.purpose = 'confirm' and link.created_at < now() - interval '${confirmLinkDays} days' then 'unknown'
    else 'pending'
  end as state
  from (select $1::text as token_hash) as asked
  left join staff.mail_links as link on link.token_hash = asked.token_hash and link.purpose = $2
  left join public.${newsletter.table} as subscriber on subscriber.id = link.subscriber_id
    and encode(sha256(convert_to(lower(${subscriberAddress}), 'UTF8')), 'hex') = link.address_hash
  left join staff.newsletter_confirmations as confirmation on confirmation.id = subscriber.id`;

export async function readLinkState(
  database: StaffDatabase,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkState> {
  const [found] = await database.query(stateQuery, [hashToken(token), purpose]);
  return found?.state as LinkState;
}

/** A link can be followed repeatedly. Unsubscribing deletes the row, so that the address can subscribe again. */
export async function followLink(
  database: StaffDatabase,
  purpose: LinkPurpose,
  token: string,
  onChange: () => void,
): Promise<LinkState> {
  const state = await readLinkState(database, purpose, token);
  const isWaiting = state === 'pending' || (purpose === 'leave' && state === 'confirmed');
  if (!isWaiting) return state;
  await database.query(purpose === 'confirm' ? confirmSubscriberQuery : deleteSubscriberQuery, [
    hashToken(token),
  ]);
  onChange();
  return readLinkState(database, purpose, token);
}

const confirmSubscriberQuery = `
  with link as (select subscriber_id as id, address_hash from staff.mail_links where token_hash = $1 and purpose = 'confirm'),
  confirmed as (
    insert into staff.newsletter_confirmations (id)
    select subscriber.id from link join public.${newsletter.table} as subscriber using (id)
    on conflict do nothing returning id
  ),
  welcome as (
    insert into staff.job (kind, subject_table, subject_id)
    select 'mail.newsletter-welcome', '${newsletter.table}', id from confirmed on conflict do nothing
  )
  delete from staff.suppressed_addresses where reason = 'left' and address_hash in (select address_hash from link)`;

const deleteSubscriberQuery = `
  with link as (select subscriber_id as id, address_hash from staff.mail_links where token_hash = $1 and purpose = 'leave'),
  unsubscribed as (delete from public.${newsletter.table} where id in (select id from link) returning id),
  queued as (insert into staff.hook_event (type, detail) select 'subscriber.left', jsonb_build_object('id', id) from unsubscribed)
  insert into staff.suppressed_addresses (address_hash, reason)
  select address_hash, 'left' from link where exists (select from unsubscribed) on conflict do nothing`;

export function generateToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
