import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { hashAddress } from '#server/outbound/mail/address.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import type { ReceivedMail } from './received-mail.ts';
import { findTokens } from './reply-address.ts';

export type MatchedLead = {
  leadId: string;
  by: 'token' | 'references' | 'address';
  isOwnAddress: boolean;
};

const createAddressCondition = (parameter: string) =>
  `(address_hash = ${parameter} or encode(sha256(convert_to(lower(corrected_email), 'UTF8')), 'hex') = ${parameter})`;

const isOpenLeadOfAddress = `is_open and subject_table <> '${newsletter.table}' and ${createAddressCondition('$1::text')}`;

/**
 * Matches a recipient's token, a reference to our emails, or the sender if exactly one open lead has that address.
 * Locks the lead, so that it is not erased before the email is stored.
 */
export async function findLead(
  client: Queryable,
  { MAIL_REPLY_TO }: Pick<Config, 'MAIL_REPLY_TO'>,
  { recipients, references, from, kind }: ReceivedMail,
): Promise<MatchedLead | undefined> {
  const hash = hashAddress(from.address);
  const findBy = async (
    by: MatchedLead['by'],
    condition: string,
    value: string | string[],
  ): Promise<MatchedLead | undefined> => {
    const { rows } = await client.query<{ id: string; own: boolean }>(
      `select id, coalesce(${createAddressCondition('$2')}, false) as own from staff.lead where ${condition} order by created_at limit 2 for key share`,
      [value, hash],
    );
    const [lead] = rows;
    return lead && rows.length === 1 ? { leadId: lead.id, by, isOwnAddress: lead.own } : undefined;
  };
  const tokens = findTokens(recipients, MAIL_REPLY_TO);
  const byToken = tokens.length > 0 && (await findBy('token', 'reply_token = any($1::text[])', tokens));
  if (byToken) return byToken;
  const byReferences =
    references.length > 0 && (await findBy('references', `id in (${selectLeadsOfMailsQuery})`, references));
  if (byReferences) return byReferences;
  if (from.address === '' || kind === 'bounce' || kind === 'complaint') return undefined;
  return findBy('address', isOpenLeadOfAddress, hash);
}

/** False if an open lead has the sender's address. */
export async function isBlocked(client: Queryable, { from }: ReceivedMail): Promise<boolean> {
  const { rows } = await client.query(
    `select from staff.blocked_sender where address_hash = $1
      and not exists (select from staff.lead where ${isOpenLeadOfAddress})`,
    [hashAddress(from.address)],
  );
  return rows.length > 0;
}

/** Emails to staff do not count. `$1` are the ids of the emails. */
const selectLeadsOfMailsQuery = `
  select lead.id from staff.job join staff.lead on lead.subject_id = job.subject_id and lead.subject_table = job.subject_table
  where job.id = any($1::uuid[]) and job.kind in ('mail.received', 'mail.roi', 'mail.newsletter-confirm', 'mail.newsletter-welcome')
  union
  select reply.lead_id from staff.job join staff.reply on reply.id = job.subject_id
  where job.id = any($1::uuid[]) and job.kind = 'mail.reply'`;
