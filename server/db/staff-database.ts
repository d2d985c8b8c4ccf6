import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { connectDatabase } from './connect.ts';
import { askRunningSite } from './embedded/staff-client.ts';
import { type StaffDatabase, staffDatabase } from './staff-query.ts';

/**
 * Opens the database that the settings name: the server it runs on, the running site that has the embedded one
 * open, or, when no site runs, the embedded one itself.
 * @throws Error when there is no database, or the data folder is in use by a process that does not answer
 */
export async function openStaffDatabase(config: Config, log: Logger): Promise<StaffDatabase> {
  if (!config.DATABASE_URL) {
    const running = await askRunningSite(config.DATA_DIR);
    if (running) return running;
    const folder = join(config.DATA_DIR, 'postgres');
    if (!existsSync(folder)) {
      throw new Error(
        `There is no database: DATABASE_URL is not set, and nothing is in ${folder} (DATA_DIR).`,
      );
    }
  }
  return staffDatabase(await connectDatabase(config, log));
}
