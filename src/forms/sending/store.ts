import { dataClient } from './data.ts';
import type { Row } from './data-client.ts';
import type { Sending } from './sending.ts';

/** A form that stores its row immediately and reports failures. */
export function store(
  table: string,
  row: (filled: FormData) => Row,
  { keepsDraft = false } = {},
): Sending<'store'> {
  return {
    kind: 'store',
    table,
    row,
    keepsDraft,
    insert: (row, attempt) => dataClient.insert(table, row, attempt),
  };
}
