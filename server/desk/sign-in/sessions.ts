import type { StaffQueries } from '#server/db/staff-query.ts';
import type { Member } from '#server/desk/context.ts';
import { generateToken, hashToken } from '#server/outbound/mail/links.ts';
import type { Role } from '#shared/desk/api.ts';

/** A session expires after this time even if it is used. */
export const sessionSeconds = 14 * 86_400;

const isSessionActive = `session.expires_at > now() and session.seen_at > now() - interval '12 hours'`;

/** Ends the browser's previous session, to prevent session fixation. @returns the cookie's token */
export async function beginSession(
  staff: StaffQueries,
  memberId: string,
  { device, before, by }: { device: string; before: string; by: string },
): Promise<string> {
  const token = generateToken();
  await staff.query(
    `with former as (delete from staff.session where token_hash = $3),
    logged as (
      insert into staff.event (member_id, kind, detail) values ($2, 'sign_in', jsonb_build_object('by', $5::text))
    ),
    seen as (update staff.member set seen_at = now() where id = $2)
    insert into staff.session (token_hash, member_id, device, expires_at)
    values ($1, $2, $4, now() + interval '${sessionSeconds} seconds')`,
    [hashToken(token), memberId, before, device, by],
  );
  return token;
}

/** `isUse` is false for the desk's automatic requests, which do not extend the session. */
export async function findMember(
  staff: StaffQueries,
  sessionHash: string,
  isUse = false,
): Promise<Member | undefined> {
  if (sessionHash === '') return undefined;
  const [found] = await staff.query(
    `with found as (
      select member.id, member.email, member.name, member.role, session.seen_at < now() - interval '1 minute' as is_old
      from staff.session join staff.member on member.id = session.member_id
      where session.token_hash = $1 and ${isSessionActive} and member.disabled_at is null
    ),
    used as (
      update staff.session set seen_at = now()
      where token_hash = $1 and $2 and exists (select from found where is_old)
    ),
    seen as (
      update staff.member set seen_at = now() where $2 and id = (select id from found where is_old)
    )
    select id, email, name, role from found`,
    [sessionHash, isUse],
  );
  if (!found) return undefined;
  return {
    id: String(found.id),
    email: String(found.email),
    name: String(found.name),
    role: found.role as Role,
  };
}

export async function endSession(
  staff: StaffQueries,
  sessionHash: string,
  memberId?: string,
): Promise<boolean> {
  const ended = await staff.query(
    'delete from staff.session where token_hash = $1 and member_id = coalesce($2, member_id) returning 1',
    [sessionHash, memberId ?? null],
  );
  return ended.length > 0;
}

export async function endSessions(staff: StaffQueries, memberId: string): Promise<number> {
  const ended = await staff.query('delete from staff.session where member_id = $1 returning 1', [memberId]);
  return ended.length;
}

export async function deleteExpiredSignIns(staff: StaffQueries): Promise<void> {
  await staff.query(
    `with sessions as (delete from staff.session where not (${isSessionActive})),
    steps as (delete from staff.sign_in_step where expires_at < now()),
    links as (delete from staff.invite where expires_at < now())
    delete from staff.sign_in_failure where last_at < now() - interval '24 hours'`,
  );
}
