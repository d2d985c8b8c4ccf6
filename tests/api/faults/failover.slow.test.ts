import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { type Database, DatabaseUnavailable } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createStaffDatabase, type StaffDatabase } from '#server/db/staff-query.ts';
import { beginSession } from '#server/desk/sign-in/sessions.ts';
import { addConnection } from '#server/outbound/hooks/endpoints.ts';
import { type Cluster, clusterSkipReason, makeCluster } from '#tests/support/database/cluster.ts';
import { type DatabaseProxy, startProxy } from '#tests/support/database/proxy.ts';
import { reconcile, waitForJobs } from '#tests/support/database/reconcile.ts';
import { makeMember } from '#tests/support/desk/members.ts';
import { openStream, type Stream } from '#tests/support/desk/stream.ts';
import { hookSettings, type Receiver, startReceiver } from '#tests/support/hooks/run.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/server.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { type Load, startLoad } from '#tests/support/server/load.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { type ServerProcess, startServer } from '#tests/support/server/process.ts';
import { insert } from '#tests/support/server/requests.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

// Each connection to a webhook receives at most two messages at once, so a higher rate would only make the test take
// longer.
const visitorCount = 1;
const pauseMilliseconds = 400;
// Number of forms sent at the moment when the primary is lost.
const burstSize = 20;
const maxSeconds = 30;
const timeoutMilliseconds = 120_000;

/** A PostgreSQL server that is reached through a proxy. */
type Host = { cluster: Cluster; proxy: DatabaseProxy };

describe('failover to a standby under load', { skip: clusterSkipReason }, () => {
  const folder = temporaryFolder();
  let hosts: [Host, Host];
  let url: string;
  let database: Database;
  let staff: StaffDatabase;
  let smtp: MailServer;
  let receiver: Receiver;
  let site: ServerProcess;
  let worker: ServerProcess;
  let desk: Stream;
  let load: Load;
  const loads: Load[] = [];

  before(async () => {
    const makeHost = async (): Promise<Host> => {
      const cluster = await makeCluster();
      return { cluster, proxy: await startProxy(cluster.url) };
    };
    hosts = [await makeHost(), await makeHost()];
    const [one, two] = hosts.map(({ proxy }) => new URL(proxy.url).host);
    url = `postgres://postgres@${one},${two}/postgres?target_session_attrs=read-write`;
    await hosts[1].cluster.follow(hosts[0].cluster);
    database = await connectDatabase(settings({ DATABASE_URL: url }), silentLog);
    await migrate(database, silentLog);
    staff = createStaffDatabase(database);
    smtp = await startMailServer();
    receiver = await startReceiver();
    const admin = await makeMember({ database }, 'admin@example.com', 'admin');
    const connection = { kind: 'webhook', name: 'CRM', address: receiver.url, isFull: false } as const;
    const key = Buffer.from(hookSettings.HOOKS_KEY, 'base64');
    await addConnection(staff, key, { ...connection, events: ['lead.created'] }, admin);
    const place = { DATABASE_URL: url, DATA_DIR: folder, SITE_URL: 'https://cue.example', ...hookSettings };
    site = await startServer(place);
    worker = await startServer({ ...place, JOBS: 'true', SMTP_URL: smtp.url, MAIL_HOURLY: '1000000' });
    const session = await beginSession(staff, admin, { device: 'A test', before: '', by: 'test' });
    desk = await openStream(site.address, `desk=${session}`);
    load = startVisitors(visitorCount);
  });
  after(async () => {
    desk?.close();
    await Promise.all(loads.map((load) => load.stop()));
    await Promise.all([site?.stop('SIGKILL'), worker?.stop('SIGKILL')]);
    await database?.close();
    await Promise.all([smtp?.stop(), receiver?.stop()]);
    for (const { proxy, cluster } of hosts ?? []) {
      await proxy.close();
      cluster.remove();
    }
  });

  function startVisitors(atOnce: number): Load {
    const sent = startLoad(() => site.address, atOnce, pauseMilliseconds);
    loads.push(sent);
    return sent;
  }

  /** Waits until the given number of further rows is stored. @returns the seconds that it took */
  async function waitUntilStored(rows = 1): Promise<number> {
    const start = performance.now();
    const wanted = load.acknowledged.size + rows;
    await until(async () => assert.ok(load.acknowledged.size >= wanted), timeoutMilliseconds);
    return (performance.now() - start) / 1000;
  }

  async function emailsIn(cluster: Cluster): Promise<string[]> {
    const client = new pg.Client(cluster.url);
    await client.connect();
    const { rows } = await client.query('select email from contact_submissions');
    await client.end();
    return rows.map(({ email }) => email);
  }

  test('returns 503 with Retry-After when only a standby is available', async (context) => {
    const config = settings({ DATABASE_URL: hosts[1].cluster.url });
    const readOnly = await connectDatabase(config, silentLog);
    const app = await buildApp(config, readOnly);
    context.after(async () => {
      await app.close();
      await readOnly.close();
    });
    const answer = await insert(app, 'contact_submissions', payloads.contact_submissions);
    assert.deepEqual([answer.statusCode, answer.json().code], [503, 'PGRST001']);
    assert.ok(Number(answer.headers['retry-after']) > 0);
    await assert.rejects(
      readOnly.asStaff((client) => client.query('delete from contact_submissions'), { timeout: 1_000 }),
      DatabaseUnavailable,
    );
  });

  const waits: number[] = [];
  for (let round = 0; round < faultRounds; round++) {
    const isSilent = round % 2 === 1;
    test(`stores forms within ${maxSeconds} s after ${isSilent ? 'the primary hangs' : 'kill -9 of the primary'}, and none on the old primary after its return (round ${round + 1})`, async (context) => {
      const [primary, standby] = round % 2 === 0 ? hosts : hosts.toReversed();
      if (!primary || !standby) throw new Error('there are two hosts');
      await waitUntilStored(5);
      const eventCount = desk.events.length;
      const crowd = startVisitors(burstSize);
      await delay(randomInt(5, 30));
      if (isSilent) primary.proxy.mode('hang');
      primary.cluster.kill();
      await standby.cluster.promote();
      const seconds = await waitUntilStored();
      await crowd.stop();
      waits.push(seconds);
      context.diagnostic(`stored again ${seconds.toFixed(1)} s after the promotion`);
      assert.ok(seconds < maxSeconds, String(seconds));
      await until(async () => assert.ok(desk.events.length > eventCount), maxSeconds * 1000);

      // The worker stays connected to the old primary until the next email.
      const mailed = smtp.received.length;
      await until(async () => assert.ok(smtp.received.length > mailed), timeoutMilliseconds);

      // The old primary restarts as a primary, and accepts connections.
      await primary.cluster.start();
      primary.proxy.mode('pass');
      const old = new pg.Client(primary.cluster.url);
      await old.connect();
      await old.query("alter system set synchronous_standby_names = ''");
      await old.query('select pg_reload_conf()');
      await old.end();
      const before = await emailsIn(primary.cluster);
      standby.proxy.mode('refuse');
      await delay(500);
      standby.proxy.mode('pass');
      await waitUntilStored(5);
      // A new process does not know which timeline is current.
      const newcomer = await connectDatabase(settings({ DATABASE_URL: url }), silentLog);
      const app = await buildApp(settings(), newcomer);
      const sent = { ...payloads.contact_submissions, email: `newcomer-${round}@example.com` };
      const answer = await insert(app, 'contact_submissions', sent);
      await app.close();
      await newcomer.close();
      assert.equal(answer.statusCode, 201, answer.body);
      assert.deepEqual(await emailsIn(primary.cluster), before, 'the old primary took rows');
      assert.ok((await emailsIn(standby.cluster)).includes(sent.email));
      await primary.cluster.follow(standby.cluster);
    });
  }

  test('loses and duplicates no acknowledged row, and loses no email or webhook', async (context) => {
    await load.stop();
    await waitForJobs(staff);
    const found = await reconcile(loads, staff, smtp, receiver);
    context.diagnostic(
      `${faultRounds} times, stored again ${Math.max(...waits).toFixed(1)} s after the promotion at most; ${found}`,
    );
    // On other 4xx responses, the site's client would give up.
    assert.deepEqual(
      loads.flatMap(({ statuses }) => [...statuses.keys()]).filter((status) => status >= 400 && status < 500),
      [],
    );
    assert.equal(desk.isEnded, false);
  });
});
