import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

type Query = (text: string) => Promise<Record<string, unknown>[]>;

export type TableCopy = {
  migrations: string[];
  tables: { name: string; columns: string }[];
  sequences: { name: string; value: string | null }[];
};

// The engine can only access files in its cluster and caches opened names, so each copy has its own folder.
const folders = { copy: 'upgrade-copy', proof: 'upgrade-proof' };

const tables = `
  select format('%I.%I', nspname, relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname <> 'information_schema' and nspname not like 'pg\\_%' order by 1`;
const sequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
  where schemaname not like 'pg\\_%' order by 1`;

export function copyPlace(cluster: string, kind: keyof typeof folders): string {
  return join(cluster, folders[kind]);
}

/**
 * Writes every table to a file in PostgreSQL's text format, which all versions read.
 * @param query runs a statement as owner of the cluster
 */
export async function writeTableCopy(
  query: Query,
  cluster: string,
  kind: keyof typeof folders,
): Promise<TableCopy> {
  const folder = copyPlace(cluster, kind);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await setFormats(query);
  const copy = {
    migrations: (await query('select name from supabase_migrations.applied_files order by id')).map(
      ({ name }) => `${name}`,
    ),
    tables: (await query(tables)) as TableCopy['tables'],
    sequences: (await query(sequences)) as TableCopy['sequences'],
  };
  const place = await placeInEngine(query, kind);
  for (const [index, { name, columns }] of copy.tables.entries()) {
    await query(`copy ${name} (${columns}) to '${place}/${index}.copy'`);
  }
  return copy;
}

export async function readTableCopy(query: Query, copy: TableCopy): Promise<void> {
  await setFormats(query);
  const place = await placeInEngine(query, 'copy');
  await query('begin');
  await query('set local session_replication_role = replica');
  await query(`truncate ${copy.tables.map(({ name }) => name).join(', ')}`);
  for (const [index, { name, columns }] of copy.tables.entries()) {
    await query(`copy ${name} (${columns}) from '${place}/${index}.copy'`);
  }
  for (const { name, value } of copy.sequences) {
    await query(
      value === null ? `alter sequence ${name} restart` : `select setval('${name}'::regclass, ${value})`,
    );
  }
  await query('commit');
  await query('analyze');
}

async function setFormats(query: Query): Promise<void> {
  for (const setting of ["datestyle = 'ISO, MDY'", "time zone 'UTC'", "client_encoding = 'UTF8'"]) {
    await query(`set ${setting}`);
  }
}

async function placeInEngine(query: Query, kind: keyof typeof folders): Promise<string> {
  const [row] = await query("select current_setting('data_directory') as folder");
  return `${row?.folder}/${folders[kind]}`;
}
