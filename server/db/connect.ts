import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { type Database, DiskFull } from './database.ts';
import { connectEmbedded } from './embedded/connect-embedded.ts';
import { connectRemote } from './remote.ts';

export async function connectDatabase(config: Config, log: Logger): Promise<Database> {
  return config.DATABASE_URL
    ? connectRemote(config.DATABASE_URL, config.DATABASE_POOL_SIZE, log)
    : connectEmbedded(config.DATA_DIR, log);
}

/** Lets the server start when the disk is full: the database throws `DiskFull` until `asOwner` succeeds. */
export async function connectOrRetry(
  config: Config,
  log: Logger,
): Promise<{ database: Database; isDiskFull: boolean }> {
  try {
    return { database: await connectDatabase(config, log), isDiskFull: false };
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error;
    return { database: createRetryingDatabase(config, log), isDiskFull: true };
  }
}

function createRetryingDatabase(config: Config, log: Logger): Database {
  let connecting: Promise<Database> | undefined;
  let database: Database | undefined;
  const connect = async () => {
    connecting ??= connectDatabase(config, log).finally(() => {
      connecting = undefined;
    });
    database ??= await connecting;
    return database;
  };
  const getDatabase = () => {
    if (!database) throw new DiskFull(config.DATA_DIR);
    return database;
  };
  return {
    location: config.DATA_DIR,
    asVisitor: async (work) => getDatabase().asVisitor(work),
    asStaff: async (work, options) => getDatabase().asStaff(work, options),
    asOwner: async (work) => (database ?? (await connect())).asOwner(work),
    close: async () => {
      await connecting?.catch(() => {});
      await database?.close();
    },
  };
}
