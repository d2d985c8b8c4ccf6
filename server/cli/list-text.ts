import type { Found } from '#server/leads/newest.ts';
import type { Quarantined } from '#server/leads/quarantine.ts';
import type { Table } from '#server/leads/tables.ts';
import { layOut } from './text-table.ts';

/** Shows all columns of a single table, or only the columns that all of several tables have. `width` is in characters. */
export function writeList(found: Found[], tables: [Table, ...Table[]], width: number): string {
  if (found.length === 0) return 'No rows.\n';
  const names = commonColumns(tables);
  const isOne = tables.length === 1;
  const columns = ['created_at', ...(isOne ? [] : ['table']), ...names, 'id'];
  const rows = found.map(({ table, row }) => {
    const cells = names.map((name) => row[name]);
    return [minuteOf(row.created_at), ...(isOne ? [] : [table]), ...cells, row.id];
  });
  return writeTable(layOut(columns, rows, width), 'use export to see them');
}

export function writeQuarantine(found: Quarantined[], width: number): string {
  if (found.length === 0) return 'Nothing in quarantine.\n';
  const columns = ['id', 'table', 'created_at', 'reason', 'content'];
  const rows = found.map(({ id, table, at, reason, content }) => [id, table, minuteOf(at), reason, content]);
  return writeTable(layOut(columns, rows, width, true), 'use a wider terminal');
}

function writeTable({ text, hidden }: ReturnType<typeof layOut>, advice: string): string {
  return hidden.length > 0 ? `${text}Columns that do not fit: ${hidden.join(', ')} (${advice})\n` : text;
}

function commonColumns([first, ...others]: [Table, ...Table[]]): string[] {
  return first.columns
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'created_at')
    .filter((name) => others.every(({ columns }) => columns.some((column) => column.name === name)));
}

/** Formats a time in UTC: `2026-05-31 18:30`. */
function minuteOf(moment: unknown): string {
  return String(moment).slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}
