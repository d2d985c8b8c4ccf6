import type { Attempt, DataError, Row } from './data-client.ts';

/** What becomes of a form: its row is stored now, stored even if not at once, or nothing is sent at all. */
export type Sending<Kind extends 'store' | 'later' | 'pretend' = 'store' | 'later' | 'pretend'> = {
  kind: Kind;
  /** The table that is named when its row is not stored. */
  table: string;
  /** Its fields outlive a reload, and so does the notice of an attempt without an answer. */
  keepsDraft?: boolean;
  /** The row for what stands in the fields. */
  row: (filled: FormData) => Row;
  /** @returns undefined once it is done, else why it is not. Never throws. */
  insert: (row: Row, attempt: Attempt) => Promise<DataError | undefined>;
};
