import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Cluster, clusterSkipReason, makeCluster } from '#tests/support/database/cluster.ts';
import { compareRows, describeStatuses, startLoad } from '#tests/support/server/load.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

describe('failures of PostgreSQL processes', { skip: clusterSkipReason }, () => {
  let cluster: Cluster;
  let database: Database;
  let app: FastifyInstance;
  let address: string;

  before(async () => {
    cluster = await makeCluster();
    const config = settings({ DATABASE_URL: cluster.url });
    database = await connectDatabase(config, silentLog);
    await migrate(database, silentLog);
    app = await buildApp(config, database);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await app.close();
    await database.close();
    cluster.remove();
  });

  const sendForm = () => insert(app, 'contact_submissions', payloads.contact_submissions);

  async function countRows() {
    const client = new pg.Client(cluster.url);
    await client.connect();
    const found = await client.query(
      "select email from contact_submissions where email like '%@load.example'",
    );
    await client.end();
    return found.rows;
  }

  const faults: Record<string, () => Promise<void>> = {
    'restart under load': () => {
      cluster.stop('fast');
      return cluster.start();
    },
    'crash of all processes': () => {
      cluster.stop('immediate');
      return cluster.start();
    },
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(`stores every acknowledged row exactly once: ${name}`, async (context) => {
      const load = startLoad(() => address);
      for (let round = 0; round < faultRounds; round++) {
        await delay(300);
        await fault();
      }
      await delay(1_500);
      await load.stop();
      const { lost, doubled } = compareRows(load, await countRows());
      context.diagnostic(
        `${faultRounds} times, ${load.acknowledged.size} answered rows, ${lost} lost, ${doubled} doubled (${describeStatuses(load)})`,
      );
      assert.ok(load.acknowledged.size > 0);
      assert.deepEqual({ lost, doubled }, { lost: 0, doubled: 0 });
    });
  }

  test('recovers when PostgreSQL restarts all sessions after one was killed', {
    timeout: 30_000,
  }, async () => {
    const load = startLoad(() => address);
    await delay(300);
    const { rows: sessions } = await database.asOwner((client) =>
      client.query(
        "select pid from pg_stat_activity where application_name = 'cuelight' and pid <> pg_backend_pid()",
      ),
    );
    process.kill(sessions[0].pid, 'SIGKILL');
    while ((await sendForm()).statusCode === 201) await delay(20);
    while ((await sendForm()).statusCode !== 201) await delay(100);
    await load.stop();
    assert.deepEqual(compareRows(load, await countRows()), { lost: 0, doubled: 0 });
  });

  test('returns 504 within 5 s while PostgreSQL is suspended, and stores forms again when it resumes', async (context) => {
    await sendForm();
    const { rows: sessions } = await database.asOwner((client) =>
      client.query('select pid from pg_stat_activity'),
    );
    const processes = [cluster.pid(), ...sessions.map(({ pid }) => pid)];
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    const start = performance.now();
    const response = await sendForm();
    const seconds = (performance.now() - start) / 1000;
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    context.diagnostic(`${response.statusCode} after ${seconds.toFixed(2)} s`);
    assert.equal(response.statusCode, 504);
    assert.ok(seconds < 5);
    await delay(500);
    assert.equal((await sendForm()).statusCode, 201);
  });

  test('returns 503 with Retry-After within 2 s while PostgreSQL is stopped, then recovers', async () => {
    cluster.stop('fast');
    const start = performance.now();
    const response = await sendForm();
    assert.equal(response.statusCode, 503);
    assert.ok(Number(response.headers['retry-after']) > 0);
    assert.ok(performance.now() - start < 2_000);
    await cluster.start();
    await delay(100);
    assert.equal((await sendForm()).statusCode, 201);
  });
});
