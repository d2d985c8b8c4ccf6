import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readBeacon } from '#server/counts/read-beacon.ts';
import { VisitCounts } from '#server/counts/visit-counts.ts';
import { openStaffDatabase } from '#server/db/staff-database.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { purge } from '#server/leads/purge.ts';
import { readTables } from '#server/leads/tables.ts';
import { backends, createTestDatabase, setUpDatabase } from '#tests/support/database/test-database.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, startServer } from '#tests/support/server/process.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const origin = 'https://cue.example';
const adUrl = '/services?utm_source=tiktok&utm_medium=cpc ';
const createBeacon = (event: string, page = '/services', visit = adUrl) =>
  [event, page, `${origin}${visit}`].join('\n');

const parseBeacon = (text: string) => {
  const read = readBeacon(text);
  assert.ok(read);
  return read;
};

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const readHeap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test('accepts only known events, and only on the pages that send them', () => {
  const readEvent = (event: string, page = '/about') => readBeacon(createBeacon(event, page, '/ '))?.event;
  assert.equal(readEvent('view'), 'view');
  assert.equal(readEvent('form', '/contact'), 'form:contact_submissions');
  assert.equal(readEvent('form', '/ai-avatars'), 'form:early_access_signups');
  for (const page of ['/about', 'constructor', '']) assert.equal(readEvent('form', page), undefined, page);
  assert.equal(readEvent('letter', '/contact'), 'form:newsletter_subscribers');
  assert.equal(readEvent('step3', '/live-selling-survey'), 'step:3');
  for (const other of ['', 'step3', 'step8', 'form:contact_submissions', '__proto__', 'constructor'])
    assert.equal(readEvent(other), undefined, other);
  assert.equal(readEvent('step8', '/live-selling-survey'), undefined);
});

test('keeps at most 5,000 visitors in memory, no matter how many are faked', async () => {
  const database = { query: async () => [{ day: '2026-11-22', salt: 'salt' }] };
  const counts = new VisitCounts(database, silentLog);
  const before = readHeap();
  for (let made = 0; made < 1_000_000; made++) {
    const ip = `2a00:${(made >> 16).toString(16)}:${(made & 0xffff).toString(16)}::1`;
    await counts.add(
      { event: 'view', visit: { page: '/', utm_source: `made-up ${made}` } },
      { ip, agent: userAgent },
    );
  }
  assert.equal(counts.size, 5_000);
  const grown = (readHeap() - before) / 2 ** 20;
  assert.ok(grown < 8, `${grown} MB`);
  await counts.stop();
});

for (const backend of backends) {
  describe(`visits on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    let app: FastifyInstance;

    const startSite = () =>
      buildApp(
        settings({
          ...testDatabase.settings,
          PUBLIC_COUNT: 'visits',
          ALLOWED_ORIGINS: 'https://cue.example',
        }),
        testDatabase.database,
      );
    beforeEach(async () => {
      await testDatabase.query('truncate staff.count_day, staff.count_visitor, staff.count_salt');
    });

    const sendBeacon = (text: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
      app.inject({
        method: 'POST',
        url: '/count',
        remoteAddress,
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': userAgent, ...headers },
        payload: text,
      });
    const readCounts = async () =>
      Object.fromEntries(
        (
          await testDatabase.query(
            'select channel, event, visitors from staff.count_day order by event, channel',
          )
        ).map(({ channel, event, visitors }) => [`${event}, ${channel}`, visitors]),
      );

    /** Ends the day for everything counted so far, and waits until the pending counts are stored. */
    const endDay = async () => {
      for (const table of ['count_salt', 'count_visitor'])
        await testDatabase.query(
          `update staff.${table} set day = staff.day_of(now() - interval '5 minutes') - 1`,
        );
    };

    test('counts a visitor once per event and day, under their first source', async () => {
      app = await startSite();
      for (const text of [
        createBeacon('view'),
        createBeacon('view', '/about'),
        createBeacon('form', '/contact'),
        createBeacon('call'),
        createBeacon('view', '/', '/ https://www.google.com/'),
      ])
        assert.equal((await sendBeacon(text)).statusCode, 204);
      await sendBeacon(createBeacon('view', '/', '/ https://www.google.com/'), {}, '198.51.100.7');
      await sendBeacon('view\n/\nundefined', {}, '2001:db8:1:2::3');
      await sendBeacon('view\n/\nundefined', {}, '2001:db8:1:2:ffff::4');
      await app.close();
      app = await startSite();
      await sendBeacon(createBeacon('view', '/', '/ https://www.google.com/'));
      await sendBeacon(createBeacon('step2', '/live-selling-survey'));
      await app.close();
      assert.deepEqual(await readCounts(), {
        'call, TikTok ads': 1,
        'form:contact_submissions, TikTok ads': 1,
        'step:2, TikTok ads': 1,
        'view, Google search': 1,
        'view, Not recorded': 1,
        'view, TikTok ads': 1,
      });
    });

    test('does not count bots or visitors who opt out', async () => {
      app = await startSite();
      for (const headers of [
        { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0' },
        { 'user-agent': 'curl/8.5.0' },
        { dnt: '1' },
        { 'sec-gpc': '1' },
      ])
        assert.equal((await sendBeacon(createBeacon('view'), headers)).statusCode, 204);
      for (const text of ['', 'view'.repeat(9), '{"e":"view"}', '\n\n\n']) await sendBeacon(text);
      assert.equal(
        (await sendBeacon(createBeacon('view'), { origin: 'https://elsewhere.example' })).statusCode,
        403,
      );
      assert.equal((await sendBeacon(createBeacon('view', '/', 'x'.repeat(17_000)))).statusCode, 413);
      await app.close();
      assert.deepEqual(await readCounts(), {});
      app = await startSite();
      assert.equal(
        (await sendBeacon(createBeacon('view'), { origin: 'https://cue.example' })).statusCode,
        204,
      );
      await app.close();
      assert.deepEqual(await readCounts(), { 'view, TikTok ads': 1 });
    });

    test('has no counting route when counting is off', async () => {
      app = await buildApp(settings(testDatabase.settings), testDatabase.database);
      assert.equal((await sendBeacon(createBeacon('view'))).statusCode, 404);
      await app.close();
      assert.deepEqual(await readCounts(), {});
    });

    test('stores nothing that identifies a visitor or links visits on different days', async () => {
      app = await startSite();
      await sendBeacon(createBeacon('view'));
      await app.close();
      const [visitor] = await testDatabase.query('select * from staff.count_visitor');
      assert.deepEqual(Object.keys(visitor ?? {}).toSorted(), ['added', 'channel', 'day', 'events', 'hash']);
      const hash = visitor?.hash as Buffer;
      assert.equal(hash.length, 16);
      await endDay();
      app = await startSite();
      await sendBeacon(createBeacon('view'));
      await app.close();
      const salts = await testDatabase.query(
        'select day = staff.day_of(now()) as today from staff.count_salt',
      );
      assert.deepEqual(salts, [{ today: true }]);
      const [now, ...others] = await testDatabase.query('select hash from staff.count_visitor');
      assert.equal(others.length, 0, 'who was counted the day before is forgotten');
      assert.notDeepEqual(now?.hash, hash, 'the same visitor is somebody else today');
    });

    test('forgets visitors of past days in the daily purge, even without new visits', async () => {
      app = await startSite();
      await sendBeacon(createBeacon('view'));
      await app.close();
      const staff = createStaffDatabase(testDatabase.database);
      const readStoredVisitors = async () => {
        await purge(staff, await readTables(staff));
        const [rows] = await testDatabase.query(
          `select (select count(*)::int from staff.count_salt) as salts,
            (select count(*)::int from staff.count_visitor) as visitors`,
        );
        return rows;
      };
      assert.deepEqual(await readStoredVisitors(), { salts: 1, visitors: 1 });
      await endDay();
      assert.deepEqual(await readStoredVisitors(), { salts: 0, visitors: 0 });
      assert.deepEqual(await readCounts(), { 'view, TikTok ads': 1 });
    });

    test('stores at most 200 source names a day', async () => {
      const staff = createStaffDatabase(testDatabase.database);
      for (const round of ['a', 'b']) {
        const counts = new VisitCounts(staff, silentLog);
        for (let made = 0; made < 400; made++)
          await counts.add(parseBeacon(createBeacon('view', '/', `/?utm_source=${round}${made} `)), {
            ip: `10.0.${round === 'a' ? 0 : 1}.${made}`,
            agent: userAgent,
          });
        await counts.stop();
      }
      const [kept] = await testDatabase.query(
        `select count(*)::int as names, sum(visitors)::int as visitors, max(visitors) filter (where channel = 'Other') as other from staff.count_day`,
      );
      assert.deepEqual(kept, { names: 201, visitors: 800, other: 600 });
    });

    test('counts visits that contain characters that PostgreSQL cannot store', async () => {
      const counts = new VisitCounts(createStaffDatabase(testDatabase.database), silentLog);
      for (const [index, visit] of ['/?utm_source=%00 ', '/?utm_source=%ff%fe ', '/%00 ', adUrl].entries())
        await counts.add(parseBeacon(createBeacon('view', '/', visit)), {
          ip: `10.0.0.${index}`,
          agent: userAgent,
        });
      await counts.stop();
      const all = Object.values(await readCounts()).reduce(
        (sum: number, visitors) => sum + Number(visitors),
        0,
      );
      assert.equal(all, 4);
    });

    test('counts a visitor once across several processes', async () => {
      const both = [1, 2].map(() => new VisitCounts(createStaffDatabase(testDatabase.database), silentLog));
      for (let round = 0; round < 5; round++) {
        for (const counts of both)
          for (let one = 0; one < 40; one++)
            await counts.add(parseBeacon(createBeacon('view')), {
              ip: `10.0.${round}.${one}`,
              agent: userAgent,
            });
        await Promise.all(both.map((counts) => counts.flush()));
      }
      await Promise.all(both.map((counts) => counts.stop()));
      assert.deepEqual(await readCounts(), { 'view, TikTok ads': 200 });
    });

    test('buffers visits while the database is unavailable', async () => {
      let isAway = false;
      const staff = createStaffDatabase(testDatabase.database);
      const query: typeof staff.query = (...asked) =>
        isAway ? Promise.reject(new Error('away')) : staff.query(...asked);
      const counts = new VisitCounts({ query }, silentLog);
      await counts.add(parseBeacon(createBeacon('view')), { ip: '10.0.0.1', agent: userAgent });
      isAway = true;
      await counts.flush();
      await counts.add(parseBeacon(createBeacon('call')), { ip: '10.0.0.1', agent: userAgent });
      assert.deepEqual(await readCounts(), {});
      isAway = false;
      await counts.stop();
      assert.deepEqual(await readCounts(), { 'call, TikTok ads': 1, 'view, TikTok ads': 1 });
    });

    test('discards visit counts, but no forms, in a flood of visits', async () => {
      app = await startSite();
      const beacons = Array.from({ length: 2_000 }, (_, one) =>
        sendBeacon(
          createBeacon('view', '/', `/?utm_source=flood${one} `),
          {},
          `10.${one >> 8}.${one & 255}.1`,
        ),
      );
      const ofOne = Array.from({ length: 400 }, () => sendBeacon(createBeacon('view'), {}, '203.0.113.9'));
      const forms = Array.from({ length: 60 }, (_, one) =>
        insert(app, 'contact_submissions', {
          ...payloads.contact_submissions,
          email: `f${one}@flood.example`,
        }),
      );
      for (const { statusCode } of await Promise.all(forms)) assert.equal(statusCode, 201);
      await Promise.all(beacons);
      const refused = (await Promise.all(ofOne)).filter(({ statusCode }) => statusCode === 429);
      assert.ok(refused.length >= 400 - 120, String(refused.length));
      await app.close();
      const [stored] = await testDatabase.query(
        "select count(*)::int as rows from contact_submissions where email like '%@flood.example'",
      );
      assert.equal(stored?.rows, 60);
    });
  });

  test(`loses at most the last few seconds of visits, and no lead, on kill -9 (${backend})`, async () => {
    const testDatabase = await createTestDatabase(backend);
    await testDatabase.database.close();
    const start = () => startServer({ ...testDatabase.settings, PUBLIC_COUNT: 'visits', MIN_FILL_MS: '0' });
    const sendVisit = (address: string, name: string) =>
      fetch(`${address}/count`, {
        method: 'POST',
        body: createBeacon('view'),
        headers: { 'user-agent': `${userAgent} ${name}` },
      });
    let server = await start();
    const sum = 'select visitors from staff.count_day';
    const queryDatabase = async (sql: string) => {
      const database = await openStaffDatabase(settings(testDatabase.settings), silentLog);
      return await database.query(sql).finally(() => database.close());
    };
    await until(async () => {
      await sendVisit(server.address, 'a');
      assert.deepEqual(await queryDatabase(sum), [{ visitors: 1 }]);
    }, 60_000);
    await sendVisit(server.address, 'b');
    assert.equal(await post(server.address, 'contact_submissions', payloads.contact_submissions), 201);
    await server.stop('SIGKILL');
    server = await start();
    await sendVisit(server.address, 'c');
    assert.equal(await server.stop(), 0, server.output());
    assert.deepEqual(await queryDatabase(sum), [{ visitors: 2 }]);
    assert.equal((await queryDatabase('select from contact_submissions')).length, 1);
    await testDatabase.remove();
  });
}
