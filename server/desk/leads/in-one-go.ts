import type { Database } from '#server/db/database.ts';
import type { Query } from './stored-rows.ts';

// Visitors wait meanwhile on the embedded database.
const milliseconds = 10_000;

const asStaff =
  (isApart: boolean) =>
  <T>(database: Pick<Database, 'asStaff'>, work: (query: Query) => Promise<T>): Promise<T> =>
    database.asStaff((client) => work(async (text, values = []) => (await client.query(text, values)).rows), {
      timeout: milliseconds,
      isApart,
    });

/** Does staff's work of a few statements in one transaction. @throws DatabaseTimeout, DatabaseUnavailable */
export const inOneGo = asStaff(false);

/** Reads for staff, statement by statement: rows may change between them. @throws DatabaseTimeout, DatabaseUnavailable */
export const readApart = asStaff(true);
