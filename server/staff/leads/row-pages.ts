import type { StaffDatabase } from '#server/staff/staff-database.ts';
import { type Filter, where } from './filter.ts';
import type { Table } from './tables.ts';

const keysPerQuery = 5_000;
const rowsPerQuery = 500;
const idLength = 36;

/**
 * Reads the keys of a table's rows, sorted by date. Each is the date (in ISO style and UTC, which sorts like it) and then the id.
 * They are read in pages by the primary key, so that no single statement keeps visitors waiting.
 */
export async function readKeys(database: StaffDatabase, table: Table, filter: Filter): Promise<string[]> {
  const keys: string[] = [];
  let after: string | undefined;
  do {
    const values: unknown[] = [];
    const conditions = where(table, filter, values);
    const next = after === undefined ? 'true' : `id > $${values.push(after)}::uuid`;
    const page = await database.query(
      `select created_at::text || id::text as key from ${table.sql}
       where ${conditions} and ${next} order by id limit ${keysPerQuery}`,
      values,
    );
    for (const { key } of page) keys.push(String(key));
    after = page.length < keysPerQuery ? undefined : keys.at(-1)?.slice(-idLength);
  } while (after !== undefined);
  return keys.sort();
}

/**
 * Reads rows in the order of their keys, page by page; rows deleted since then are left out.
 * @param expression SQL that makes a text without line breaks of the row `t`
 * @yields the texts of a page
 */
export async function* readPages(
  database: StaffDatabase,
  table: Table,
  keys: string[],
  expression: string,
): AsyncGenerator<string[]> {
  // The lateral limit keeps the planner to one look-up by primary key for each id, whatever it thinks of the table.
  const query = `
    select string_agg(${expression}, E'\\n' order by key.place) as page
    from unnest($1::uuid[]) with ordinality as key (id, place)
    cross join lateral (select * from ${table.sql} as row where row.id = key.id limit 1) as t`;
  const read = async (start: number): Promise<string[]> => {
    const ids = keys.slice(start, start + rowsPerQuery).map((key) => key.slice(-idLength));
    const [row] = ids.length > 0 ? await database.query(query, [ids]) : [];
    return typeof row?.page === 'string' ? row.page.split('\n') : [];
  };
  // The database fetches a page while the one before is written.
  let coming = read(0);
  for (let start = 0; start < keys.length; start += rowsPerQuery) {
    const page = await coming;
    coming = read(start + rowsPerQuery);
    // Whoever reads may stop before they hear of a failure.
    coming.catch(() => {});
    yield page;
  }
}
