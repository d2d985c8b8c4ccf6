import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ClientBase } from 'pg';
import { connectEmbedded } from '#server/db/embedded/connect-embedded.ts';
import { installEngine } from '#server/db/embedded/upgrade-data.ts';
import { applyMigrations, migrate } from '#server/db/migrate.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { startServer } from '#tests/support/server/process.ts';
import { silentLog } from '#tests/support/server/settings.ts';

type Rows = Record<string, unknown>[];
type OldEngine = {
  query(text: string, values?: unknown[]): Promise<{ rows: Rows }>;
  exec(text: string): Promise<{ rows: Rows }[]>;
  close(): Promise<void>;
};

const run = promisify(execFile);
const oldVersion = '0.4.6';
const migrations = readdirSync('supabase/migrations').length;
const listTables = `select table_schema || '.' || table_name as name from information_schema.tables
  where table_schema in ('public', 'staff') and table_type = 'BASE TABLE' order by 1`;

let folder: string;
let engineFolder: string;
let expected: Record<string, string[]>;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuelight-test-'));
  engineFolder = await installEngine(join(folder, 'engine'), oldVersion);
  const { PGlite } = await import(pathToFileURL(join(engineFolder, 'dist/index.js')).href);
  const engine: OldEngine = await PGlite.create({ dataDir: join(folder, 'postgres') });
  const query = async (text: string, values?: unknown[]) =>
    values ? engine.query(text, values) : (await engine.exec(text)).at(-1);
  // Leaves out the newest migration, as if the data were older than the code.
  await applyMigrations({ query } as unknown as ClientBase, silentLog, migrations - 1);
  for (const [table, row] of Object.entries(payloads)) {
    const names = Object.keys(row);
    await engine.query(
      `insert into public.${table} (${names}) select ${names} from json_populate_record(null::public.${table}, $1)`,
      [JSON.stringify({ ...row, ...('message' in row && { message: 'Tab\t, line\n, \\N, "é" 山田 🎥' }) })],
    );
  }
  await engine.exec(`
    delete from staff.arrival where subject_table <> 'contact_submissions';
    select staff.adopt_rows();
    insert into staff.member (email, name, role, password_hash) values ('ada@cue.example', 'Ada', 'admin', '$argon2id$x');
    insert into staff.content_document (id, source, published, drafts) values ('home', 'a: 1', 'a: 2', '[{"path": ["a"]}]');
    insert into staff.content_history (document, place, before, after) values ('home', 'a', '1', '2');
    insert into staff.release (kind, asked_by, folder) select 'publish', id, gen_random_uuid() from staff.member;
    insert into staff.endpoint (kind, name, address_sealed) values ('webhook', 'CRM', 'sealed');
    select nextval('staff.lead_number') from generate_series(1, 40);
  `);
  expected = await readRows(async (text) => (await engine.query(text)).rows);
  await engine.close();
  writeFileSync(join(folder, 'format.json'), JSON.stringify({ pglite: oldVersion, postgres: '17' }));
});
after(() => rmSync(folder, { recursive: true }));

async function readRows(query: (text: string) => Promise<Rows>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await query("set time zone 'UTC'");
  for (const { name } of await query(listTables)) {
    const rows = await query(`select t::text as row from ${name} as t order by 1`);
    found[`${name}`] = rows.map(({ row }) => `${row}`);
  }
  const sequences = await query(
    'select sequencename as name, last_value::text as value from pg_sequences order by 1',
  );
  found.sequences = sequences.map(({ name, value }) => `${name} ${value}`);
  return found;
}

const upgrade = (...options: string[]) =>
  run(process.execPath, ['server/cli/upgrade-data.ts', ...options], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder },
  });

test('prepares old data with rows of every kind', () => {
  for (const table of ['member', 'content_document', 'content_history', 'release', 'endpoint', 'lead']) {
    assert.ok(expected[`staff.${table}`]?.length, table);
  }
  for (const table of Object.keys(payloads)) assert.equal(expected[`public.${table}`]?.length, 1, table);
});

test('refuses to start on old data and names the upgrade command', async () => {
  await assert.rejects(startServer({ DATA_DIR: folder }), /PostgreSQL 17, .*npm run upgrade-data/);
});

test('leaves the old data in place after a failed upgrade', async () => {
  await assert.rejects(upgrade('--engine', join(folder, 'nowhere')), {
    stderr: /^The old engine could not copy the tables\. Nothing was changed: .*nowhere.*\n$/,
  });
  assert.equal(readFileSync(join(folder, 'postgres/PG_VERSION'), 'utf8').trim(), '17');
});

test('leaves the old data in place after a kill during the copy', async () => {
  const child = spawn(process.execPath, ['server/cli/upgrade-data.ts', '--engine', engineFolder], {
    env: { DATA_DIR: folder },
  });
  await until(async () => assert.ok(existsSync(join(folder, 'upgrade/postgres/upgrade-copy'))), 240_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.equal(readFileSync(join(folder, 'postgres/PG_VERSION'), 'utf8').trim(), '17');
});

test('keeps every row and sequence and installs the old engine if needed', async () => {
  const { stdout } = await upgrade();
  assert.match(stdout, /upgraded.*postgres-17/);
  assert.equal(readFileSync(join(folder, 'postgres-17/PG_VERSION'), 'utf8').trim(), '17');
  assert.ok(!existsSync(join(folder, 'upgrade')));
  const database = await connectEmbedded(folder, silentLog);
  try {
    const found = await database.asOwner((client) =>
      readRows(async (text) => (await client.query(text)).rows),
    );
    assert.deepEqual(found, expected);
    assert.equal((await migrate(database, silentLog)).length, 1);
  } finally {
    await database.close();
  }
  assert.match((await upgrade()).stdout, /up to date/);
});

test('completes an upgrade at startup that was interrupted between its two renames', async () => {
  renameSync(join(folder, 'postgres'), join(folder, 'postgres.upgraded'));
  const database = await connectEmbedded(folder, silentLog);
  const { rows } = await database.asOwner((client) => client.query('select name from staff.member'));
  await database.close();
  assert.deepEqual(rows, [{ name: 'Ada' }]);
});
