import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate';
import type { ClientBase } from 'pg';
import type { Config } from '#server/config.ts';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import { site } from '#site.config';
import { type Database, DatabaseTimeout, DatabaseUnavailable, UnfitDatabase } from './database.ts';

const retryMilliseconds = 1_000;
/** By which the database tells the day of what is counted from now on. */
const keepTimeZone = `
  insert into staff.setting (name, value) values ('time_zone', $1::jsonb)
  on conflict (name) do update set value = excluded.value where setting.value <> excluded.value`;
const directory = join(import.meta.dirname, '../../supabase/migrations');

/**
 * Applies the SQL files that this database has not seen, in the order of their names, all in one transaction that
 * holds an advisory lock, so that several processes may start at once. (A session's lock would be left behind where a
 * pooler hands sessions around.)
 * @returns the names of the files applied now
 * @throws Error that says what to do about a file which does not sort after those that this database has run
 */
export async function migrate(database: Database, log: Logger): Promise<string[]> {
  return database.asOwner(async (dbClient) => {
    const applied = await applyMigrations(dbClient, log);
    await dbClient.query(keepTimeZone, [JSON.stringify(site.timeZone)]);
    return applied;
  });
}

/**
 * Applies the files to one connection as its owner.
 * @param count the most files to apply, in the order of their names
 * @returns the names of those applied now
 */
export async function applyMigrations(
  dbClient: ClientBase,
  log: Logger,
  count = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  await dbClient.query(`begin; select pg_advisory_xact_lock(${PG_MIGRATE_LOCK_ID})`);
  await dbClient.query("select set_config('cuelight.time_zone', $1, true)", [site.timeZone]);
  const applied = await runner({
    dbClient,
    dir: directory,
    direction: 'up',
    count,
    // Not in `public`: what is there is offered to the browser.
    migrationsSchema: 'supabase_migrations',
    createMigrationsSchema: true,
    migrationsTable: 'applied_files',
    singleTransaction: true,
    noLock: true,
    logger: {
      debug: () => {},
      info: () => {},
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
  }).catch((error) => {
    throw outOfOrder(error) ?? error;
  });
  // After files were applied the runner has done so.
  if (applied.length === 0) await dbClient.query('commit');
  return applied.map(({ name }) => name);
}

function outOfOrder(error: unknown): Error | undefined {
  const finding = /^Not run migration (\S+) is preceding already run migration (\S+)$/;
  const [, file, applied] = finding.exec(error instanceof Error ? error.message : '') ?? [];
  if (!file || !applied) return undefined;
  return new Error(
    existsSync(join(directory, `${applied}.sql`))
      ? `supabase/migrations/${file}.sql sorts before ${applied}.sql, which this database has run: rename it so that it sorts last.`
      : `This database has run ${applied}.sql, which supabase/migrations/ does not hold: give it back its name.`,
  );
}

/**
 * Opens the database as soon as it can be reached, and migrates it if the settings ask for that; logs why it cannot,
 * each reason once.
 * @throws UnfitDatabase, or what a migration itself throws
 */
export async function openWhenReachable(
  database: Database,
  config: Pick<Config, 'DATABASE_URL' | 'RUN_MIGRATIONS'>,
  log: Logger,
): Promise<void> {
  let told = '';
  for (;;) {
    try {
      // What DATABASE_URL leads to is examined when a connection of either kind is made.
      await database.asOwner(async () => {});
      const applied = config.RUN_MIGRATIONS ? await migrate(database, log) : [];
      if (applied.length > 0) log.info({ applied }, 'the schema was brought up to date');
      if (config.DATABASE_URL) await database.asVisitor(async () => {});
      return;
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable || error instanceof DatabaseTimeout;
      if (!isAway || error instanceof UnfitDatabase) throw error;
      const reason = explainError(error);
      if (reason !== told) log.warn({ reason }, 'no database yet; trying again every second');
      told = reason;
      await delay(retryMilliseconds);
    }
  }
}
