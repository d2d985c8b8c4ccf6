import { escapeLiteral } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { getFormSources, getPersonSources, isJobOfPerson, type RowSource } from './person-sources.ts';
import type { Table } from './tables.ts';

export type RowCounts = { table: string; rows: number }[];

export function countRowsOfPerson(
  database: StaffDatabase,
  tables: Table[],
  email: string,
): Promise<RowCounts> {
  return runOnSources(database, getPersonSources(tables), email, 'select');
}

export type ErasureResult = { counts: RowCounts; mailFiles: string[] };

/** Deletes all rows of an address in one statement and records it in `staff.erasures`. `by` is null on the command line. */
export async function erasePerson(
  database: StaffDatabase,
  tables: Table[],
  email: string,
  by: string | null = null,
): Promise<ErasureResult> {
  const jobs = await database.query(
    `select substring(reply from '^written to (\\S+)$') as file from staff.job where ${isJobOfPerson}`,
    [email],
  );
  const counts = await runOnSources(
    database,
    getPersonSources(tables),
    email,
    'delete',
    `unmarked as (delete from staff.kept_rows where id in (select id from person)),
    recorded as (
      insert into staff.erasures (reason, row_counts, member_id)
      select 'request', jsonb_object_agg("table", rows), $2::uuid from counts where rows > 0 having count(*) > 0
    )`,
    [by],
  );
  // The file of an email about several leads is named after one of their jobs.
  return { counts, mailFiles: jobs.flatMap(({ file }) => (file ? [String(file)] : [])) };
}

/** Exempts the rows from the purge. */
export function exemptFromPurge(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  const marked = 'insert into staff.kept_rows (id) select id from person on conflict do nothing';
  return runOnSources(database, getFormSources(tables), email, 'select', `marked as (${marked})`);
}

export function endPurgeExemption(
  database: StaffDatabase,
  tables: Table[],
  email: string,
): Promise<RowCounts> {
  const unmarked = 'delete from staff.kept_rows where id in (select id from person)';
  return runOnSources(database, getFormSources(tables), email, 'select', `unmarked as (${unmarked})`);
}

/** `more` are further CTEs, which may read `person` (ids) and `counts`. */
async function runOnSources(
  database: StaffDatabase,
  sources: RowSource[],
  email: string,
  action: 'select' | 'delete',
  more?: string,
  values: unknown[] = [],
): Promise<RowCounts> {
  const parts = sources.map(({ sql, id, condition, isCascaded }, index) => {
    const rows = `from ${sql} where ${condition}`;
    const selected =
      action === 'delete' && !isCascaded
        ? `delete ${rows} returning ${id} as id`
        : `select ${id} as id ${rows}`;
    return `part${index} as (${selected})`;
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

export function sumRows(counts: RowCounts): number {
  return counts.reduce((sum, { rows }) => sum + rows, 0);
}
