import type { StaffDatabase } from '#server/db/staff-query.ts';
import { retention } from './retention.ts';

/** A larger jump since the last purge must be confirmed. */
const maxPlausibleDays = 30;

const newestRowQueries = [
  ...[...retention.keys()].map((table) => `public.${table}`),
  'staff.job',
  'staff.event',
  'staff.session',
].map((table) => `select max(created_at) as created_at from ${table}`);

type PurgeClock = { isPlausible: boolean; now: Date; lastAt: Date };

/**
 * Compares the database's clock with the last purge or, before the first purge, the newest row. Rows that arrive while
 * the clock is wrong do not make it plausible.
 */
export async function checkPurgeClock(
  staff: StaffDatabase,
  { isConfirmed = false } = {},
): Promise<PurgeClock> {
  await staff.query(
    `insert into staff.purge_clock (last_at)
     select least(now(), coalesce(max(created_at), now())) from (${newestRowQueries.join(' union all ')}) as newest
     on conflict do nothing`,
  );
  const [clock] = await staff.query(
    `with plausible as (
       update staff.purge_clock set last_at = now()
       where $1 or now() <= last_at + $2 * interval '1 day'
       returning 1
     )
     select now() as now, last_at as "lastAt", exists (select from plausible) as "isPlausible" from staff.purge_clock`,
    [isConfirmed, maxPlausibleDays],
  );
  return clock as PurgeClock;
}

export function describeImplausibleClock({ now, lastAt }: PurgeClock): string {
  return (
    `The clock says ${now.toISOString()}, more than ${maxPlausibleDays} days after the last purge (${lastAt.toISOString()}). ` +
    'Nothing is deleted. Set the clock; if it is right, run: npm run leads -- purge --clock-is-right'
  );
}
