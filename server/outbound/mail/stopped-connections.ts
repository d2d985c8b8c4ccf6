import type { StaffDatabase } from '#server/db/staff-query.ts';
import { readAddress } from './address.ts';

/** Reads the connections that were paused or ended automatically, and the admins to notify. */
export async function readStoppedConnections(
  database: Pick<StaffDatabase, 'query'>,
): Promise<{ names: string[]; admins: string[] }> {
  const [row] = await database.query(
    `select
      array(select name from staff.endpoint where reason in ('failing', 'key', 'gone') order by state_at desc limit 30) as names,
      array(select email from staff.member where role = 'admin' and disabled_at is null order by created_at) as admins`,
  );
  const { names, admins } = row as { names: string[]; admins: string[] };
  return { names, admins: admins.filter((email) => readAddress(email) !== undefined) };
}
