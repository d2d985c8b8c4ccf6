import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createStaffDatabase, type StaffDatabase } from '#server/db/staff-query.ts';
import { beginSession } from '#server/desk/sign-in/sessions.ts';
import { addConnection } from '#server/outbound/hooks/endpoints.ts';
import { type Cluster, clusterSkipReason, makeCluster } from '#tests/support/database/cluster.ts';
import { poolerSkipReason } from '#tests/support/database/pooler.ts';
import { reconcile, waitForJobs } from '#tests/support/database/reconcile.ts';
import { type Redis, redisSkipReason, startRedis } from '#tests/support/database/redis.ts';
import { makeMember } from '#tests/support/desk/members.ts';
import { openStream } from '#tests/support/desk/stream.ts';
import { hookSettings, type Receiver, startReceiver } from '#tests/support/hooks/run.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/server.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';
import { until } from '#tests/support/run/until.ts';
import { balancerSkipReason } from '#tests/support/server/balancer.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { describeStatuses, startLoad } from '#tests/support/server/load.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, type ServerProcess, startServer } from '#tests/support/server/process.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';
import { type SideBySide, startSideBySide } from '#tests/support/server/side-by-side.ts';

const webProcessCount = 4;
const visitorCount = 2;
const pauseMilliseconds = 200;
// Number of forms sent at the moment of each fault.
const burstSize = 8;
const downMilliseconds = 400;
const recoveryMilliseconds = 30_000;

describe('four web processes, a worker and a desk behind nginx, PgBouncer and Redis', {
  skip: balancerSkipReason || poolerSkipReason || redisSkipReason || clusterSkipReason,
}, () => {
  const random = seededRandom();
  let cluster: Cluster;
  let database: Database;
  let staff: StaffDatabase;
  let redis: Redis;
  let smtp: MailServer;
  let receiver: Receiver;
  let site: SideBySide;
  let worker: ServerProcess;
  let desk: ServerProcess;
  let cookie: string;
  let startWorker: () => Promise<ServerProcess>;
  let startDesk: () => Promise<ServerProcess>;

  before(async () => {
    cluster = await makeCluster();
    redis = await startRedis();
    smtp = await startMailServer();
    receiver = await startReceiver();
    database = await connectDatabase(settings({ DATABASE_URL: cluster.url }), silentLog);
    await migrate(database, silentLog);
    staff = createStaffDatabase(database);
    const admin = await makeMember({ database }, 'admin@example.com', 'admin');
    const connection = { kind: 'webhook', name: 'CRM', address: receiver.url, isFull: false } as const;
    const key = Buffer.from(hookSettings.HOOKS_KEY, 'base64');
    await addConnection(staff, key, { ...connection, events: ['lead.created'] }, admin);
    cookie = `desk=${await beginSession(staff, admin, { device: 'A test', before: '', by: 'test' })}`;

    site = await startSideBySide({ DATABASE_URL: cluster.url, REDIS_URL: redis.url }, webProcessCount);
    const place = { DATABASE_URL: site.pooler.url, SITE_URL: 'https://cue.example', ...hookSettings };
    startWorker = () =>
      startServer({ ...place, SMTP_URL: smtp.url, MAIL_HOURLY: '1000000' }, [], '.', 'jobs-main');
    const port = String(await findFreePort());
    startDesk = () => startServer({ ...place, HOST: 'localhost', DESK_PORT: port }, [], '.', 'desk-main');
    worker = await startWorker();
    desk = await startDesk();
  });
  after(async () => {
    await site?.stop();
    await Promise.all([worker?.stop('SIGKILL'), desk?.stop('SIGKILL')]);
    await database?.close();
    await Promise.all([smtp?.stop(), receiver?.stop(), redis?.kill()]);
    cluster?.remove();
  });

  const faults: Record<string, () => Promise<void>> = {
    'kill -9 of a web process': () => site.replace(random.below(webProcessCount), 'SIGKILL'),
    'SIGTERM to a web process': () => site.replace(random.below(webProcessCount), 'SIGTERM'),
    'kill -9 of the worker': async () => {
      await worker.stop('SIGKILL');
      worker = await startWorker();
    },
    'SIGTERM to the worker': async () => {
      assert.equal(await worker.stop('SIGTERM'), 0, worker.output());
      worker = await startWorker();
    },
    'kill -9 of the desk': async () => {
      await desk.stop('SIGKILL');
      desk = await startDesk();
    },
    'kill -9 of PgBouncer': () => site.withoutDatabase(() => delay(downMilliseconds)),
    'kill -9 of Redis': async () => {
      await redis.kill();
      await delay(downMilliseconds);
      await redis.start();
    },
    'all sessions ended': async () => {
      const client = new pg.Client(cluster.url);
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      await client.end();
    },
    'kill -9 of PostgreSQL': async () => {
      cluster.kill();
      await cluster.start();
    },
  };

  test('stores one row, lead, email and webhook per acknowledged form, no matter which process is killed', async (context) => {
    const load = startLoad(() => site.url, visitorCount, pauseMilliseconds);
    const loads = [load];
    context.after(() => Promise.all(loads.map((load) => load.stop())));
    const requestLeads = async () =>
      (await fetch(`${desk.address}/api/leads`, { headers: { cookie } }).catch(() => undefined))?.status;
    for (let round = 0; round < faultRounds; round++) {
      // Each fault occurs once per round, in random order and at random times.
      const left = Object.entries(faults);
      while (left.length > 0) {
        const [[name, fault] = ['', async () => {}]] = left.splice(random.below(left.length), 1);
        await delay(random.below(600));
        const crowd = startLoad(() => site.url, burstSize, pauseMilliseconds);
        loads.push(crowd);
        await delay(random.below(30));
        await Promise.all([crowd.stop(), fault()]);
        const stored = load.acknowledged.size;
        await until(
          async () => assert.ok(load.acknowledged.size > stored, `no form is stored after: ${name}`),
          recoveryMilliseconds,
        );
        await until(
          async () => assert.equal(await requestLeads(), 200, `no desk after: ${name}`),
          recoveryMilliseconds,
        );
      }
    }
    await load.stop();
    const stream = await openStream(new URL(desk.address).origin, cookie);
    stream.events.length = 0;
    assert.equal(await post(site.url, 'contact_submissions', payloads.contact_submissions), 201);
    await stream.waitForEvent((event) => event.type === 'changed' && event.refs.length > 0);
    stream.close();

    await waitForJobs(staff);
    context.diagnostic(
      `${faultRounds * Object.keys(faults).length} faults, SEED=${random.seed}; ` +
        `${describeStatuses(load)}; ${await reconcile(loads, staff, smtp, receiver)}`,
    );
    // On other 4xx responses, the site's client would give up.
    assert.deepEqual(
      loads
        .flatMap(({ statuses }) => [...statuses.keys()])
        .filter((status) => ![0, 201, 502, 503, 504].includes(status)),
      [],
    );
  });
});
