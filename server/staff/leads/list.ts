import type { Row, StaffDatabase } from '#server/staff/staff-database.ts';
import { type Filter, where } from './filter.ts';
import type { Table } from './tables.ts';
import { layOut } from './text-table.ts';

type Found = { table: Table; row: Row };

/**
 * The newest rows as a table for a terminal: all columns of one table, or what several tables have in common.
 * @param width of the terminal in characters
 */
export async function listRows(
  database: StaffDatabase,
  tables: [Table, ...Table[]],
  { filter, limit, width }: { filter: Filter; limit: number; width: number },
): Promise<string> {
  const found: Found[] = [];
  for (const table of tables) found.push(...(await newest(database, table, filter, limit)));
  if (found.length === 0) return 'No rows.\n';
  found.sort((a, b) => (String(a.row.created_at) < String(b.row.created_at) ? 1 : -1));
  const names = commonColumns(tables);
  const isOne = tables.length === 1;
  const columns = ['created_at', ...(isOne ? [] : ['table']), ...names, 'id'];
  const rows = found.slice(0, limit).map(({ table, row }) => {
    const cells = names.map((name) => row[name]);
    return [minuteOf(row.created_at), ...(isOne ? [] : [table.name]), ...cells, row.id];
  });
  const { text, hidden } = layOut(columns, rows, width);
  return hidden.length > 0 ? `${text}No room for: ${hidden.join(', ')} (export has them)\n` : text;
}

async function newest(
  database: StaffDatabase,
  table: Table,
  filter: Filter,
  limit: number,
): Promise<Found[]> {
  const values: unknown[] = [];
  const rows = await database.query(
    `select row_to_json(t) as row from (
       select * from ${table.sql} where ${where(table, filter, values)}
       order by created_at desc, id desc limit $${values.push(limit)}
     ) as t`,
    values,
  );
  return rows.map(({ row }) => ({ table, row: row as Row }));
}

function commonColumns([first, ...others]: [Table, ...Table[]]): string[] {
  return first.columns
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'created_at')
    .filter((name) => others.every(({ columns }) => columns.some((column) => column.name === name)));
}

/** `2026-05-31 18:30` of PostgreSQL's date and time in UTC. */
function minuteOf(moment: unknown): string {
  return String(moment).slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}
