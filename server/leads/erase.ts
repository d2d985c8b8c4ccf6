import { escapeLiteral } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { where } from './filter.ts';
import { hasEmail, type Table } from './tables.ts';

/** Rows per table. */
export type RowCounts = { table: string; rows: number }[];

/** Counts the rows that belong to an address, in capitals or not. */
export function countPerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  return perTable(database, tables, email, 'select id');
}

/**
 * Deletes the rows that belong to an address, in all tables or, if anything fails, in none, and leaves a line about it
 * in `staff.erasures`.
 */
export function erasePerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  return perTable(
    database,
    tables,
    email,
    'delete',
    `unmarked as (delete from staff.kept_rows where id in (select id from person)),
    recorded as (
      insert into staff.erasures (reason, row_counts)
      select 'request', jsonb_object_agg("table", rows) from counts where rows > 0 having count(*) > 0
    )`,
  );
}

/** Marks the rows that belong to an address as kept: their age does not delete them. @returns how many there are */
export function keepPerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  const marked = 'insert into staff.kept_rows (id) select id from person on conflict do nothing';
  return perTable(database, tables, email, 'select id', `marked as (${marked})`);
}

/** Takes these marks back. @returns how many rows there are */
export function releasePerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  const unmarked = 'delete from staff.kept_rows where id in (select id from person)';
  return perTable(database, tables, email, 'select id', `unmarked as (${unmarked})`);
}

/**
 * Takes a person's rows from every table that says whose a row is, all in a single statement, and counts them.
 * @param more another part of the statement, which may read `person` (ids) and `counts`
 */
async function perTable(
  database: StaffDatabase,
  tables: Table[],
  email: string,
  take: 'select id' | 'delete',
  more?: string,
): Promise<RowCounts> {
  const concerned = tables.filter(hasEmail);
  const parts = concerned.map((table, index) => {
    const rows = `from ${table.sql} where ${where(table, { email }, [])}`;
    return `part${index} as (${take} ${rows}${take === 'delete' ? ' returning id' : ''})`;
  });
  const people = concerned.map((_, index) => `select id, ${index} as part from part${index}`);
  const names = concerned.map(({ name }, index) => `(${index}, ${escapeLiteral(name)})`);
  const rows = await database.query(
    `with ${parts.join(', ')}, person as (${people.join(' union all ')}),
    counts as (
      select name as "table", count(id)::int as rows
      from (values ${names.join(', ')}) as names (part, name) left join person using (part) group by part, name
      order by part
    )${more ? `, ${more}` : ''}
    select "table", rows from counts`,
    [email],
  );
  return rows.map(({ table, rows }) => ({ table: String(table), rows: Number(rows) }));
}

/** All rows together. */
export function sumOf(counts: RowCounts): number {
  return counts.reduce((sum, { rows }) => sum + rows, 0);
}
