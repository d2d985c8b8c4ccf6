import type { StaffDatabase } from '#server/db/staff-query.ts';

type SuppressionReason = 'left' | 'refused' | 'complained';

export async function findSuppression(
  database: StaffDatabase,
  hash: string,
): Promise<SuppressionReason | undefined> {
  const [found] = await database.query(
    'select reason from staff.suppressed_addresses where address_hash = $1',
    [hash],
  );
  return found?.reason as SuppressionReason | undefined;
}

export async function suppressAddress(
  database: StaffDatabase,
  hash: string,
  reason: SuppressionReason,
): Promise<void> {
  await database.query(
    'insert into staff.suppressed_addresses (address_hash, reason) values ($1, $2) on conflict do nothing',
    [hash, reason],
  );
}

export async function deleteRefusal(database: StaffDatabase, hash: string): Promise<void> {
  await database.query(
    `delete from staff.suppressed_addresses where address_hash = $1 and reason = 'refused'`,
    [hash],
  );
}
