import type { FoundRow } from '#server/leads/newest.ts';
import type { QuarantinedSubmission } from '#server/leads/quarantine.ts';
import type { Table } from '#server/leads/tables.ts';
import { formatColumns } from './text-table.ts';

/** Shows all columns of one table; of several tables, only the columns that they share. `width` is in characters. */
export function formatList(found: FoundRow[], tables: [Table, ...Table[]], width: number): string {
  if (found.length === 0) return 'No rows.\n';
  const names = findCommonColumns(tables);
  const isOne = tables.length === 1;
  const columns = ['created_at', ...(isOne ? [] : ['table']), ...names, 'id'];
  const rows = found.map(({ table, row }) => {
    const cells = names.map((name) => row[name]);
    return [formatMinute(row.created_at), ...(isOne ? [] : [table]), ...cells, row.id];
  });
  return formatTable(formatColumns(columns, rows, width), 'use export to see them');
}

export function formatQuarantine(found: QuarantinedSubmission[], width: number): string {
  if (found.length === 0) return 'Nothing in quarantine.\n';
  const columns = ['id', 'table', 'created_at', 'reason', 'content'];
  const rows = found.map(({ id, table, at, reason, content }) => [
    id,
    table,
    formatMinute(at),
    reason,
    content,
  ]);
  return formatTable(formatColumns(columns, rows, width, true), 'use a wider terminal');
}

function formatTable({ text, hidden }: ReturnType<typeof formatColumns>, advice: string): string {
  return hidden.length > 0 ? `${text}Columns that do not fit: ${hidden.join(', ')} (${advice})\n` : text;
}

function findCommonColumns([first, ...others]: [Table, ...Table[]]): string[] {
  return first.columns
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'created_at')
    .filter((name) => others.every(({ columns }) => columns.some((column) => column.name === name)));
}

/** Formats a time in UTC: `2026-05-31 18:30`. */
function formatMinute(moment: unknown): string {
  return String(moment).slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}
