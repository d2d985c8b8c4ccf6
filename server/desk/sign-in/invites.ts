import { formatIsoSql, type StaffQueries } from '#server/db/staff-query.ts';
import { generateToken, hashToken } from '#server/outbound/mail/links.ts';
import type { InviteInfo, Role } from '#shared/desk/api.ts';

const expiryHours = 24;

export type Credential =
  | { kind: 'password'; hash: string }
  | { kind: 'passkey'; id: string; publicKey: Uint8Array; counter: number; transports: string[] }
  | { kind: 'openid' };

/** Replaces the person's previous invite. Only a hash of the returned token is stored. `by` is null on the command line. */
export async function createInvite(
  staff: StaffQueries,
  { email, role, name = null, by }: { email: string; role: Role; name?: string | null; by: string | null },
): Promise<{ token: string; expiresAt: string }> {
  const token = generateToken();
  const [made] = await staff.query(
    `with logged as (
      insert into staff.event (member_id, kind, detail)
      values ($5::uuid, 'invite', jsonb_build_object('email', $2::text, 'role', $3::text))
    )
    insert into staff.invite (token_hash, email, role, name, invited_by, expires_at)
    values ($1, $2, $3, $4, $5::uuid, now() + interval '${expiryHours} hours')
    on conflict (email) do update set token_hash = excluded.token_hash, created_at = now(), role = excluded.role,
      name = excluded.name, invited_by = excluded.invited_by, expires_at = excluded.expires_at
    returning ${formatIsoSql('expires_at')} as "expiresAt"`,
    [hashToken(token), email.toLowerCase(), role, name, by],
  );
  return { token, expiresAt: String(made?.expiresAt) };
}

export async function readInvite(
  staff: StaffQueries,
  token: string,
): Promise<(InviteInfo & { name: string; memberId: string | null }) | undefined> {
  const [found] = await staff.query(
    `select invite.email, invite.role, inviter.name as "invitedBy", ${formatIsoSql('invite.expires_at')} as "expiresAt",
      coalesce(invite.name, member.name, left(split_part(invite.email, '@', 1), 100)) as name, member.id as "memberId"
    from staff.invite
    left join staff.member as inviter on inviter.id = invited_by
    left join staff.member on member.email = invite.email
    where token_hash = $1 and expires_at > now()`,
    [hashToken(token)],
  );
  return found as (InviteInfo & { name: string; memberId: string | null }) | undefined;
}

type InviteKey = { token: string } | { email: string };

/**
 * For an existing member, resets the role and revokes passkeys, password and sessions. @returns undefined when the invite is
 * invalid, or the desk would lose its last admin
 */
export async function acceptInvite(
  staff: StaffQueries,
  key: InviteKey,
  { name, memberId, credential }: { name: string | null; memberId: string; credential: Credential },
): Promise<string | undefined> {
  const passkey = credential.kind === 'passkey' ? credential : undefined;
  const [accepted] = await staff.query(
    `with admins as materialized (
      select id, email from staff.member where role = 'admin' and disabled_at is null order by id for update
    ),
    used as (
      delete from staff.invite where ${'token' in key ? 'token_hash' : 'email'} = $1 and expires_at > now() and (
        role = 'admin' or not exists (select from admins where admins.email = invite.email)
        or exists (select from admins where admins.email <> invite.email)
      )
      returning *
    ),
    saved as (
      insert into staff.member as member (id, email, name, role, password_hash)
      select $2, email, coalesce($3, name, left(split_part(email, '@', 1), 100)), role, $4 from used
      on conflict (email) do update set role = excluded.role, disabled_at = null,
        password_hash = excluded.password_hash, name = coalesce($3, member.name)
      returning id, role
    ),
    ended as (delete from staff.session where member_id in (select id from saved)),
    dropped as (delete from staff.passkey where member_id in (select id from saved)),
    -- A former admin's invites for others become invalid.
    links as (
      delete from staff.invite using saved
      where saved.role <> 'admin' and invite.invited_by = saved.id and invite.email not in (select email from used)
    ),
    added as (
      insert into staff.passkey (id, member_id, public_key, counter, transports)
      select $5, id, $6, $7, $8 from saved where $5::text is not null
    ),
    logged as (
      insert into staff.event (member_id, kind, detail)
      select id, 'joined', jsonb_build_object('role', role, 'by', $9::text) from saved
    )
    select id from saved`,
    [
      'token' in key ? hashToken(key.token) : key.email.toLowerCase(),
      memberId,
      name,
      credential.kind === 'password' ? credential.hash : null,
      passkey?.id ?? null,
      passkey ? Buffer.from(passkey.publicKey) : null,
      passkey?.counter ?? null,
      passkey?.transports ?? null,
      credential.kind,
    ],
  );
  return accepted ? String(accepted.id) : undefined;
}
