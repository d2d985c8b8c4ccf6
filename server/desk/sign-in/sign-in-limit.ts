import { createHash } from 'node:crypto';
import type { StaffQueries } from '#server/db/staff-query.ts';
import { toIpNetwork } from '#server/ip-network.ts';

export type LimitedSubject = { hash: string; freeAttempts: number };

export function createAccountSubject(email: string): LimitedSubject {
  return { hash: hashText(`account ${email.toLowerCase()}`), freeAttempts: 3 };
}

/** Separate from sign-in, so that failed sign-ins by others cannot block a signed-in member. */
export function createPasswordChangeSubject(email: string): LimitedSubject {
  return { hash: hashText(`password change ${email.toLowerCase()}`), freeAttempts: 3 };
}

/** All people in an office share an IP address, so its limit is higher. */
export function createNetworkSubject(ip: string): LimitedSubject {
  return { hash: hashText(`network ${toIpNetwork(ip)}`), freeAttempts: 10 };
}

/** Counts before the attempt, so that concurrent ones cannot exceed the limit. @returns seconds until the next attempt */
export async function countAttempt(
  staff: StaffQueries,
  { hash, freeAttempts }: LimitedSubject,
): Promise<{ isHeld: boolean; seconds: number }> {
  const [counted] = await staff.query(
    `insert into staff.sign_in_failure as known (subject_hash, failures, last_at) values ($1, 1, clock_timestamp())
    on conflict (subject_hash) do update set last_at = clock_timestamp(),
      failures = case when known.last_at < clock_timestamp() - interval '24 hours' then 1 else known.failures + 1 end
    where known.failures < $2::int
      or known.last_at + staff.sign_in_wait(known.failures, $2::int) <= clock_timestamp()
    returning extract(epoch from staff.sign_in_wait(failures, $2::int))::int as seconds`,
    [hash, freeAttempts],
  );
  if (counted) return { isHeld: false, seconds: Number(counted.seconds) };
  const [held] = await staff.query(
    `select ceil(extract(epoch from last_at + staff.sign_in_wait(failures, $2::int) - clock_timestamp()))::int as seconds
    from staff.sign_in_failure where subject_hash = $1`,
    [hash, freeAttempts],
  );
  return { isHeld: true, seconds: Math.max(1, Number(held?.seconds ?? 1)) };
}

export async function resetAttempts(staff: StaffQueries, subjects: LimitedSubject[]): Promise<void> {
  await staff.query('delete from staff.sign_in_failure where subject_hash = any($1)', [
    subjects.map(({ hash }) => hash),
  ]);
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
