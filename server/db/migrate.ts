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

const retryIntervalMilliseconds = 1_000;
/** The database assigns counts to days in this time zone. */
const setReportTimeZoneQuery = `
  insert into staff.setting (name, value) values ('time_zone', $1::jsonb)
  on conflict (name) do update set value = excluded.value where setting.value <> excluded.value`;
const directory = join(import.meta.dirname, '../../supabase/migrations');

/**
 * An advisory lock lets several processes start at once. (A session lock could outlive this process behind a pooler.)
 * @throws Error when a file sorts before one that was already applied
 */
export async function migrate(database: Database, log: Logger): Promise<string[]> {
  return database.asOwner(async (dbClient) => {
    const applied = await applyMigrations(dbClient, log);
    await dbClient.query(setReportTimeZoneQuery, [JSON.stringify(site.timeZone)]);
    return applied;
  });
}

async function applyMigrations(dbClient: ClientBase, log: Logger): Promise<string[]> {
  await dbClient.query(`begin; select pg_advisory_xact_lock(${PG_MIGRATE_LOCK_ID})`);
  await dbClient.query("select set_config('cuelight.time_zone', $1, true)", [site.timeZone]);
  const applied = await runner({
    dbClient,
    dir: directory,
    direction: 'up',
    // Tables in `public` are exposed to browsers.
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
    throw explainMigrationOrderError(error) ?? error;
  });
  // The runner commits only when it applied files.
  if (applied.length === 0) await dbClient.query('commit');
  return applied.map(({ name }) => name);
}

function explainMigrationOrderError(error: unknown): Error | undefined {
  const finding = /^Not run migration (\S+) is preceding already run migration (\S+)$/;
  const [, file, applied] = finding.exec(error instanceof Error ? error.message : '') ?? [];
  if (!file || !applied) return undefined;
  return new Error(
    existsSync(join(directory, `${applied}.sql`))
      ? `supabase/migrations/${file}.sql sorts before ${applied}.sql, which this database has run: rename it so that it sorts last.`
      : `This database has run ${applied}.sql, which is missing from supabase/migrations/: restore the file or its name.`,
  );
}

/** Logs each reason once. @throws UnfitDatabase, or errors of a migration */
export async function openDatabaseWhenReachable(
  database: Database,
  config: Pick<Config, 'DATABASE_URL' | 'RUN_MIGRATIONS'>,
  log: Logger,
): Promise<void> {
  let lastReason = '';
  for (;;) {
    try {
      await database.asOwner(async () => {});
      const applied = config.RUN_MIGRATIONS ? await migrate(database, log) : [];
      if (applied.length > 0) log.info({ applied }, 'migrations applied');
      if (config.DATABASE_URL) await database.asVisitor(async () => {});
      return;
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable || error instanceof DatabaseTimeout;
      if (!isAway || error instanceof UnfitDatabase) throw error;
      const reason = explainError(error);
      if (reason !== lastReason) log.warn({ reason }, 'database not reachable; retrying every second');
      lastReason = reason;
      await delay(retryIntervalMilliseconds);
    }
  }
}
