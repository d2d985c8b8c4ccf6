import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { addressHash } from '#server/outbound/mail/address.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import type { ReceivedMail } from './received-mail.ts';
import { tokensIn } from './reply-address.ts';

export type Match = {
  leadId: string;
  by: 'token' | 'references' | 'address';
  isOwnAddress: boolean;
};

const hasAddressHash = (parameter: string) =>
  `(address_hash = ${parameter} or encode(sha256(convert_to(lower(corrected_email), 'UTF8')), 'hex') = ${parameter})`;

const isOpenOfAddress = `is_open and subject_table <> '${newsletter.table}' and ${hasAddressHash('$1::text')}`;

/**
 * Matches the token in the recipients, our emails that it refers to, or the sender if exactly one open lead has it.
 * Locks the lead, so that it is not erased before the email is stored.
 */
export async function findLead(
  client: Queryable,
  { MAIL_REPLY_TO }: Pick<Config, 'MAIL_REPLY_TO'>,
  { recipients, references, from, kind }: ReceivedMail,
): Promise<Match | undefined> {
  const hash = addressHash(from.address);
  const find = async (
    by: Match['by'],
    condition: string,
    value: string | string[],
  ): Promise<Match | undefined> => {
    const { rows } = await client.query<{ id: string; own: boolean }>(
      `select id, coalesce(${hasAddressHash('$2')}, false) as own from staff.lead where ${condition} order by created_at limit 2 for key share`,
      [value, hash],
    );
    const [lead] = rows;
    return lead && rows.length === 1 ? { leadId: lead.id, by, isOwnAddress: lead.own } : undefined;
  };
  const tokens = tokensIn(recipients, MAIL_REPLY_TO);
  const byToken = tokens.length > 0 && (await find('token', 'reply_token = any($1::text[])', tokens));
  if (byToken) return byToken;
  const byReferences =
    references.length > 0 && (await find('references', `id in (${leadsOfMails})`, references));
  if (byReferences) return byReferences;
  if (from.address === '' || kind === 'bounce' || kind === 'complaint') return undefined;
  return find('address', isOpenOfAddress, hash);
}

/** False if an open lead has the sender's address. */
export async function isBlocked(client: Queryable, { from }: ReceivedMail): Promise<boolean> {
  const { rows } = await client.query(
    `select from staff.blocked_sender where address_hash = $1
      and not exists (select from staff.lead where ${isOpenOfAddress})`,
    [addressHash(from.address)],
  );
  return rows.length > 0;
}

/** Emails to staff do not count. `$1` are the ids of the emails. */
const leadsOfMails = `
  select lead.id from staff.job join staff.lead on lead.subject_id = job.subject_id and lead.subject_table = job.subject_table
  where job.id = any($1::uuid[]) and job.kind in ('mail.received', 'mail.roi', 'mail.newsletter-confirm', 'mail.newsletter-welcome')
  union
  select reply.lead_id from staff.job join staff.reply on reply.id = job.subject_id
  where job.id = any($1::uuid[]) and job.kind = 'mail.reply'`;
