import { escapeIdentifier, escapeLiteral } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { RowsChanged } from './errors.ts';
import { type RowFormat, readPages } from './row-pages.ts';
import { readRecords, settingTableNames, type Table } from './tables.ts';

export const rowFormat = { expression: 'row_to_json(t)::text', separator: '\n' };
// Queued jobs are exported as held, so that a restored backup does not run them a second time.
const heldState = `'state', 'held', 'leased_until', null, 'reply', 'it was queued when the restored backup was made'`;
const heldJobFormat = {
  expression: `row_to_json(json_populate_record(t, case when state = 'queued' then json_build_object(${heldState})
    else '{"leased_until": null}' end))::text`,
  separator: '\n',
};
const arrivalsAsJobs = `(select json_populate_record(null::staff.job, json_build_object('id', gen_random_uuid(),
  'created_at', created_at, 'kind', 'lead', 'subject_table', subject_table, 'subject_id', subject_id,
  'due_at', created_at, 'attempts', 0, 'begun', 0, 'insisted', false, ${heldState})) as job, subject_id as id, created_at from staff.arrival)`;
// In characters; loading longer statements takes a lot of memory.
const maxStatementCharacters = 1024 * 1024;

// A stolen backup must not contain password hashes.
const memberFormat = {
  expression: `row_to_json(json_populate_record(t, '{"password_hash": null}'))::text`,
  separator: '\n',
};

export const openingStatements = [
  "set client_encoding = 'UTF8';",
  'begin;',
  "set local cuelight.quiet = 'on';",
];
export const closingStatement = 'commit;';
export const clearingStatements = settingTableNames.map((name) => `delete from staff."${name}";`);
export const completingStatements = [
  `select setval('staff.lead_number', greatest(max(number), (select last_value from staff.lead_number))) from staff.lead having max(number) > 0;`,
  'select staff.adopt_rows();',
  `update staff.lead set kept_member = null where kept_member is null and kept_by <> 'machine';`,
];

type RowCountsByTable = Record<string, number>;

/**
 * Writes SQL for any PostgreSQL with the same schema, one statement per line. Filters by the snapshot at its start instead
 * of holding a transaction open, which would block visitors on the embedded database. Loading it triggers no jobs.
 * @throws RowsChanged when rows of the snapshot were deleted or changed before the end
 */
export async function* writeBackup(
  database: StaffDatabase,
  tables: Table[],
  onProgress: (done: number, all: number) => void,
): AsyncGenerator<string> {
  const [start] = await database.query(
    `select pg_current_snapshot()::text as snapshot, now()::text as moment, ${countRowsSql(tables, 'true')} as counts`,
  );
  const snapshot = String(start?.snapshot);
  const isInSnapshot = `pg_visible_in_snapshot(xmin::text::xid8, ${escapeLiteral(snapshot)}::pg_snapshot)`;
  const counts = start?.counts as RowCountsByTable;
  const all = Object.values(counts).reduce((sum, rows) => sum + rows, 0);
  const moment = String(start?.moment);
  yield `-- Backup of ${new Date(moment).toISOString()}, rows: ${all}\n${openingStatements.join('\n')}\n`;
  let done = 0;
  const written: RowCountsByTable = {};
  for (const table of tables) {
    written[table.name] = 0;
    for await (const { rows, text } of readPages(database, table, isInSnapshot, [], rowFormat)) {
      yield writeInserts(table, text.split('\n'));
      written[table.name] = (written[table.name] ?? 0) + rows;
      done += rows;
      onProgress(done, all);
    }
  }
  yield* writeSettings(database);
  for (const table of await readRecords(database)) {
    // These rows change during a backup, and a changed row is not visible in the snapshot.
    const isChanging = [
      'job',
      'lead',
      'member',
      'saved_reply',
      'count_day',
      'picture',
      'booking',
      'received_mail',
      'blocked_sender',
    ].includes(table.name);
    const isTheirs = isChanging ? `created_at <= ${escapeLiteral(moment)}::timestamptz` : isInSnapshot;
    // Connections and notifications are not part of a backup, so their jobs are excluded.
    const condition =
      table.name === 'job' ? `${isTheirs} and kind not like 'hook.%' and kind <> 'mail.notify'` : isTheirs;
    // Pictures and attachments may take several megabytes each.
    const pageSize = ['picture', 'received_file'].includes(table.name) ? 1 : undefined;
    for await (const { text } of readPages(
      database,
      table,
      condition,
      [],
      getRecordFormat(table),
      pageSize,
    )) {
      yield writeInserts(table, text.split('\n'));
    }
    if (table.name !== 'job') continue;
    const asJob = { expression: 'row_to_json(t.job)::text', separator: '\n' };
    for await (const { text } of readPages(
      database,
      { ...table, sql: arrivalsAsJobs },
      isTheirs,
      [],
      asJob,
    )) {
      yield writeInserts(table, text.split('\n'));
    }
  }
  const [end] = await database.query(`select ${countRowsSql(tables, isInSnapshot)} as counts`);
  const remaining = end?.counts as RowCountsByTable;
  const isComplete = ({ name }: Table) => written[name] === counts[name] && remaining[name] === counts[name];
  if (!tables.every(isComplete)) throw new RowsChanged();
  yield `${[...completingStatements, closingStatement].join('\n')}\n`;
}

export function getRecordFormat({ name }: Table): RowFormat {
  return { job: heldJobFormat, member: memberFormat }[name] ?? rowFormat;
}

async function* writeSettings(database: StaffDatabase): AsyncGenerator<string> {
  for (const [index, table] of (await readRecords(database, settingTableNames)).entries()) {
    const rows = await database.query(
      `select row_to_json(t)::text as text from ${table.sql} as t order by 1`,
    );
    yield `${clearingStatements[index]}\n${writeInserts(
      table,
      rows.map(({ text }) => String(text)),
    )}`;
  }
}

function countRowsSql(tables: Table[], condition: string): string {
  const pairs = tables.map(
    ({ name, sql }) => `${escapeLiteral(name)}, (select count(*) from ${sql} where ${condition})`,
  );
  return `json_build_object(${pairs.join(', ')})`;
}

/** One statement per line. @param rows JSON texts */
export function writeInserts(table: Table, rows: string[]): string {
  const columns = table.columns
    .filter(({ isGenerated }) => !isGenerated)
    .map(({ name }) => escapeIdentifier(name))
    .join(', ');
  const writeInsert = (part: string[]) => {
    const array = escapeLiteral(`[${part.join(',')}]`).trimStart();
    return `insert into ${table.sql} (${columns}) select ${columns} from json_populate_recordset(null::${table.sql}, ${array});\n`;
  };
  let text = '';
  let part: string[] = [];
  let length = 0;
  for (const row of rows) {
    if (length + row.length > maxStatementCharacters && part.length > 0) {
      text += writeInsert(part);
      part = [];
      length = 0;
    }
    part.push(row);
    length += row.length;
  }
  return part.length > 0 ? text + writeInsert(part) : text;
}
