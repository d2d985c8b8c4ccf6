import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createCluster } from '#server/db/embedded/create.ts';
import { migrate } from '#server/db/migrate.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

export type Backend = 'embedded' | 'PostgreSQL';

const realServer = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;

/**
 * The backends to test: the embedded database, and the server of `DATABASE_URL` if it is set. `npm test` uses one:
 * the server if it is set.
 */
export const backends: Backend[] = !realServer
  ? ['embedded']
  : process.env.TEST_ONE_DATABASE
    ? ['PostgreSQL']
    : ['embedded', 'PostgreSQL'];

export type FreshDatabase = {
  settings: Record<string, string>;
  database: Database;
  /** Runs SQL as the owner and returns the rows. */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
  drop(): Promise<void>;
};

/** Creates a migrated database for one test file. */
export async function freshDatabase(backend: Backend): Promise<FreshDatabase> {
  const place = await createEmptyDatabase(backend);
  const database = await connectDatabase(settings(place.settings), silentLog);
  await migrate(database, silentLog);
  return {
    settings: place.settings,
    database,
    query: (sql, values = []) =>
      database.asOwner(
        async (client) => (values.length ? await client.query(sql, values) : await client.query(sql)).rows,
      ),
    remove: place.remove,
    drop: async () => {
      await database.close();
      await place.remove();
    },
  };
}

type Place = { settings: Record<string, string>; remove(): Promise<void> };

/** Creates an empty database, without migrations. @returns its settings and its removal */
export function createEmptyDatabase(backend: Backend): Promise<Place> {
  return backend === 'embedded' ? embeddedPlace() : serverPlace();
}

async function embeddedPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-test-'));
  cpSync(await emptyCluster(), join(folder, 'postgres'), { recursive: true });
  return { settings: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true }) };
}

// Creating a cluster takes seconds, so every test file starts from a copy. Several processes may create it at once.
async function emptyCluster(): Promise<string> {
  const template = join(tmpdir(), 'cuelight-test-template-18');
  if (!existsSync(template)) {
    const own = mkdtempSync(join(tmpdir(), 'cuelight-test-'));
    await createCluster(join(own, 'postgres'));
    renameUnlessExists(join(own, 'postgres'), template);
    rmSync(own, { recursive: true });
  }
  return template;
}

/** Renames a folder, unless another process was first. */
export function renameUnlessExists(folder: string, place: string): void {
  try {
    renameSync(folder, place);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code))))
      throw error;
  }
}

async function serverPlace(): Promise<Place> {
  const name = `cuelight_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(realServer ?? '');
  await runOutsideTransaction(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: own.href },
    remove: () => runOutsideTransaction(url, `drop database ${name} with (force)`),
  };
}

/** Runs a statement that is not allowed in a transaction. */
export async function runOutsideTransaction(url: URL | string, sql: string): Promise<void> {
  const client = new pg.Client(String(url));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
