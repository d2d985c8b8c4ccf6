import type { Row } from './data-client.ts';
import { outbox } from './data-outbox.ts';
import type { Sending } from './sending.ts';

/**
 * A form whose visitor is told that it is saved, and whose row the outbox makes true. It stays, and every press counts,
 * also one that comes while an earlier one is under way: the last row asked for is stored last.
 */
export function storeLater(table: string, row: (filled: FormData) => Row): Sending<'later'> {
  return { kind: 'later', table, row, insert: (row, attempt) => outbox.insert(table, row, attempt) };
}
