import type { Quarantined } from '#server/leads/quarantine.ts';
import { minuteOf } from './list-text.ts';
import { layOut } from './text-table.ts';

/** Formats quarantined form entries as a table; the last column fills the width. @param width in characters */
export function writeQuarantine(found: Quarantined[], width: number): string {
  if (found.length === 0) return 'Nothing in quarantine.\n';
  const columns = ['id', 'table', 'created_at', 'reason', 'content'];
  const rows = found.map(({ id, table, at, reason, content }) => [id, table, minuteOf(at), reason, content]);
  const { text, hidden } = layOut(columns, rows, width, true);
  return hidden.length > 0
    ? `${text}Columns that do not fit: ${hidden.join(', ')} (use a wider terminal)\n`
    : text;
}
