import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import {
  closingStatement,
  completingStatements,
  getRecordFormat,
  openingStatements,
  rowFormat,
  writeInserts,
} from './backup.ts';
import { sumRows } from './erase.ts';
import { countDueRows, createDueConditions, type PurgeDates } from './purge.ts';
import { readPages } from './row-pages.ts';
import { readRecords, type Table } from './tables.ts';
import { writeFile } from './write-file.ts';

/** The privacy policy allows up to 30 days for backups. */
export const purgeBackupDays = 7;

/** Backs up the rows that a purge deletes, for `leads -- restore`. @returns undefined when no rows are due */
export async function backUpBeforePurge(
  database: StaffDatabase,
  tables: Table[],
  dataDir: string,
  dates: PurgeDates & { now: Date },
): Promise<string | undefined> {
  const folder = join(dataDir, 'purged');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteOldFiles(folder, dates.now);
  const due = createDueConditions(tables, dates);
  const names = Array.from(due.keys(), ({ name }) => name);
  const rows = sumRows(
    (await countDueRows(database, tables, dates)).filter(({ table }) => names.includes(table)),
  );
  if (rows === 0) return undefined;
  const file = join(folder, `${dates.now.toISOString().replaceAll(':', '-')}-${process.pid}.sql`);
  await writeFile(file, writeDueRows(database, due, dates.now, rows));
  return file;
}

async function deleteOldFiles(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs >= purgeBackupDays * 86_400_000) await rm(file, { force: true });
  }
}

async function* writeDueRows(
  database: StaffDatabase,
  due: Map<Table, string>,
  now: Date,
  rows: number,
): AsyncGenerator<string> {
  yield `-- Backup of ${now.toISOString()}, rows: ${rows}\n${openingStatements.join('\n')}\n`;
  for (const [table, condition] of due) {
    for await (const { text } of readPages(database, table, condition, [], rowFormat)) {
      yield writeInserts(table, text.split('\n'));
    }
  }
  const ids = Array.from(
    due,
    ([{ sql }, condition]) => `select t.id from ${sql} as t where ${condition}`,
  ).join(' union all ');
  const ofLeads = `lead_id in (select id from staff.lead where subject_id in (${ids}))`;
  const conditions: Record<string, string> = {
    member: 'true',
    job: `subject_id in (${ids}) and kind not like 'hook.%'`,
    lead: `subject_id in (${ids})`,
    event: ofLeads,
    reply: ofLeads,
  };
  for (const table of await readRecords(database, Object.keys(conditions))) {
    const condition = conditions[table.name] ?? 'false';
    for await (const { text } of readPages(database, table, condition, [], getRecordFormat(table))) {
      yield writeInserts(table, text.split('\n'));
    }
  }
  yield `${[...completingStatements, closingStatement].join('\n')}\n`;
}
