import type { Database } from '#server/db/database.ts';
import type { Query } from './stored-rows.ts';

// Visitors wait meanwhile on the embedded database.
const milliseconds = 10_000;

/** Does staff's work of a few statements in one transaction. @throws DatabaseTimeout, DatabaseUnavailable */
export function inOneGo<T>(
  database: Pick<Database, 'asStaff'>,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  return database.asStaff(
    (client) => work(async (text, values = []) => (await client.query(text, values)).rows),
    { timeout: milliseconds },
  );
}

/** Reads for staff, statement by statement: rows may change between them. @throws DatabaseTimeout, DatabaseUnavailable */
export function readApart<T>(
  database: Pick<Database, 'asStaff'>,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  return database.asStaff(
    (client) => work(async (text, values = []) => (await client.query(text, values)).rows),
    { timeout: milliseconds, isApart: true },
  );
}
