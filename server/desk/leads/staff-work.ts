import type { Database } from '#server/db/database.ts';
import type { Query } from './stored-rows.ts';

const timeoutMilliseconds = 10_000;

const createStaffRunner =
  (isPerStatement: boolean) =>
  <T>(database: Pick<Database, 'asStaff'>, work: (query: Query) => Promise<T>): Promise<T> =>
    database.asStaff((client) => work(async (text, values = []) => (await client.query(text, values)).rows), {
      timeout: timeoutMilliseconds,
      isPerStatement,
    });

export const runInTransaction = createStaffRunner(false);

/** Rows may change between the statements. */
export const runInSeparateStatements = createStaffRunner(true);
