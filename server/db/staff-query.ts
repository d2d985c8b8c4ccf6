import { type Asking, type Database, DatabaseTimeout, isSqlError, type Work } from './database.ts';

export type Row = Record<string, unknown>;

/** The stored rows as the agency's own tools reach them: reading and deleting, on every backend alike. */
export type StaffDatabase = {
  readonly location: string;
  /** Runs one statement as `service_role`, in a transaction of its own; times are in UTC. */
  query(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

export type Asked = Pick<StaffDatabase, 'query'>;

/** A column's moment as the desk has it, in SQL: `2026-11-17T11:32:00.000Z`. */
export const iso = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const queryMilliseconds = 60_000;
const queryCanceled = '57014';

/** Staff's view of a database that this process has open itself. @param timeout of one statement, in milliseconds */
export function staffDatabase(database: Database, timeout = queryMilliseconds): StaffDatabase {
  return {
    location: database.location,
    query: (text, values = []) =>
      database.asStaff(async (client) => (await client.query(text, values)).rows, { timeout, isApart: true }),
    close: () => database.close(),
  };
}

/** Wraps staff's work in a transaction, with which its role, time zone and timeout end. */
export function inStaffTransaction<T>(work: Work<T, Asking>, timeout: number): Work<T, Asking> {
  return async (client: Asking) => {
    // What staff ask takes less time than compiling it would.
    await client.query(
      `begin; set local role service_role; set local statement_timeout = ${timeout};
       set local time zone 'UTC'; set local datestyle = iso; set local jit = off`,
    );
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      if (!isSqlError(error) || error.code !== queryCanceled) throw error;
      throw new DatabaseTimeout('answer', { cause: error });
    }
  };
}
