import { createReadStream } from 'node:fs';
import type { ClientBase, QueryConfig } from 'pg';
import type { Database } from '#server/db/database.ts';
import { clearingStatements, closingStatement, completingStatements, openingStatements } from './backup.ts';
import { LeadsError, TablesNotEmpty } from './errors.ts';
import { DeskRestorer } from './restored-desk.ts';
import { recordTableNames, settingTableNames, type Table } from './tables.ts';

type ExistingRowsPolicy = 'refuse' | 'keep' | 'replace';

type OnProgress = (done: number, all: number) => void;

const recordLine = new RegExp(
  `^insert into staff\\."(${[...recordTableNames, ...settingTableNames].join('|')})" `,
);
const settingTables = new Set<string>(settingTableNames);

type RestoreResult = { added: number; kept: number; deleted: number };

/** Runs in one transaction. Keeps existing staff records. @throws LeadsError */
export function restoreBackup(
  database: Database,
  tables: Table[],
  file: string,
  existing: ExistingRowsPolicy,
  onProgress: OnProgress,
): Promise<RestoreResult> {
  return database.asOwner(async (client) => {
    await client.query("begin; set local cuelight.quiet = 'on'");
    const deleted = await clearTables(client, tables, existing);
    const { added, all } = await loadFile(client, file, existing === 'keep', onProgress);
    for (const text of completingStatements) await client.query(text);
    await client.query('commit');
    return { added, kept: all - added, deleted };
  });
}

async function clearTables(
  client: ClientBase,
  tables: Table[],
  existing: ExistingRowsPolicy,
): Promise<number> {
  if (existing === 'keep') return 0;
  let found = 0;
  for (const { sql } of tables) {
    const { rows } = await client.query(`select count(*)::int as count from ${sql}`);
    found += rows[0].count;
    if (existing === 'replace') await client.query(`delete from ${sql}`);
  }
  if (existing === 'replace' || found === 0) return found;
  throw new TablesNotEmpty(found);
}

async function loadFile(
  client: ClientBase,
  file: string,
  isTolerant: boolean,
  onProgress: OnProgress,
): Promise<{ added: number; all: number }> {
  let all: number | undefined;
  let added = 0;
  let number = 0;
  const desk = await DeskRestorer.begin(client);
  let isComplete = false;
  for await (const line of readLines(file)) {
    number += 1;
    const createLineError = (reason: string) => new LeadsError(`${file}, line ${number}: ${reason}`);
    if (number === 1) all = Number(/^-- Backup of \S+, rows: (\d+)$/.exec(line)?.[1] ?? Number.NaN);
    if (Number.isNaN(all) || isComplete) throw createLineError('this is not a backup made by `leads backup`');
    if (line === closingStatement) isComplete = true;
    if (
      number === 1 ||
      line === closingStatement ||
      line === openingStatements[number - 2] ||
      completingStatements.includes(line)
    )
      continue;
    if (clearingStatements.includes(line)) {
      if (!isTolerant) await client.query(line);
      continue;
    }
    const [isRecord, record = ''] = recordLine.exec(line) ?? [];
    if (!(isRecord || line.startsWith('insert into public.')) || !line.endsWith(';'))
      throw createLineError('not a whole statement');
    const isPlain = !isTolerant && (!isRecord || settingTables.has(record));
    const text = isPlain
      ? line
      : `${await desk.adaptInsert(record, line.slice(0, -1))} on conflict do nothing`;
    // The extended protocol rejects lines with several statements.
    const query: QueryConfig & { queryMode: 'extended' } = { text, queryMode: 'extended' };
    const { rowCount } = await client.query(query).catch((cause: Error) => {
      throw Object.assign(createLineError(cause.message), { cause });
    });
    if (isRecord) continue;
    added += rowCount ?? 0;
    onProgress(added, all ?? 0);
  }
  if (!isComplete || all === undefined) throw new LeadsError(`${file} is incomplete. Use a complete backup.`);
  await desk.finish();
  if (!isTolerant && added !== all)
    throw new LeadsError(`${file} announces ${all} rows, but contains ${added}.`);
  return { added, all };
}

/** `node:readline` also splits at U+2028, which texts may contain. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
