import { type Database, DatabaseTimeout, isSqlError, type Queryable, type Work } from './database.ts';

export type Row = Record<string, unknown>;

export type StaffDatabase = {
  readonly location: string;
  /** Runs in its own transaction; times are in UTC. */
  query(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

export type StaffQueries = Pick<StaffDatabase, 'query'>;

export const formatIsoSql = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const defaultTimeoutMilliseconds = 60_000;
const queryCanceledCode = '57014';

export function createStaffDatabase(database: Database, timeout = defaultTimeoutMilliseconds): StaffDatabase {
  return {
    location: database.location,
    query: (text, values = []) =>
      database.asStaff(async (client) => (await client.query(text, values)).rows, {
        timeout,
        isPerStatement: true,
      }),
    close: () => database.close(),
  };
}

export function withStaffTransaction<T>(work: Work<T, Queryable>, timeout: number): Work<T, Queryable> {
  return async (client: Queryable) => {
    // JIT compilation takes longer than these statements.
    await client.query(
      `begin; set local role service_role; set local statement_timeout = ${timeout};
       set local time zone 'UTC'; set local datestyle = iso; set local jit = off`,
    );
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      if (!isSqlError(error) || error.code !== queryCanceledCode) throw error;
      throw new DatabaseTimeout('answer', { cause: error });
    }
  };
}
