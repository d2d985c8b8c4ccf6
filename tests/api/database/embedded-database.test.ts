import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, mock, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseTimeout, DatabaseUnavailable, type Queryable } from '#server/db/database.ts';
import { startCheckpoints } from '#server/db/embedded/upkeep.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { startServer } from '#tests/support/server/process.ts';
import { silentLog } from '#tests/support/server/settings.ts';

const endlessQuery = 'select count(*) from generate_series(1, 200000000)';

let testDatabase: TestDatabase;
let folder: string;

before(async () => {
  testDatabase = await createTestDatabase('embedded');
  folder = testDatabase.settings.DATA_DIR ?? '';
});
after(() => testDatabase.drop());

test('syncs commits to the disk', async () => {
  const [row] = await testDatabase.query(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit",
  );
  assert.deepEqual(row, { fsync: 'on', method: 'fsync', commit: 'on' });
});

test('refuses to open a folder that another process uses, and names that process', async () => {
  await assert.rejects(startServer({ DATA_DIR: folder }), new RegExp(`in use by process ${process.pid} on `));
});

test('records the PostgreSQL version in the folder and refuses another major version', async () => {
  const format = JSON.parse(readFileSync(join(folder, 'format.json'), 'utf8'));
  const [engine] = await testDatabase.query(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  assert.equal(Number(format.postgres), engine?.major);
  assert.match(format.pglite, /^\d+\.\d+\.\d+/);

  const other = temporaryFolder();
  cpSync(join(folder, 'format.json'), join(other, 'format.json'));
  cpSync(join(folder, 'postgres/PG_VERSION'), join(other, 'postgres/PG_VERSION'));
  writeFileSync(join(other, 'postgres/PG_VERSION'), '17\n');
  await assert.rejects(
    startServer({ DATA_DIR: other }),
    /is PostgreSQL 17, .* reads 18.*npm run upgrade-data.*docs\/operating\.md/,
  );
  const runUpgrade = (dataDir: string) =>
    spawnSync(process.execPath, ['server/cli/upgrade-data.ts'], {
      env: { DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  assert.equal(runUpgrade(folder).stdout, 'The database is up to date.\n');
  assert.match(
    runUpgrade(other).stderr,
    /is PostgreSQL 17; this version reads 18\. Back it up .*docs\/operating\.md/,
  );
  assert.match(runUpgrade(join(other, 'postgres')).stderr, /^There is no embedded database in /);
});

test('leaves no open transaction or role behind after a failed query', async () => {
  await assert.rejects(
    testDatabase.database.asOwner(async (client) => {
      await client.query('begin');
      await client.query('set role service_role');
      await client.query('select nonsense');
    }),
    { code: '42703' },
  );
  assert.deepEqual(
    await testDatabase.query('select current_user::text as me, now() <> statement_timestamp() as open'),
    [{ me: 'postgres', open: false }],
  );
  const visitor = await testDatabase.database.asVisitor((client) =>
    client.query('select current_user::text as me'),
  );
  assert.equal(visitor.rows[0].me, 'anon');
});

test('runs concurrent queries one at a time, each with its own role', async () => {
  const readRole = (run: typeof testDatabase.database.asOwner) =>
    run((client) => client.query('select current_user::text as me'));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      readRole(index % 2 ? testDatabase.database.asOwner : testDatabase.database.asVisitor),
    ),
  );
  const names = answers.map(({ rows }) => rows[0].me);
  assert.deepEqual(
    names,
    Array.from({ length: 20 }, (_, index) => (index % 2 ? 'postgres' : 'anon')),
  );
});

test('logs a warning when the folder is temporarily unreadable', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { promise: warned, resolve } = Promise.withResolvers<unknown>();
  const log = Object.assign(Object.create(silentLog), { warn: resolve });
  const stop = startCheckpoints(testDatabase.database, '/no-such-folder', log);
  t.mock.timers.tick(60_000);
  assert.match(JSON.stringify(await warned), /ENOENT/);
  stop();
});

test('restarts the database engine when its thread exits without an error', async () => {
  const [threads, forget] = watchThreads();
  const failed = assert.rejects(testDatabase.query(endlessQuery), DatabaseUnavailable);
  await delay(300);
  await [...threads].at(-1)?.terminate();
  await failed;
  await until(() => testDatabase.query('select 1'));
  forget();
});

test('stops a timed-out engine before a new one opens the folder', async () => {
  const [threads, forget] = watchThreads();
  const runEndlessQuery = (client: Queryable) => client.query(endlessQuery);
  await assert.rejects(testDatabase.database.asStaff(runEndlessQuery, { timeout: 300 }), DatabaseTimeout);
  await until(() => testDatabase.query('select 1'));
  assert.equal(threads.size, 1);
  forget();
});

function watchThreads(): [Set<Worker>, () => void] {
  const threads = new Set<Worker>();
  const { postMessage } = Worker.prototype;
  const watch = mock.method(Worker.prototype, 'postMessage', function (this: Worker, message: unknown) {
    threads.add(this);
    this.once('exit', () => threads.delete(this));
    return Reflect.apply(postMessage, this, [message]);
  });
  return [threads, () => watch.mock.restore()];
}
