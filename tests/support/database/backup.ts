import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { writeBackup } from '#server/leads/backup.ts';
import { erasePerson } from '#server/leads/erase.ts';
import { restoreBackup } from '#server/leads/restore.ts';
import { readTables } from '#server/leads/tables.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import type { TestDatabase } from './test-database.ts';

type WithDatabase = Pick<TestDatabase, 'database'>;

export async function backUp({ database }: WithDatabase): Promise<string> {
  const staff = createStaffDatabase(database);
  let sql = '';
  for await (const piece of writeBackup(staff, await readTables(staff), () => {})) sql += piece;
  return sql;
}

export async function restore(
  { database }: WithDatabase,
  sql: string,
  existing: Parameters<typeof restoreBackup>[3] = 'replace',
): Promise<void> {
  const file = join(temporaryFolder(), 'rows.sql');
  writeFileSync(file, sql);
  await restoreBackup(database, await readTables(createStaffDatabase(database)), file, existing, () => {});
}

export async function erase({ database }: WithDatabase, email: string): ReturnType<typeof erasePerson> {
  const staff = createStaffDatabase(database);
  return erasePerson(staff, await readTables(staff), email);
}
