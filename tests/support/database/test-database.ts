import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createCluster } from '#server/db/embedded/create.ts';
import { migrate } from '#server/db/migrate.ts';
import { site } from '#site.config';
import { makeScratchFolder } from '#tests/support/run/scratch-folder.ts';
import { setUp } from '#tests/support/run/set-up.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

export type Backend = 'embedded' | 'PostgreSQL';

const serverUrl = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;

/**
 * The backends to test: the embedded database and, if `DATABASE_URL` is set, its server. `npm test` uses only one of
 * them: the server if the variable is set, otherwise the embedded database.
 */
export const backends: Backend[] = !serverUrl
  ? ['embedded']
  : process.env.TEST_ONE_DATABASE
    ? ['PostgreSQL']
    : ['embedded', 'PostgreSQL'];

export type TestDatabase = {
  settings: Record<string, string>;
  database: Database;
  /** Runs SQL as the owner and returns the rows. */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
  drop(): Promise<void>;
};

/** Creates a migrated database for one test file. Copies a template, because the migrations take most of a second. */
export async function createTestDatabase(backend: Backend): Promise<TestDatabase> {
  const copy =
    backend === 'embedded'
      ? await createEmbeddedDatabase(createMigratedFolder)
      : await createServerDatabase(createMigratedTemplate);
  const database = await connectDatabase(settings(copy.settings), silentLog);
  return {
    settings: copy.settings,
    database,
    query: (sql, values = []) =>
      database.asOwner(
        async (client) => (values.length ? await client.query(sql, values) : await client.query(sql)).rows,
      ),
    remove: copy.remove,
    drop: async () => {
      await database.close();
      await copy.remove();
    },
  };
}

/** Sets up `createTestDatabase` for the tests of a `describe`. */
export function setUpDatabase(backend: Backend): TestDatabase {
  return setUp(() => createTestDatabase(backend));
}

type EmptyDatabase = { settings: Record<string, string>; remove(): Promise<void> };

/** Creates an empty database without migrations. @returns its settings and a function that removes it */
export function createEmptyDatabase(backend: Backend): Promise<EmptyDatabase> {
  return backend === 'embedded'
    ? createEmbeddedDatabase(createEmptyTemplate)
    : createServerDatabase(() => 'template1');
}

async function createEmbeddedDatabase(template: () => Promise<string>): Promise<EmptyDatabase> {
  const folder = makeScratchFolder('cuelight-test-');
  cpSync(await template(), join(folder, 'postgres'), { recursive: true });
  return { settings: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true }) };
}

// Creating a cluster takes seconds.
const createEmptyTemplate = () =>
  findOrCreateTemplate('cuelight-test-template-18', (folder) => createCluster(join(folder, 'postgres')));

const createMigratedFolder = () =>
  findOrCreateTemplate(`cuelight-test-template-18-${hashMigrations()}`, async (folder) => {
    cpSync(await createEmptyTemplate(), join(folder, 'postgres'), { recursive: true });
    await migrateDatabase({ DATA_DIR: folder });
  });

// Several processes may create the template at the same time.
async function findOrCreateTemplate(
  name: string,
  create: (folder: string) => Promise<void>,
): Promise<string> {
  const template = join(tmpdir(), name);
  if (!existsSync(template)) {
    const own = mkdtempSync(join(tmpdir(), 'cuelight-test-'));
    await create(own);
    renameUnlessExists(join(own, 'postgres'), template);
    rmSync(own, { recursive: true });
  }
  return template;
}

async function migrateDatabase(place: Record<string, string>): Promise<void> {
  const database = await connectDatabase(settings(place), silentLog);
  await migrate(database, silentLog).finally(() => database.close());
}

function hashMigrations(): string {
  const hash = createHash('sha256').update(site.timeZone);
  for (const file of globSync('supabase/migrations/*.sql').toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Renames a folder, unless another process has already created the target. */
export function renameUnlessExists(folder: string, place: string): void {
  try {
    renameSync(folder, place);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code))))
      throw error;
  }
}

async function createServerDatabase(template: () => string | Promise<string>): Promise<EmptyDatabase> {
  const name = `cuelight_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl ?? '');
  await runOutsideTransaction(url, `create database ${name} template ${await template()}`);
  // Emails are written to this folder. Without it, an erasure would count the emails of other databases as orphans.
  const folder = join(tmpdir(), name);
  return {
    settings: { DATABASE_URL: urlOf(name), DATA_DIR: folder },
    remove: async () => {
      await runOutsideTransaction(url, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createMigratedTemplate(): Promise<string> {
  const name = `cuelight_template_${hashMigrations()}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    // Several processes may create the template at the same time.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${name}_new with (force)`);
      await client.query(`create database ${name}_new`);
      await migrateDatabase({ DATABASE_URL: urlOf(`${name}_new`) });
      await client.query(`alter database ${name}_new rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return name;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs a statement that is not allowed in a transaction. */
async function runOutsideTransaction(url: URL | string, sql: string): Promise<void> {
  const client = new pg.Client(String(url));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
