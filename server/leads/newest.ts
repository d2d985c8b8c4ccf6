import type { Row, StaffDatabase } from '#server/db/staff-query.ts';
import { createTableCondition, type Filter } from './filter.ts';
import type { Table } from './tables.ts';

export type FoundRow = { table: string; row: Row };

export async function findNewestRows(
  database: StaffDatabase,
  tables: Table[],
  filter: Filter,
  limit: number,
): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  for (const table of tables) found.push(...(await findNewestRowsOfTable(database, table, filter, limit)));
  return found
    .toSorted((a, b) => (String(a.row.created_at) < String(b.row.created_at) ? 1 : -1))
    .slice(0, limit);
}

async function findNewestRowsOfTable(
  database: StaffDatabase,
  table: Table,
  filter: Filter,
  limit: number,
): Promise<FoundRow[]> {
  const values: unknown[] = [];
  const rows = await database.query(
    `select row_to_json(t) as row from (
       select * from ${table.sql} where ${createTableCondition(table, filter, values)}
       order by created_at desc, id desc limit $${values.push(limit)}
     ) as t`,
    values,
  );
  return rows.map(({ row }) => ({ table: table.name, row: row as Row }));
}
