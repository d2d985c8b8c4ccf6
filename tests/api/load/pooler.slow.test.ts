import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { connectDatabase } from '#server/db/connect.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { addConnection } from '#server/outbound/hooks/endpoints.ts';
import { type Cluster, makeCluster } from '#tests/support/database/cluster.ts';
import { type Pooler, poolerSkipReason, startPooler } from '#tests/support/database/pooler.ts';
import { runLeadsCommand } from '#tests/support/desk/leads-command.ts';
import { makeMember } from '#tests/support/desk/members.ts';
import { hookSettings, startReceiver } from '#tests/support/hooks/run.ts';
import { until } from '#tests/support/run/until.ts';
import { compareRows, describeStatuses, startLoad } from '#tests/support/server/load.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, type ServerProcess, startServer } from '#tests/support/server/process.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const contactPayload = payloads.contact_submissions;
const formCount = Number(process.env.POOLED_FORMS || 4_000);
const sequentialFormCount = 200;
const visitorCount = 32;

/** Sends forms, each visitor one after another. @returns the count of each status, and the forms per second */
async function sendForms(address: string, count: number) {
  const statuses: Record<number, number> = {};
  let left = count;
  const start = performance.now();
  const sendRepeatedly = async () => {
    while (left-- > 0) {
      const status = await post(address, 'contact_submissions', contactPayload, {
        'idempotency-key': randomUUID(),
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: visitorCount }, sendRepeatedly));
  return { statuses, perSecond: (count / (performance.now() - start)) * 1000 };
}

async function waitUntilReady({ address }: ServerProcess) {
  while ((await fetch(`${address}/readyz`)).status !== 200) await delay(20);
}

/** Waits until all locks are released. A lock that leaked through the pooler is never released. */
function waitUntilUnlocked(query: (text: string) => Promise<unknown[]>) {
  const held = `select pid, objid from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`;
  return until(async () => assert.deepEqual(await query(held), []), 10_000);
}

const medianOf = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

describe('the server behind a transaction pooler', { skip: poolerSkipReason }, () => {
  let cluster: Cluster;
  let pooler: Pooler;
  let direct: ServerProcess;
  let pooled: ServerProcess;
  let owner: pg.Client;

  before(async () => {
    cluster = await makeCluster();
    pooler = await startPooler(cluster.url, 'transaction');
    owner = new pg.Client(cluster.url);
    await owner.connect();
    direct = await startServer({ DATABASE_URL: cluster.url });
    pooled = await startServer({ DATABASE_URL: pooler.url });
    await Promise.all([direct, pooled].map(waitUntilReady));
    await owner.query(`
      create schema watch;
      grant usage on schema watch to public;
      create table watch.writes (role name, patience text);
      grant insert on watch.writes to public;
      create function watch.write() returns trigger language plpgsql as $$
        begin
          insert into watch.writes values (current_user, current_setting('statement_timeout'));
          return new;
        end $$;
      create trigger watch before insert on contact_submissions for each row execute function watch.write()`);
  });
  after(async () => {
    await pooled.stop();
    await direct.stop();
    await owner.end();
    await pooler.remove();
    cluster.remove();
  });

  test(`stores ${formCount} forms from ${visitorCount} concurrent visitors as anon, at 60% or more of the speed without a pooler`, async (context) => {
    const answered: Record<string, number> = {};
    const speeds = { direct: [] as number[], pooled: [] as number[] };
    for (let sent = 0; sent < formCount; sent += sequentialFormCount) {
      speeds.direct.push((await sendForms(direct.address, sequentialFormCount)).perSecond);
      await owner.query('truncate contact_submissions, watch.writes');
      const { statuses, perSecond } = await sendForms(pooled.address, sequentialFormCount);
      speeds.pooled.push(perSecond);
      for (const [status, count] of Object.entries(statuses))
        answered[status] = (answered[status] ?? 0) + count;
      const { rows } = await owner.query(
        'select role, patience, count(*)::int from watch.writes group by 1, 2',
      );
      for (const { role, patience, count } of rows) {
        const kind = `as ${role} within ${patience}`;
        answered[kind] = (answered[kind] ?? 0) + count;
      }
    }
    const ratio = medianOf(speeds.pooled) / medianOf(speeds.direct);
    context.diagnostic(
      `${JSON.stringify(answered)}; ${Math.round(medianOf(speeds.pooled))} a second, ${ratio.toFixed(2)} of the direct ones`,
    );
    assert.deepEqual(answered, { 201: formCount, 'as anon within 2s': formCount });
    assert.ok(ratio >= 0.6, String(ratio));
  });

  test('stores one row for a form sent twenty times at once', async () => {
    await owner.query('truncate contact_submissions');
    const headers = { 'idempotency-key': randomUUID() };
    const sent = Array.from({ length: 20 }, () =>
      post(pooled.address, 'contact_submissions', contactPayload, headers),
    );
    assert.deepEqual(new Set(await Promise.all(sent)), new Set([201]));
    const { rows } = await owner.query('select count(*)::int from contact_submissions');
    assert.equal(rows[0].count, 1);
  });

  test('always rejects a row that sets its id or creation time', async () => {
    for (const own of [{ id: randomUUID() }, { created_at: '2020-01-01' }]) {
      const row = { ...contactPayload, ...own };
      const sent = Array.from({ length: 40 }, () => post(pooled.address, 'contact_submissions', row));
      assert.deepEqual(new Set(await Promise.all(sent)), new Set([401]));
    }
  });

  test('lets staff read and erase data', async () => {
    const email = 'ada.pooled@example.com';
    await post(pooled.address, 'contact_submissions', { ...contactPayload, email });
    const settings = { DATABASE_URL: pooler.url, LOG_LEVEL: 'silent' };
    const exported = await runLeadsCommand(settings, ['export', 'contact_submissions']);
    assert.match(exported.out, new RegExp(email));
    const erased = await runLeadsCommand(settings, ['erase', '--email', email, '--yes']);
    assert.equal(erased.code, 0, erased.err);
    const { rows } = await owner.query('select from contact_submissions where email = $1', [email]);
    assert.equal(rows.length, 0);
  });

  test('migrates once when three processes start at the same time, and leaves no lock behind', async () => {
    await owner.query('create database started_together');
    const url = new URL(pooler.url);
    url.pathname = '/started_together';
    const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL: url.href })));
    await Promise.all(servers.map(waitUntilReady));
    for (const { address } of servers)
      assert.equal(await post(address, 'contact_submissions', contactPayload), 201);
    const codes = await Promise.all(servers.map((server) => server.stop()));
    assert.deepEqual(codes, [0, 0, 0]);
    const direct = new URL(cluster.url);
    direct.pathname = url.pathname;
    const client = new pg.Client(direct.href);
    await client.connect();
    const { rows: applied } = await client.query(
      'select name, count(*)::int as times from supabase_migrations.applied_files group by name',
    );
    await waitUntilUnlocked(async (text) => (await client.query(text)).rows);
    await client.end();
    assert.ok(applied.length > 0 && applied.every(({ times }) => times === 1));
  });

  test("stores each lead's own source, and sends each webhook once from two processes", async (context) => {
    await owner.query('create database told');
    const url = new URL(pooler.url);
    url.pathname = '/told';
    const folder = mkdtempSync(join(tmpdir(), 'cuelight-test-'));
    const place = { DATABASE_URL: url.href, DATA_DIR: folder, ...hookSettings };
    const servers: ServerProcess[] = [];
    for (let made = 0; made < 2; made++) servers.push(await startServer({ ...place, JOBS: 'true' }));
    const database = await connectDatabase(settings(place), silentLog);
    const staff = createStaffDatabase(database);
    const receiver = await startReceiver();
    context.after(async () => {
      for (const server of servers) await server.stop();
      await database.close();
      await receiver.stop();
      rmSync(folder, { recursive: true });
    });
    await Promise.all(servers.map(waitUntilReady));
    let open = 0;
    let most = 0;
    receiver.answer = async (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      await delay(5);
      open -= 1;
      response.writeHead(204).end();
    };
    const wanted = { kind: 'webhook', name: 'CRM', events: ['lead.created'], isFull: false } as const;
    const made = await addConnection(
      staff,
      Buffer.from(hookSettings.HOOKS_KEY, 'base64'),
      { ...wanted, events: [...wanted.events], address: receiver.url },
      await makeMember({ database }, 'admin@cue.example', 'admin'),
    );

    const visits = Array.from({ length: 60 }, (_, number) => `visit-${number}`);
    const statuses = visits.map((name, number) =>
      post(
        servers[number % 2]?.address ?? '',
        'contact_submissions',
        { ...contactPayload, email: `${name}@told.example` },
        { 'lead-source': JSON.stringify({ page: '/', form: '/contact', utm_campaign: name }) },
      ),
    );
    assert.deepEqual(new Set(await Promise.all(statuses)), new Set([201]));
    await until(async () => {
      assert.ok(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size >= visits.length);
    });
    await delay(1_000);
    const rows = await staff.query(
      `select lead.id, email, lead.source from staff.lead join contact_submissions as row on row.id = subject_id`,
    );
    assert.equal(rows.length, visits.length);
    for (const { email, source } of rows)
      assert.deepEqual(source, { page: '/', form: '/contact', utm_campaign: String(email).split('@')[0] });
    const deliveries = receiver.requests.map(({ body, headers }) => {
      const event = new Webhook(made?.secret ?? '').verify(body, headers) as {
        data: { lead: { id: string } };
      };
      return event.data.lead.id;
    });
    assert.deepEqual(deliveries.toSorted(), rows.map(({ id }) => String(id)).toSorted());
    assert.equal(most, 2);
    await waitUntilUnlocked((text) => staff.query(text));
  });

  const faults: Record<string, () => Promise<unknown>> = {
    'the pooler killed and restarted': () => pooler.end('SIGKILL').then(pooler.start),
    'the pooler stopped and restarted': () => pooler.end('SIGINT').then(pooler.start),
    'the pooler’s sessions ended by PostgreSQL': () =>
      owner.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cuelight'",
      ),
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(`stores every acknowledged row exactly once with ${name} under load`, async (context) => {
      const load = startLoad(() => pooled.address);
      for (let round = 0; round < faultRounds; round++) {
        await delay(300);
        await fault();
      }
      await delay(1_500);
      await load.stop();
      const { rows } = await owner.query(
        "select email from contact_submissions where email like '%@load.example'",
      );
      const { lost, doubled } = compareRows(load, rows);
      context.diagnostic(
        `${faultRounds} times, ${load.acknowledged.size} answered rows, ${lost} lost, ${doubled} doubled (${describeStatuses(load)})`,
      );
      assert.ok(load.acknowledged.size > 0);
      assert.deepEqual({ lost, doubled }, { lost: 0, doubled: 0 });
      assert.deepEqual(
        [...load.statuses.keys()].filter((status) => status >= 400 && status < 500),
        [],
      );
    });
  }
});

describe('poolers in front of PostgreSQL', { skip: poolerSkipReason }, () => {
  let cluster: Cluster;

  before(async () => {
    cluster = await makeCluster();
  });
  after(() => cluster.remove());

  /** Runs the server until it exits. @returns what it printed */
  async function runUntilExit(url: string): Promise<string> {
    const env = { PATH: process.env.PATH, PORT: '0', METRICS_PORT: '0', DATABASE_URL: url };
    const server = promisify(execFile)(process.execPath, ['server/main.ts'], { env, timeout: 20_000 });
    return server.then(
      () => assert.fail('it ended without an error'),
      ({ code, stderr }) => {
        assert.equal(code, 1);
        return stderr;
      },
    );
  }

  async function startTestPooler(
    context: TestContext,
    mode: Parameters<typeof startPooler>[1],
  ): Promise<string> {
    const pooler = await startPooler(cluster.url, mode, 20);
    context.after(pooler.remove);
    return pooler.url;
  }

  test('stores rows as anon behind a session pooler', async (context) => {
    const server = await startServer({ DATABASE_URL: await startTestPooler(context, 'session') });
    context.after(() => server.stop());
    await waitUntilReady(server);
    assert.deepEqual((await sendForms(server.address, 200)).statuses, { 201: 200 });
    const own = { ...contactPayload, id: randomUUID() };
    assert.equal(await post(server.address, 'contact_submissions', own), 401);
  });

  test('refuses to start behind a statement pooler and suggests a fix', async (context) => {
    const url = await startTestPooler(context, 'statement');
    assert.match(await runUntilExit(url), /splits transactions.*pool_mode/);
  });

  test('refuses to start behind a pooler that discards the role change', async (context) => {
    const target = new URL(cluster.url);
    // `none` resets the role to the login role.
    const breakRoleChange = (bytes: Buffer) =>
      bytes.toString('latin1').replace("'role', 'anon'", "'role', 'none'");
    const between = createServer((client) => {
      const database = connect(Number(target.port), target.hostname);
      client.on('data', (bytes) => database.write(breakRoleChange(bytes), 'latin1')).on('error', () => {});
      database.on('data', (bytes) => client.write(bytes)).on('error', () => {});
      client.on('close', () => database.destroy());
    });
    context.after(() => between.close());
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
    const url = new URL(cluster.url);
    url.port = String((between.address() as AddressInfo).port);
    assert.match(await runUntilExit(url.href), /stored by the role postgres/);
  });
});
