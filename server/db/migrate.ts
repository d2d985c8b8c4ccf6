import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import { type Database, DatabaseTimeout, DatabaseUnavailable } from './database.ts';

const retryMilliseconds = 1_000;
const directory = join(import.meta.dirname, '../../supabase/migrations');

/**
 * Applies the SQL files that this database has not seen, in the order of their names, each in a transaction,
 * all under an advisory lock, so that several processes may start at once.
 * @returns the names of the files applied now
 */
export async function migrate(database: Database, log: Logger): Promise<string[]> {
  const applied = await database.asOwner((dbClient) =>
    runner({
      dbClient,
      dir: directory,
      direction: 'up',
      // Not in `public`: what is there is offered to the browser.
      migrationsSchema: 'supabase_migrations',
      createMigrationsSchema: true,
      migrationsTable: 'applied_files',
      advisoryLockMode: 'wait',
      logger: {
        debug: () => {},
        info: () => {},
        warn: (text) => log.warn(text),
        error: (text) => log.error(text),
      },
    }),
  );
  return applied.map(({ name }) => name);
}

/** Migrates as soon as the database can be reached; logs why it cannot, each reason once. @throws what a migration itself throws */
export async function migrateWhenReachable(database: Database, log: Logger): Promise<void> {
  let told = '';
  for (;;) {
    try {
      const applied = await migrate(database, log);
      if (applied.length > 0) log.info({ applied }, 'the schema was brought up to date');
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable || error instanceof DatabaseTimeout)) throw error;
      const reason = explainError(error);
      if (reason !== told) log.warn({ reason }, 'no database yet; trying again every second');
      told = reason;
      await delay(retryMilliseconds);
    }
  }
}
