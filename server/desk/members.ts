import type { Row, StaffQueries } from '#server/db/staff-query.ts';
import type { Me, Person, Role } from '#shared/desk/api.ts';

export async function readPeople(staff: StaffQueries): Promise<Person[]> {
  const rows = await staff.query(
    'select id, name, email, role, disabled_at is not null as disabled from staff.member order by lower(name), id',
  );
  return rows.map(toPerson);
}

export async function readMe(staff: StaffQueries, id: string): Promise<Me> {
  const [row = {}] = await staff.query(
    `select id, name, email, role, disabled_at is not null as disabled, single_keys as "singleKeys", signature,
      password_hash is not null as "hasPassword"
    from staff.member where id = $1`,
    [id],
  );
  return {
    ...toPerson(row),
    singleKeys: row.singleKeys === true,
    hasPassword: row.hasPassword === true,
    signature: String(row.signature ?? ''),
  };
}

/** @returns an empty object if the member is unknown, is disabled or has no password */
export async function readPassword(
  staff: StaffQueries,
  email: string,
): Promise<{ id?: string; hash?: string }> {
  const [found] = await staff.query(
    'select id, password_hash from staff.member where email = $1 and disabled_at is null',
    [email.toLowerCase()],
  );
  if (!found?.password_hash) return {};
  return { id: String(found.id), hash: String(found.password_hash) };
}

type RightsResult = 'changed' | 'unknown' | 'last_admin';

/** Ends the member's sessions and links. The last enabled admin stays an admin, also when two admins demote each other. */
export async function changeRights(
  staff: StaffQueries,
  id: string,
  { role, disabled }: { role?: Role | undefined; disabled?: boolean | undefined },
  by: string | null,
): Promise<RightsResult> {
  const [done = {}] = await staff.query(
    `with admins as materialized (
      select id from staff.member where role = 'admin' and disabled_at is null order by id for update
    ),
    changed as (
      update staff.member as member set
        role = coalesce($2, member.role),
        disabled_at = case when $3::boolean then coalesce(member.disabled_at, now())
          when not $3::boolean then null else member.disabled_at end
      from (select id, role, disabled_at from staff.member where id = $1) as former
      where member.id = former.id and (
        exists (select from admins where admins.id <> $1)
        or not exists (select from admins where admins.id = $1)
        or (coalesce($2, 'admin') = 'admin' and not coalesce($3::boolean, false))
      )
      returning member.id, member.email, former.role as former_role, member.role, former.disabled_at as former_disabled, member.disabled_at
    ),
    ended as (
      delete from staff.session where member_id in (
        select id from changed where role <> former_role or disabled_at is not null
      )
    ),
    -- Invites for them, and invites by them that they may no longer make.
    links as (
      delete from staff.invite using changed where
        (invite.email = changed.email and (changed.disabled_at is not null or changed.role <> changed.former_role))
        or (invite.invited_by = changed.id and (changed.disabled_at is not null or changed.role <> 'admin'))
    ),
    roles as (
      insert into staff.event (member_id, kind, detail)
      select $4::uuid, 'role', jsonb_build_object('member', id, 'from', former_role, 'to', role)
      from changed where role <> former_role
    ),
    locks as (
      insert into staff.event (member_id, kind, detail)
      select $4::uuid, case when disabled_at is null then 'enable' else 'disable' end, jsonb_build_object('member', id)
      from changed where (disabled_at is null) <> (former_disabled is null)
    )
    select exists (select from changed) as changed, exists (select from staff.member where id = $1) as known`,
    [id, role ?? null, disabled ?? null, by],
  );
  if (done.changed) return 'changed';
  return done.known ? 'last_admin' : 'unknown';
}

export async function setPassword(staff: StaffQueries, id: string, hash: string): Promise<void> {
  await staff.query(
    `with changed as (update staff.member set password_hash = $2 where id = $1),
    logged as (insert into staff.event (member_id, kind) values ($1, 'password'))
    delete from staff.session where member_id = $1`,
    [id, hash],
  );
}

function toPerson({ id, name, email, role, disabled }: Row): Person {
  return {
    id: String(id),
    name: String(name),
    email: String(email),
    role: role as Role,
    disabled: disabled === true,
  };
}
