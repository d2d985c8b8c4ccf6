import type { StaffQueries } from '#server/db/staff-query.ts';

const presenceSeconds = 45;
const otherEditorsSql = `
  select coalesce(json_agg(member_id order by seen_at), '[]') as others from staff.content_presence
  where document = $1 and member_id <> $2::uuid and seen_at > now() - interval '${presenceSeconds} seconds'`;

export async function findOtherEditors(staff: StaffQueries, document: string, me: string): Promise<string[]> {
  const [row] = await staff.query(otherEditorsSql, [document, me]);
  return row?.others as string[];
}

export async function recordPresence(staff: StaffQueries, document: string, me: string): Promise<string[]> {
  const [row] = await staff.query(
    `with mine as (
      insert into staff.content_presence (document, member_id) values ($1, $2)
      on conflict (document, member_id) do update set seen_at = now()
    ),
    old as (
      delete from staff.content_presence
      where seen_at < now() - interval '10 minutes' and (document, member_id) <> ($1, $2::uuid)
    )
    ${otherEditorsSql}`,
    [document, me],
  );
  return row?.others as string[];
}
