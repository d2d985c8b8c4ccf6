import { escapeLiteral } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { where } from './filter.ts';
import { hasEmail, type Table } from './tables.ts';

type RowSource = {
  name: string;
  sql: string;
  id: string;
  condition: string;
  isCascaded?: boolean;
};

const isHashed = "address_hash = encode(sha256(convert_to(lower($1::text), 'UTF8')), 'hex')";
const isNamed = "lower(content ->> 'email') = lower($1::text)";
// The null check lets the planner estimate that few rows match.
const isCorrected = '(corrected_email is not null and lower(corrected_email) = lower($1::text))';
const isTheirs = `(${isHashed} or ${isCorrected})`;
const ofTheirs = `lead_id in (select id from staff.lead where ${isTheirs})`;
const ofReceived = `id in (
  select id from staff.received_mail where ${isHashed} union all select id from staff.received_mail where ${ofTheirs}
)`;
const ofJobs = `id in (
  select id from staff.job where ${isHashed}
  union all
  select job.id from staff.job where subject_id in (
    select subject_id from staff.lead where ${isTheirs} union all select id from staff.reply where ${ofTheirs}
    union all select id from staff.received_mail where ${ofReceived}
    union all select id from staff.notification where ${ofTheirs}
  )
)`;
const personRecords: RowSource[] = [
  { name: 'lead', sql: 'staff.lead', id: 'subject_id', condition: isTheirs, isCascaded: true },
  { name: 'event', sql: 'staff.event', id: 'id', condition: ofTheirs, isCascaded: true },
  { name: 'reply', sql: 'staff.reply', id: 'id', condition: ofTheirs, isCascaded: true },
  {
    name: 'received_file',
    sql: 'staff.received_file',
    id: 'id',
    condition: `mail_${ofReceived}`,
    isCascaded: true,
  },
  { name: 'received_mail', sql: 'staff.received_mail', id: 'id', condition: ofReceived },
  { name: 'booking', sql: 'staff.booking', id: 'id', condition: ofTheirs, isCascaded: true },
  { name: 'notification', sql: 'staff.notification', id: 'id', condition: ofTheirs, isCascaded: true },
  { name: 'quarantine', sql: 'staff.quarantine', id: 'id', condition: isNamed },
  { name: 'suppressed_addresses', sql: 'staff.suppressed_addresses', id: 'id', condition: isHashed },
  { name: 'mail_links', sql: 'staff.mail_links', id: 'subscriber_id', condition: isHashed },
  { name: 'job', sql: 'staff.job', id: 'id', condition: ofJobs },
];

/** Rows per table. */
export type RowCounts = { table: string; rows: number }[];

/** Counts the rows that `erasePerson` would delete. @param email case is ignored */
export function countPerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  return runOnSources(database, [...rowsOf(tables), ...personRecords], email, 'select');
}

export type Erased = { counts: RowCounts; mailFiles: string[] };

/**
 * Deletes all rows of an address in one statement: forms, leads with their activity, quarantined forms and mail records.
 * Records the erasure in `staff.erasures`.
 * @param by member who requested it; null for the command line
 */
export async function erasePerson(
  database: StaffDatabase,
  tables: Table[],
  email: string,
  by: string | null = null,
): Promise<Erased> {
  const jobs = await database.query(
    `select id, substring(reply from '^written to (\\S+)$') as file from staff.job where ${ofJobs}`,
    [email],
  );
  const counts = await runOnSources(
    database,
    [...rowsOf(tables), ...personRecords],
    email,
    'delete',
    `unmarked as (delete from staff.kept_rows where id in (select id from person)),
    recorded as (
      insert into staff.erasures (reason, row_counts, member_id)
      select 'request', jsonb_object_agg("table", rows), $2::uuid from counts where rows > 0 having count(*) > 0
    )`,
    [by],
  );
  // A mail about several leads is named after one of their jobs.
  return {
    counts,
    mailFiles: jobs.flatMap(({ id, file }) => [`${id}.eml`, ...(file ? [String(file)] : [])]),
  };
}

/** Exempts the rows of an address from the purge. @returns their number */
export function keepPerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  const marked = 'insert into staff.kept_rows (id) select id from person on conflict do nothing';
  return runOnSources(database, rowsOf(tables), email, 'select', `marked as (${marked})`);
}

/** Reverts `keepPerson`. @returns number of rows of the address */
export function releasePerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  const unmarked = 'delete from staff.kept_rows where id in (select id from person)';
  return runOnSources(database, rowsOf(tables), email, 'select', `unmarked as (${unmarked})`);
}

function rowsOf(tables: Table[]): RowSource[] {
  return tables.filter(hasEmail).map((table) => {
    const name = escapeLiteral(table.name);
    const theirs = where(table, { email: '' }, []);
    const leads = `select subject_id from staff.lead where subject_table = ${name}`;
    const found = table.isWatched
      ? `${leads} and ${isHashed}
        union all select id from ${table.sql} where id in (${idsWithoutLead(table)}) and ${theirs}`
      : `select id from ${table.sql} where ${theirs}`;
    const condition = `id in (
      ${found} union all ${leads} and ${isCorrected}
    )`;
    return { name: table.name, sql: table.sql, id: 'id', condition };
  });
}

/** SQL that selects the ids of a watched table's rows that have no lead yet. */
export function idsWithoutLead({ name }: Table): string {
  const ofTable = `where subject_table = ${escapeLiteral(name)}`;
  return `select subject_id from staff.arrival ${ofTable} union all select subject_id from staff.loaded ${ofTable}`;
}

/**
 * Selects or deletes the rows of a person in all sources with a single statement, and counts them.
 * @param more further CTEs, which may read `person` (ids) and `counts`
 */
async function runOnSources(
  database: StaffDatabase,
  sources: RowSource[],
  email: string,
  take: 'select' | 'delete',
  more?: string,
  values: unknown[] = [],
): Promise<RowCounts> {
  const parts = sources.map(({ sql, id, condition, isCascaded }, index) => {
    const rows = `from ${sql} where ${condition}`;
    const taken =
      take === 'delete' && !isCascaded
        ? `delete ${rows} returning ${id} as id`
        : `select ${id} as id ${rows}`;
    return `part${index} as (${taken})`;
  });
  const people = sources.map((_, index) => `select id, ${index} as part from part${index}`);
  const names = sources.map(({ name }, index) => `(${index}, ${escapeLiteral(name)})`);
  const rows = await database.query(
    `with ${parts.join(', ')}, person as (${people.join(' union all ')}),
    counts as (
      select name as "table", count(id)::int as rows
      from (values ${names.join(', ')}) as names (part, name) left join person using (part) group by part, name
      order by part
    )${more ? `, ${more}` : ''}
    select "table", rows from counts`,
    [email, ...values],
  );
  return rows.map(({ table, rows }) => ({ table: String(table), rows: Number(rows) }));
}

export function sumOf(counts: RowCounts): number {
  return counts.reduce((sum, { rows }) => sum + rows, 0);
}
