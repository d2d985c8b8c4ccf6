import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { type DatabaseProxy, startProxy } from '#tests/support/database/proxy.ts';
import {
  backends,
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#tests/support/database/test-database.ts';
import { until } from '#tests/support/run/until.ts';
import { compareRows, describeStatuses, startLoad } from '#tests/support/server/load.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { startServer } from '#tests/support/server/process.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const skip = backends.includes('PostgreSQL')
  ? false
  : 'needs DATABASE_URL: the network to the database is broken here';

describe('PostgreSQL outages', { skip }, () => {
  let testDatabase: TestDatabase;
  let proxy: DatabaseProxy;
  let database: Database;
  let app: FastifyInstance;

  before(async () => {
    testDatabase = await createTestDatabase('PostgreSQL');
    proxy = await startProxy(testDatabase.settings.DATABASE_URL ?? '');
    const config = settings({ DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: '2' });
    database = await connectDatabase(config, silentLog);
    app = await buildApp(config, database);
  });
  after(async () => {
    await app.close();
    await proxy.close();
    await database.close();
    await testDatabase.drop();
  });

  const sendForm = () => insert(app, 'contact_submissions', payloads.contact_submissions);
  const measureSending = async () => {
    const start = performance.now();
    const response = await sendForm();
    return { response, seconds: (performance.now() - start) / 1000 };
  };
  const readinessStatus = async () => (await app.inject('/readyz')).statusCode;

  test('survives the database closing idle connections', async () => {
    assert.equal((await sendForm()).statusCode, 201);
    await testDatabase.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cuelight' and state = 'idle'",
    );
    await delay(200);
    assert.equal((await sendForm()).statusCode, 201);
  });

  test('returns 503 with Retry-After within 2 s while PostgreSQL is unavailable, then recovers', async (context) => {
    proxy.mode('refuse');
    const { response, seconds } = await measureSending();
    context.diagnostic(`503 after ${seconds.toFixed(2)} s`);
    assert.equal(response.statusCode, 503);
    assert.equal(response.json().code, 'PGRST001');
    assert.ok(Number(response.headers['retry-after']) > 0);
    assert.ok(seconds < 2, String(seconds));
    assert.equal(await readinessStatus(), 503);
    proxy.mode('pass');
    assert.equal((await sendForm()).statusCode, 201);
    await delay(1_000);
    assert.equal(await readinessStatus(), 200);
  });

  test('returns 504 within 5 s while PostgreSQL hangs, then recovers', async (context) => {
    await sendForm();
    proxy.mode('hang');
    for (const kind of ['open', 'new']) {
      const { response, seconds } = await measureSending();
      context.diagnostic(`${kind} connection: ${response.statusCode} after ${seconds.toFixed(2)} s`);
      assert.equal(response.statusCode, 504);
      assert.ok(seconds < 5, String(seconds));
    }
    proxy.mode('pass');
    assert.equal((await sendForm()).statusCode, 201);
  });

  test('cancels a slow statement and returns 504 to requests waiting for its connection', async () => {
    // Sends two rows per request, because single rows that arrive together would share a statement.
    const row = payloads.contact_submissions;
    const sendTwoRows = () => insert(app, 'contact_submissions', [row, row]);
    const answers = await testDatabase.database.asOwner(async (client) => {
      await client.query('begin; lock table contact_submissions in access exclusive mode');
      const waiting = await Promise.all([sendTwoRows(), sendTwoRows(), sendTwoRows()]);
      await client.query('rollback');
      return waiting.map((response) => [response.statusCode, response.json().code]).toSorted();
    });
    assert.deepEqual(answers, [
      [500, '57014'],
      [500, '57014'],
      [504, 'PGRST003'],
    ]);
    assert.equal((await sendForm()).statusCode, 201);
  });

  test('returns 503 when sessions have lost their prepared statements, then recovers', async () => {
    await Promise.all([sendForm(), insert(app, 'newsletter_subscribers', { email: randomUUID() })]);
    const dropPreparedStatements = () => database.asVisitor((client) => client.query('deallocate all'));
    await Promise.all([dropPreparedStatements(), dropPreparedStatements()]);
    const statuses = [];
    for (let index = 0; index < 4; index++) statuses.push((await sendForm()).statusCode);
    assert.deepEqual(new Set(statuses), new Set([503, 201]));
    assert.equal(statuses.at(-1), 201);
  });

  test('loses and duplicates no acknowledged row when the network drops repeatedly under load', async (context) => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await testDatabase.query('truncate contact_submissions');
    const load = startLoad(() => address);
    for (let round = 0; round < 10; round++) {
      await delay(200);
      proxy.mode('refuse');
      await delay(50);
      proxy.mode('pass');
    }
    await delay(1_000);
    await load.stop();
    const { lost, doubled } = compareRows(
      load,
      await testDatabase.query('select email from contact_submissions'),
    );
    context.diagnostic(
      `${load.acknowledged.size} answered rows, ${lost} lost, ${doubled} doubled (${describeStatuses(load)})`,
    );
    assert.ok(load.acknowledged.size > 0);
    assert.deepEqual({ lost, doubled }, { lost: 0, doubled: 0 });
  });

  test('serves pages when started before its database, and stores rows once the database is up', async () => {
    proxy.mode('refuse');
    const config = settings({ DATABASE_URL: proxy.url });
    const late = await connectDatabase(config, silentLog);
    const early = await buildApp(config, late);
    assert.equal((await early.inject('/healthz')).statusCode, 200);
    assert.equal((await insert(early, 'contact_submissions', payloads.contact_submissions)).statusCode, 503);
    proxy.mode('pass');
    assert.equal((await insert(early, 'contact_submissions', payloads.contact_submissions)).statusCode, 201);
    await early.close();
    await late.close();
  });
});

for (const backend of backends)
  test(`returns 503 from /readyz and for forms while the ${backend} database has no schema`, async () => {
    const place = await createEmptyDatabase(backend);
    const database = await connectDatabase(settings(place.settings), silentLog);
    if (backend === 'embedded') await database.asOwner((client) => client.query('create role anon'));
    const app = await buildApp(settings(place.settings), database);
    const sendForm = () => insert(app, 'contact_submissions', payloads.contact_submissions);
    assert.equal((await app.inject('/readyz')).statusCode, 503);
    const early = await sendForm();
    assert.deepEqual([early.statusCode, early.headers['retry-after']], [503, '1']);
    await migrate(database, silentLog);
    await delay(2_000);
    assert.equal((await app.inject('/readyz')).statusCode, 200);
    assert.equal((await sendForm()).statusCode, 201);
    await app.close();
    await database.close();
    await place.remove();
  });

test('exits with a reason when a migration fails while the port is opening', {
  skip,
}, async () => {
  const place = await createEmptyDatabase('PostgreSQL');
  const database = await connectDatabase(settings(place.settings), silentLog);
  await database.asOwner((client) => client.query('create table newsletter_subscribers ()'));
  await database.close();
  const server = await startServer(place.settings, ['--import', './tests/support/run/slow-listen.ts']).catch(
    ({ message }: Error) => ({ output: () => message }),
  );
  await until(async () =>
    assert.match(server.output(), /The server failed to start\. .*newsletter_subscribers/),
  );
  await place.remove();
});
