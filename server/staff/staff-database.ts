import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import type { Logger } from '#server/log.ts';
import { knockAtDoor } from './door-client.ts';

export type Row = Record<string, unknown>;

/** The stored rows as the agency's own tools reach them: reading and deleting, on every backend alike. */
export type StaffDatabase = {
  /** Where the rows lie, for people. */
  readonly location: string;
  /** Runs one statement as `service_role`, in a transaction of its own; times are in UTC. */
  query(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/**
 * Opens the database that the settings name: the server it runs on, the running site that has the embedded one
 * open, or, when no site runs, the embedded one itself.
 * @throws Error when there is no database, or the data folder is in use by a process that does not answer
 */
export async function openStaffDatabase(config: Config, log: Logger): Promise<StaffDatabase> {
  if (!config.DATABASE_URL) {
    const running = await knockAtDoor(config.DATA_DIR);
    if (running) return running;
    const folder = join(config.DATA_DIR, 'postgres');
    if (!existsSync(folder)) {
      throw new Error(
        `There is no database: DATABASE_URL is not set, and nothing is in ${folder} (DATA_DIR).`,
      );
    }
  }
  const database = await connectDatabase(config, log);
  return {
    location: database.location,
    query: (text, values) => queryAsStaff(database, text, values),
    close: () => database.close(),
  };
}

/** Runs one statement as `service_role`, in a transaction, so that role and time zone end with it. */
export async function queryAsStaff(database: Database, text: string, values: unknown[] = []): Promise<Row[]> {
  return database.asOwner(async (client) => {
    await client.query(
      "begin; set local role service_role; set local time zone 'UTC'; set local datestyle = iso",
    );
    const { rows } = await client.query(text, values);
    await client.query('commit');
    return rows;
  });
}
