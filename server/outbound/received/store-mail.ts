import type { Config } from '#server/config.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { StaffQueries } from '#server/db/staff-query.ts';
import { hashAddress } from '#server/outbound/mail/address.ts';
import { blockableKinds } from '#shared/desk/conversation.ts';
import { findLead, isBlocked, type MatchedLead } from './find-lead.ts';
import { markMailFailed } from './mark-mail-failed.ts';
import type { ReceivedMail } from './received-mail.ts';
import { reopenLead } from './reopen-lead.ts';
import { hashIdentity } from './unreadable-mail.ts';

const timeoutMilliseconds = 30_000;

/** `known` and `ours` are not stored; emails of blocked senders are stored, but hidden. */
export type StoreResult = { kind: string; leadId: string | null } | 'known' | 'ours' | 'blocked';

/** Runs in one transaction. Repeated deliveries have no effect. A signature in `onceOnly` is valid for only one email. */
export function storeMail(
  database: Pick<Database, 'asStaff'>,
  settings: Pick<Config, 'MAIL_REPLY_TO'>,
  mail: ReceivedMail,
  onceOnly?: string,
): Promise<StoreResult> {
  return database.asStaff(
    async (client) => {
      // Runs first, so that a reused signature does not mark a different email as stored.
      if (onceOnly !== undefined && !(await rememberIdentity(client, hashIdentity([onceOnly]))))
        return 'known';
      if (!(await rememberIdentity(client, mail.id))) return 'known';
      if (await isOwnMail(client, mail)) return 'ours';
      const match = await findLead(client, settings, mail);
      const kind = await classifyStoredMail(client, mail, match);
      const isReport = kind === 'bounce' || kind === 'complaint';
      const isAboutOurMail = isReport && (await markMailFailed(client, mail, kind));
      const isBlockable = blockableKinds.includes(kind) || (isReport && !isAboutOurMail);
      const isHidden = !match && isBlockable && (await isBlocked(client, mail));
      await insertMail(client, mail, kind, { match, isHidden });
      if (isHidden) return 'blocked';
      await logReceivedMail(client, mail.id, kind, match);
      if (kind === 'answer' && match) await reopenLead(toStaffQueries(client), mail.id);
      return { kind, leadId: match?.leadId ?? null };
    },
    { timeout: timeoutMilliseconds },
  );
}

async function rememberIdentity(client: Queryable, id: string): Promise<boolean> {
  const { rows } = await client.query(
    'insert into staff.heard_mail (id) values ($1) on conflict do nothing returning 1',
    [id],
  );
  return rows.length > 0;
}

async function isOwnMail(client: Queryable, { ownId }: ReceivedMail): Promise<boolean> {
  if (ownId === null) return false;
  return (await client.query('select from staff.job where id = $1', [ownId])).rows.length > 0;
}

async function classifyStoredMail(
  client: Queryable,
  { kind, isFromList, from }: ReceivedMail,
  match?: MatchedLead,
): Promise<string> {
  if (kind !== 'answer') return kind;
  const isInThread = match?.by === 'token' || match?.by === 'references';
  if (isFromList && !isInThread) return 'automatic';
  if (match?.isOwnAddress) return kind;
  const { rows } = await client.query('select from staff.member where email = lower($1)', [from.address]);
  return rows.length > 0 ? 'colleague' : kind;
}

async function insertMail(
  client: Queryable,
  mail: ReceivedMail,
  kind: string,
  { match, isHidden }: { match: MatchedLead | undefined; isHidden: boolean },
): Promise<void> {
  const { id, from, sentAt, messageId, subject, body, quoted, isCut, files } = mail;
  await client.query(
    `insert into staff.received_mail (
      id, lead_id, kind, matched_by, sender_name, sender_address, address_hash, sent_at, message_id, subject, body, quoted, is_cut, blocked_at
    ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, case when $14::boolean then now() end)`,
    [
      ...[
        id,
        match?.leadId ?? null,
        kind,
        match?.by ?? null,
        from.name,
        from.address,
        hashAddress(from.address),
      ],
      ...[sentAt, messageId, subject, body, quoted, isCut, isHidden],
    ],
  );
  for (const [index, { name, type, bytes, content }] of files.entries()) {
    await client.query(
      'insert into staff.received_file (mail_id, place, name, type, bytes, content) values ($1, $2, $3, $4, $5, $6)',
      [id, index, name, type, bytes, content && Buffer.from(content)],
    );
  }
}

/** Also notifies open desks. */
async function logReceivedMail(
  client: Queryable,
  id: string,
  kind: string,
  match?: MatchedLead,
): Promise<void> {
  await client.query(
    `insert into staff.event (lead_id, kind, detail) values ($1, 'received', jsonb_build_object('mail', $2::text, 'kind', $3::text))`,
    [match?.leadId ?? null, id, kind],
  );
}

export function toStaffQueries(client: Queryable): StaffQueries {
  return { query: async (text, values = []) => (await client.query(text, values)).rows };
}
