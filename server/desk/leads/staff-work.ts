import type { Database } from '#server/db/database.ts';
import type { Query } from './stored-rows.ts';

const milliseconds = 10_000;

const asStaff =
  (isPerStatement: boolean) =>
  <T>(database: Pick<Database, 'asStaff'>, work: (query: Query) => Promise<T>): Promise<T> =>
    database.asStaff((client) => work(async (text, values = []) => (await client.query(text, values)).rows), {
      timeout: milliseconds,
      isPerStatement,
    });

export const inTransaction = asStaff(false);

/** Runs each statement in its own transaction, so rows may change between them. */
export const inSeparateStatements = asStaff(true);
