import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { connectDatabase } from './connect.ts';
import { connectToRunningSite } from './embedded/staff-client.ts';
import { createStaffDatabase, type StaffDatabase } from './staff-query.ts';

/** Uses the embedded database through the running site, or directly. @throws Error when it is missing or does not respond */
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
  return createStaffDatabase(await connectDatabase(config, log));
}
