import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { EventWindow } from '#server/desk/live/event-window.ts';
import { pollIntervalMilliseconds } from '#server/desk/live/live.ts';
import { Metrics } from '#server/metrics.ts';
import { startMail } from '#server/outbound/mail/start-mail.ts';
import type { LiveEvent } from '#shared/desk/api.ts';
import { startProxy } from '#tests/support/database/proxy.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn, startDesk } from '#tests/support/desk/app.ts';
import { readList, sendLead } from '#tests/support/desk/leads.ts';
import { openStream, type Stream } from '#tests/support/desk/stream.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const isChangeOf = (ref: string) => (event: LiveEvent) =>
  event.type === 'changed' && event.refs.includes(ref);
const isStreamStart = (event: LiveEvent) => event.type === 'changed' && event.refs.length === 0;

for (const backend of backends)
  describe(`live events on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [ada] = signIn(desk, 'admin');

    const setStatus = (who: string, ref: string, value: string, was: string) =>
      desk.fetch(who, 'PATCH', `leads/${ref}`, { field: 'status', value, was });

    test('notifies every open desk of a new form within two seconds', async () => {
      const streams = [
        await openStream(desk.url, ada),
        await openStream(desk.url, await desk.memberOf('agent')),
      ];
      for (const stream of streams) await stream.waitForEvent(isStreamStart);
      const worker = startMail(
        settings(desk.database.settings),
        desk.database.database,
        new Metrics(desk.database.database),
        silentLog,
      );
      const sent = performance.now();
      await insert(desk.app, 'contact_submissions', payloads.contact_submissions);
      worker.nudge();
      const isArrival = (event: LiveEvent) => event.type === 'changed' && event.refs.length === 1;
      for (const stream of streams) await stream.waitForEvent(isArrival);
      const took = performance.now() - sent;
      assert.ok(took < 2_500, `${took} ms`);
      const [lead] = await readList(desk, ada, 'sort=newest');
      for (const stream of streams) assert.ok(stream.events.some(isChangeOf(`${lead?.ref}`)));
      await worker.stop();
      for (const stream of streams) stream.close();
    });

    test('streams a change in one process to desks connected to another', async () => {
      const ref = await sendLead(desk);
      const other = await buildApp(
        settings({ HOST: 'localhost', ...desk.database.settings }),
        desk.database.database,
      );
      await other.listen({ port: 0, host: 'localhost' });
      const stream = await openStream(
        `http://localhost:${(other.server.address() as AddressInfo).port}`,
        ada,
      );
      await stream.waitForEvent(isStreamStart);
      await setStatus(ada, ref, 'won', 'new');
      await stream.waitForEvent(isChangeOf(ref));
      const closing = performance.now();
      await other.close();
      await until(async () => assert.ok(stream.isEnded), 1_000);
      assert.ok(performance.now() - closing < 1_500, 'an open stream held the closing up');
    });

    test('streams a local change immediately, once to each desk', async (t) => {
      const [ref, next] = [await sendLead(desk), await sendLead(desk)];
      // Delays the periodic poll, so that events can only come from the change itself.
      const { setTimeout: wait } = globalThis;
      const delayPoll = (work: () => void, milliseconds?: number) =>
        wait(work, milliseconds === pollIntervalMilliseconds ? 2 ** 30 : milliseconds);
      t.mock.method(globalThis, 'setTimeout', delayPoll as typeof setTimeout);
      const stream = await openStream(desk.url, ada);
      await stream.waitForEvent(isStreamStart);
      await setStatus(ada, ref, 'won', 'new');
      await stream.waitForEvent(isChangeOf(ref));
      await setStatus(ada, next, 'won', 'new');
      await stream.waitForEvent(isChangeOf(next));
      assert.equal(stream.events.filter(isChangeOf(ref)).length, 1);
      stream.close();
    });

    test('shares one query among desks requesting the same list, without stale results', async () => {
      const bo = await desk.memberOf('agent');
      const boId = await desk.idOf(bo);
      const stream = await openStream(desk.url, ada);
      await stream.waitForEvent(isStreamStart);
      const ref = await sendLead(desk, 'contact_submissions', { email: 'shared@larch.example' });
      await stream.waitForEvent(isChangeOf(ref));
      const { database } = desk.database;
      const { asStaff } = database;
      let works = 0;
      database.asStaff = (work, options) => {
        works += 1;
        return asStaff(work, options);
      };
      const asks = 10;
      try {
        const all = Array.from({ length: asks }, (_, number) =>
          desk.fetch(number % 2 ? ada : bo, 'GET', 'leads?q=shared'),
        );
        for (const answer of await Promise.all(all)) assert.equal(answer.json().leads[0]?.ref, ref);
      } finally {
        database.asStaff = asStaff;
      }
      assert.equal(works, asks + 1, 'who asks is looked at each time, the list once');
      const given = await desk.fetch(ada, 'PATCH', `leads/${ref}`, {
        field: 'assignee',
        value: boId,
        was: null,
      });
      assert.equal(given.statusCode, 200, given.body);
      const lists = ['leads?q=shared', 'leads?q=shared&view=mine', 'leads?q=shared&who=me', 'overview'];
      const [shared, mine, me, overview] = await Promise.all(
        lists.map((path) => desk.fetch(bo, 'GET', path)),
      );
      assert.equal(shared?.json().leads[0]?.assignee, boId);
      for (const own of [mine, me]) assert.equal(own?.json().leads.length, 1);
      assert.equal(overview?.json().counts.mine, 1);
      const ofAda = await Promise.all(lists.map((path) => desk.fetch(ada, 'GET', path)));
      assert.deepEqual(
        ofAda.map((answer) => answer.json().leads?.length ?? answer.json().counts.mine),
        [1, 0, 0, 0],
      );
      // Written directly to the database, like a change made by another process.
      await desk.database.query(`update staff.lead set assignee = null where assignee = $1`, [boId]);
      await desk.database.query(
        `insert into staff.event (lead_id, kind, detail) select id, 'assign', '{}' from staff.lead where number = $1`,
        [Number(ref.slice(2))],
      );
      await until(async () => {
        const answer = await desk.fetch(bo, 'GET', 'overview');
        assert.equal(answer.json().counts.mine, 0);
      }, 5_000);
      stream.close();
    });

    test('streams an event that is committed after events with later timestamps', async () => {
      const [early, late] = [await sendLead(desk), await sendLead(desk)];
      const window = new EventWindow({
        query: async (text, values) =>
          desk.database.database.asStaff(async (client) => (await client.query(text, values)).rows, {
            timeout: 5_000,
          }),
      });
      await window.pollEvents();
      const addNote = (ref: string, ago: string) =>
        desk.database.query(
          `insert into staff.event (lead_id, kind, created_at)
          select id, 'note', clock_timestamp() - $2::interval from staff.lead where number = $1`,
          [ref.slice(2), ago],
        );
      await addNote(late, '0 seconds');
      assert.deepEqual(await window.pollEvents(), [late]);
      await addNote(early, '20 seconds');
      assert.deepEqual(await window.pollEvents(), [early]);
      assert.equal(await window.pollEvents(), undefined);
    });

    test('combines a flood of events into one event that names no lead', async () => {
      const ref = await sendLead(desk);
      const stream = await openStream(desk.url, ada);
      await stream.waitForEvent(isStreamStart);
      await desk.database.query(
        `insert into staff.event (lead_id, kind) select id, 'note' from staff.lead, generate_series(1, 3000) where number = $1`,
        [ref.slice(2)],
      );
      await until(async () => assert.ok(stream.events.filter(isStreamStart).length > 1), 5_000);
      stream.close();
    });

    test('ends the stream of a member who was disabled or signed out, after a last event', async () => {
      const ruben = await desk.memberOf('agent');
      const mei = await desk.memberOf('agent');
      const streams = [
        await openStream(desk.url, ruben),
        await openStream(desk.url, mei),
        await openStream(desk.url, ada),
      ];
      for (const stream of streams) await stream.waitForEvent(isStreamStart);
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [
        await desk.idOf(ruben),
      ]);
      await desk.database.query('delete from staff.session where member_id = $1', [await desk.idOf(mei)]);
      for (const stream of streams.slice(0, 2)) {
        await stream.waitForEvent(({ type }) => type === 'session', 15_000);
        await until(async () => assert.ok(stream.isEnded), 1_000);
        assert.equal(stream.events.at(-1)?.type, 'session');
      }
      assert.equal(streams[2]?.isEnded, false);
      streams[2]?.close();
    });

    test("ends a session's oldest stream when the session opens a sixth", async () => {
      const cookie = await desk.memberOf('agent');
      const streams: Stream[] = [];
      for (let count = 0; count < 6; count++) streams.push(await openStream(desk.url, cookie));
      await until(
        async () =>
          assert.deepEqual(
            streams.map(({ isEnded }) => isEnded),
            [true, false, false, false, false, false],
          ),
        2_000,
      );
      for (const stream of streams) stream.close();
    });

    test('sends security headers on a stream, and responds to HEAD immediately', async () => {
      const { response, close } = await openStream(desk.url, ada);
      assert.match(`${response.headers['content-type']}`, /^text\/event-stream/);
      assert.equal(response.headers['cache-control'], 'no-store');
      assert.equal(response.headers['x-content-type-options'], 'nosniff');
      close();
      assert.equal((await desk.fetch(ada, 'HEAD', 'events')).statusCode, 404);
    });
  });

const skip = backends.includes('PostgreSQL')
  ? false
  : 'needs DATABASE_URL: the network to the database is broken here';
test('keeps a stream open while the database is unavailable, then sends the missed events', {
  skip,
}, async () => {
  const desk = await startDesk('PostgreSQL');
  const ada = await desk.memberOf('admin');
  const proxy = await startProxy(desk.database.settings.DATABASE_URL ?? '');
  const config = settings({ HOST: 'localhost', DATABASE_URL: proxy.url });
  const database = await connectDatabase(config, silentLog);
  const app = await buildApp(config, database);
  await app.listen({ port: 0, host: 'localhost' });
  const stream = await openStream(`http://localhost:${(app.server.address() as AddressInfo).port}`, ada);
  await stream.waitForEvent(isStreamStart);
  proxy.mode('refuse');
  const ref = await sendLead(desk);
  await desk.fetch(ada, 'POST', `leads/${ref}/events`, {
    id: randomUUID(),
    kind: 'note',
    text: 'While it was away',
  });
  await delay(3_000);
  assert.deepEqual([stream.isEnded, stream.events.some(isChangeOf(ref))], [false, false]);
  proxy.mode('pass');
  await stream.waitForEvent(isChangeOf(ref), 10_000);
  await app.close();
  await database.close();
  await proxy.close();
  await desk.drop();
});
