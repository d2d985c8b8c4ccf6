import type { Row } from './data-client.ts';
import { outbox } from './data-outbox.ts';
import type { Sending } from './sending.ts';

/**
 * A form that reports success immediately and stores its row through the outbox. It stays usable: every submit counts,
 * even while an earlier one is in progress, and rows are stored in order.
 */
export function storeLater(table: string, row: (filled: FormData) => Row): Sending<'later'> {
  return { kind: 'later', table, row, insert: (row, attempt) => outbox.insert(table, row, attempt) };
}
