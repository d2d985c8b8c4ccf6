import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { Database } from './database.ts';
import { connectEmbedded } from './embedded/connect-embedded.ts';
import { connectRemote } from './remote.ts';

/** The backend that the settings ask for: `DATABASE_URL` if set, else the embedded database in `DATA_DIR`. */
export async function connectDatabase(config: Config, log: Logger): Promise<Database> {
  return config.DATABASE_URL
    ? connectRemote(config.DATABASE_URL, config.DATABASE_POOL_SIZE, log)
    : connectEmbedded(config.DATA_DIR, log);
}
