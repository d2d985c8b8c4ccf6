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

/** Rows may change between the statements. */
export const inSeparateStatements = asStaff(true);
