import type { Quarantined } from '#server/leads/quarantine.ts';
import { minuteOf } from './list-text.ts';
import { layOut } from './text-table.ts';

/** Robots' forms as a table for a terminal; what they say takes the room that is left. @param width in characters */
export function writeQuarantine(found: Quarantined[], width: number): string {
  if (found.length === 0) return 'Nothing in quarantine.\n';
  const columns = ['id', 'table', 'created_at', 'reason', 'content'];
  const rows = found.map(({ id, table, at, reason, content }) => [id, table, minuteOf(at), reason, content]);
  const { text, hidden } = layOut(columns, rows, width, true);
  return hidden.length > 0
    ? `${text}No room for: ${hidden.join(', ')} (a wider terminal shows them)\n`
    : text;
}
