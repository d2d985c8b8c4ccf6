import type { StaffDatabase } from '#server/db/staff-query.ts';

type SuppressionReason = 'left' | 'refused';

/** @returns undefined for an address that may be written to */
export async function suppression(
  database: StaffDatabase,
  hash: string,
): Promise<SuppressionReason | undefined> {
  const [found] = await database.query(
    'select reason from staff.suppressed_addresses where address_hash = $1',
    [hash],
  );
  return found?.reason as SuppressionReason | undefined;
}

/** Notes that an address is not to be written to. */
export async function suppress(
  database: StaffDatabase,
  hash: string,
  reason: SuppressionReason,
): Promise<void> {
  await database.query(
    'insert into staff.suppressed_addresses (address_hash, reason) values ($1, $2) on conflict do nothing',
    [hash, reason],
  );
}

/** An address took a mail after all: what it refused before counts no more. */
export async function forgetRefusal(database: StaffDatabase, hash: string): Promise<void> {
  await database.query(
    `delete from staff.suppressed_addresses where address_hash = $1 and reason = 'refused'`,
    [hash],
  );
}
