import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { connectDatabase } from './connect.ts';
import { connectToRunningSite } from './embedded/staff-client.ts';
import { type StaffDatabase, staffDatabase } from './staff-query.ts';

/**
 * Opens the configured database: the remote one, the embedded one through the running site, or the embedded one
 * directly.
 * @throws Error when there is no database, or another process uses it and does not respond
 */
export async function openStaffDatabase(config: Config, log: Logger): Promise<StaffDatabase> {
  if (!config.DATABASE_URL) {
    const running = await connectToRunningSite(config.DATA_DIR);
    if (running) return running;
    const folder = join(config.DATA_DIR, 'postgres');
    if (!existsSync(folder)) {
      throw new Error(
        `There is no database: DATABASE_URL is not set, and ${folder} (DATA_DIR) does not exist.`,
      );
    }
  }
  return staffDatabase(await connectDatabase(config, log));
}
