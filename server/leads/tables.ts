import { escapeIdentifier } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { LeadsError, UnknownTable } from './errors.ts';

export type Column = {
  name: string;
  /** PostgreSQL's `typcategory`: N number, A array, S text, D date and time, B boolean ... */
  category: string;
  isGenerated: boolean;
};

export type Table = {
  name: string;
  sql: string;
  columns: Column[];
  /** A trigger queues new rows. */
  isWatched: boolean;
};

const createCatalogQuery = (condition: string) => `
  select c.relname as name, c.relnamespace::regnamespace::text as schema,
    json_agg(json_build_object('name', a.attname, 'category', t.typcategory, 'isGenerated', a.attgenerated <> '')
      order by a.attnum) as columns,
    exists (select from pg_trigger where tgrelid = c.oid and tgfoid = to_regproc('staff.after_insert')) as "isWatched"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and ${condition}
  group by c.oid, c.relname, c.relnamespace
  order by c.relname`;

/** SQL: whether visitors or the server insert rows into the table `c`. */
export const isLeadTable = `c.relnamespace = 'public'::regnamespace and (
  has_any_column_privilege('anon', c.oid, 'insert')
  or exists (select from pg_trigger where tgrelid = c.oid and tgfoid = to_regproc('staff.after_insert'))
)`;

export async function readTables(
  database: Pick<StaffDatabase, 'location' | 'query'>,
): Promise<[Table, ...Table[]]> {
  const [first, ...others] = await readTablesWhere(
    database,
    `${isLeadTable}
      and 2 = (select count(*) from pg_attribute where attrelid = c.oid and attname in ('id', 'created_at'))`,
  );
  if (!first)
    throw new LeadsError(`There are no tables in ${database.location}. Start the site once to create them.`);
  return [first, ...others];
}

export const recordTableNames = [
  'member',
  'saved_reply',
  'erasures',
  'kept_rows',
  'job',
  'newsletter_confirmations',
  'suppressed_addresses',
  'lead',
  'event',
  'reply',
  'heard_mail',
  'blocked_sender',
  'received_mail',
  'received_file',
  'booking',
  'count_day',
  'picture',
] as const;

export const settingTableNames = ['promise', 'setting'] as const;

export async function readRecords(
  database: Pick<StaffDatabase, 'query'>,
  names: readonly string[] = recordTableNames,
): Promise<Table[]> {
  const found = await readTablesWhere(
    database,
    `c.oid in (${names.map((name) => `'staff.${name}'::regclass`).join(', ')})`,
  );
  return found.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

async function readTablesWhere(database: Pick<StaffDatabase, 'query'>, condition: string): Promise<Table[]> {
  const rows = await database.query(createCatalogQuery(condition));
  return rows.map(({ name, schema, columns, isWatched }) => ({
    name: String(name),
    sql: `${schema}.${escapeIdentifier(String(name))}`,
    columns: columns as Column[],
    isWatched: isWatched === true,
  }));
}

export function findTable<T extends Table>(tables: T[], name: string): T {
  const table = tables.find((table) => table.name === name);
  if (table) return table;
  throw new UnknownTable(name, tables);
}

export function hasEmail(table: Table): boolean {
  return table.columns.some(({ name }) => name === 'email');
}
