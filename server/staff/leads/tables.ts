import { escapeIdentifier } from 'pg';
import type { StaffDatabase } from '#server/staff/staff-database.ts';
import { UsageError } from './usage.ts';

export type Column = {
  name: string;
  /** PostgreSQL's `typcategory`: N number, A array, S text, D date and time, B boolean ... */
  category: string;
  /** Computed by the database, so not to be written. */
  isGenerated: boolean;
};

/** A table that keeps what visitors sent. */
export type Table = {
  name: string;
  /** Its name as SQL, schema and quotes included. */
  sql: string;
  columns: Column[];
};

const catalogQuery = `
  select c.relname as name,
    json_agg(json_build_object('name', a.attname, 'category', t.typcategory, 'isGenerated', a.attgenerated <> '')
      order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and has_any_column_privilege('anon', c.oid, 'insert')
  group by c.oid, c.relname
  having bool_or(a.attname = 'id') and bool_or(a.attname = 'created_at')
  order by c.relname`;

/** Finds the tables as the service itself does: what visitors may insert into. @throws Error when there is none */
export async function readTables(
  database: Pick<StaffDatabase, 'location' | 'query'>,
): Promise<[Table, ...Table[]]> {
  const rows = await database.query(catalogQuery);
  const [first, ...others] = rows.map(({ name, columns }) => ({
    name: String(name),
    sql: `public.${escapeIdentifier(String(name))}`,
    columns: columns as Column[],
  }));
  if (!first)
    throw new Error(`There are no tables in ${database.location}: start the site once, it makes them.`);
  return [first, ...others];
}

/** @throws UsageError that names the tables there are */
export function findTable<T extends Table>(tables: T[], name: string): T {
  const table = tables.find((one) => one.name === name);
  if (table) return table;
  throw new UsageError(
    `There is no table '${name}'. The tables: ${tables.map((one) => one.name).join(', ')}`,
  );
}

/** Whether the table says whose row it is. */
export function hasEmail(table: Table): boolean {
  return table.columns.some(({ name }) => name === 'email');
}
