import type { StaffDatabase } from '#server/db/staff-query.ts';
import { getPersonSources } from './person-sources.ts';
import type { Table } from './tables.ts';

export type PersonRecords = { table: string; rows: Record<string, unknown>[] }[];

/** Internal columns, such as those for search and sorting. */
const derivedColumns = new Set(['search_text', 'search_message', 'urgency', 'keys', 'reply_token', 'before']);

/** The rows that `erasePerson` would delete. */
export async function readPersonRecords(
  database: Pick<StaffDatabase, 'query'>,
  tables: Table[],
  email: string,
): Promise<PersonRecords> {
  const sources = getPersonSources(tables);
  const parts = sources.map(({ sql, condition, without }, index) => {
    // jsonb sorts the columns by length.
    const row = without ? `(to_jsonb(t) - '${without}')::json` : 'row_to_json(t)';
    return `select ${index} as source, ${row} as row from ${sql} as t where ${condition}`;
  });
  const found = await database.query(parts.join(' union all '), [email]);
  const bySource = Map.groupBy(found, ({ source }) => Number(source));
  return sources.map(({ name }, index) => ({
    table: name,
    rows: (bySource.get(index) ?? [])
      .map(({ row }) => omitDerivedColumns(row as Record<string, unknown>))
      .toSorted((a, b) => (String(a.created_at) < String(b.created_at) ? -1 : 1)),
  }));
}

function omitDerivedColumns(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !derivedColumns.has(column)));
}
