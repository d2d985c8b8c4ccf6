import type { RowCounts } from '#server/leads/erase.ts';

export function formatCounts(counts: RowCounts): string {
  const longest = Math.max(...counts.map(({ table }) => table.length));
  const lines = counts.map(({ table, rows }) => `  ${table.padEnd(longest)}  ${rows}`);
  return `${lines.join('\n')}\n`;
}
