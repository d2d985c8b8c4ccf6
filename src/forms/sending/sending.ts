import type { Attempt, DataError, Row } from './data-client.ts';

export type Sending<Kind extends 'store' | 'later' | 'pretend' = 'store' | 'later' | 'pretend'> = {
  kind: Kind;
  table: string;
  keepsDraft?: boolean;
  row: (filled: FormData) => Row;
  /** Never throws. @returns undefined on success */
  insert: (row: Row, attempt: Attempt) => Promise<DataError | undefined>;
};
