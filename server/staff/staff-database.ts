import type { Config } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import type { Logger } from '#server/log.ts';
import { knockAtDoor } from './door-client.ts';

export type Row = Record<string, unknown>;

/** The stored rows as the agency's own tools reach them: reading and deleting, on every backend alike. */
export type StaffDatabase = {
  /** Runs one statement as `service_role`. */
  query(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/**
 * Opens the database that the settings name: the server it runs on, the running site that has the embedded one
 * open, or, when no site runs, the embedded one itself.
 * @throws Error when the data folder is in use by a process that does not answer
 */
export async function openStaffDatabase(config: Config, log: Logger): Promise<StaffDatabase> {
  const running = config.DATABASE_URL ? undefined : await knockAtDoor(config.DATA_DIR);
  if (running) return running;
  const database = await connectDatabase(config, log);
  return { query: (text, values) => queryAsStaff(database, text, values), close: () => database.close() };
}

/** Runs one statement as `service_role`, in a transaction, so that the role ends with it. */
export async function queryAsStaff(database: Database, text: string, values: unknown[] = []): Promise<Row[]> {
  return database.asOwner(async (client) => {
    await client.query('begin');
    await client.query('set local role service_role');
    const { rows } = await client.query(text, values);
    await client.query('commit');
    return rows;
  });
}
