import { escapeLiteral } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { where } from './filter.ts';
import { hasEmail, type Table } from './tables.ts';

type Place = { name: string; sql: string; id: string; condition: string };

const isHashed = "address_hash = encode(sha256(convert_to(lower($1::text), 'UTF8')), 'hex')";
const isNamed = "lower(content ->> 'email') = lower($1::text)";
/** Where an address, or its hash, is besides the tables. */
const traces: Place[] = [
  { name: 'quarantine', sql: 'staff.quarantine', id: 'id', condition: isNamed },
  { name: 'suppressed_addresses', sql: 'staff.suppressed_addresses', id: 'id', condition: isHashed },
  { name: 'mail_links', sql: 'staff.mail_links', id: 'subscriber_id', condition: isHashed },
  { name: 'job', sql: 'staff.job', id: 'id', condition: isHashed },
];

/** Rows per table. */
export type RowCounts = { table: string; rows: number }[];

/** Counts the rows that belong to an address, in capitals or not, and what else an erasure takes along. */
export function countPerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  return perPlace(database, [...rowsOf(tables), ...traces], email, 'select');
}

/**
 * Deletes the rows that belong to an address, in all tables or, if anything fails, in none, with the robots' forms that
 * name it and what was kept about mails to it, and leaves a line about it in `staff.erasures`.
 */
export function erasePerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  return perPlace(
    database,
    [...rowsOf(tables), ...traces],
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
  return perPlace(database, rowsOf(tables), email, 'select', `marked as (${marked})`);
}

/** Takes these marks back. @returns how many rows there are */
export function releasePerson(database: StaffDatabase, tables: Table[], email: string): Promise<RowCounts> {
  const unmarked = 'delete from staff.kept_rows where id in (select id from person)';
  return perPlace(database, rowsOf(tables), email, 'select', `unmarked as (${unmarked})`);
}

/** The tables that say whose a row is. */
function rowsOf(tables: Table[]): Place[] {
  return tables.filter(hasEmail).map((table) => {
    return { name: table.name, sql: table.sql, id: 'id', condition: where(table, { email: '' }, []) };
  });
}

/**
 * Takes what belongs to a person from every place, all in a single statement, and counts it.
 * @param more another part of the statement, which may read `person` (ids) and `counts`
 */
async function perPlace(
  database: StaffDatabase,
  places: Place[],
  email: string,
  take: 'select' | 'delete',
  more?: string,
): Promise<RowCounts> {
  const parts = places.map(({ sql, id, condition }, index) => {
    const rows = `from ${sql} where ${condition}`;
    const taken = take === 'delete' ? `delete ${rows} returning ${id} as id` : `select ${id} as id ${rows}`;
    return `part${index} as (${taken})`;
  });
  const people = places.map((_, index) => `select id, ${index} as part from part${index}`);
  const names = places.map(({ name }, index) => `(${index}, ${escapeLiteral(name)})`);
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
