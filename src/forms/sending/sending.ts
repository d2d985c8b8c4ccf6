import type { Attempt, DataError, Row } from './data-client.ts';

export type Sending<Kind extends 'store' | 'later' | 'pretend' = 'store' | 'later' | 'pretend'> = {
  kind: Kind;
  table: string;
  keepsDraft?: boolean;
  row: (filled: FormData) => Row;
  /** @returns undefined once it is done, else why it is not. Never throws. */
  insert: (row: Row, attempt: Attempt) => Promise<DataError | undefined>;
};
