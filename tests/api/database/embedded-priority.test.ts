import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate as immediate } from 'node:timers/promises';
import { connectDatabase } from '#server/db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const timeout = 10_000;
let testDatabase: TestDatabase;
let finished: string[];

before(async () => {
  testDatabase = await createTestDatabase('embedded');
  // Sets a time zone other than that of staff queries, which takes effect at the next start.
  await testDatabase.query(`alter system set timezone to 'Asia/Tokyo'`);
  await testDatabase.database.close();
  testDatabase.database = await connectDatabase(settings(testDatabase.settings), silentLog);
});
after(async () => {
  await testDatabase.database.close();
  await testDatabase.remove();
});

const runAsVisitor = (name: string) =>
  testDatabase.database.asVisitor(async (client) => {
    await client.query('select 1');
    finished.push(name);
  });
const runAsStaff = (name: string, isPerStatement: boolean, { statements = 1, afterFirst = () => {} } = {}) =>
  testDatabase.database.asStaff(
    async (client) => {
      for (let number = 1; number <= statements; number++) {
        await client.query('select 1');
        finished.push(`${name}.${number}`);
        if (number === 1) afterFirst();
      }
    },
    { timeout, isPerStatement },
  );

test('runs visitor queries before all queued staff work, without interrupting a running query', async () => {
  finished = [];
  const waiting: Promise<unknown>[] = [];
  const queueStaffWork = () => {
    waiting.push(
      runAsStaff('desk', true),
      runAsStaff('job', false),
      testDatabase.database.asOwner(async () => finished.push('checkpoint')),
      runAsVisitor('first'),
      runAsVisitor('second'),
    );
  };
  await runAsStaff('under way', false, { statements: 2, afterFirst: queueStaffWork });
  await Promise.all(waiting);
  assert.deepEqual(finished, [
    'under way.1',
    'under way.2',
    'first',
    'second',
    'desk.1',
    'job.1',
    'checkpoint',
  ]);
});

test('runs a new visitor query before older staff work', async () => {
  finished = [];
  const waiting: Promise<unknown>[] = [];
  await testDatabase.database.asVisitor(async (client) => {
    waiting.push(runAsStaff('desk', true));
    await immediate();
    waiting.push(runAsVisitor('second'));
    await client.query('select 1');
    finished.push('first');
  });
  await Promise.all(waiting);
  assert.deepEqual(finished, ['first', 'second', 'desk.1']);
});

test('runs a visitor query between two staff statements that are not in a transaction', async () => {
  finished = [];
  let visited: Promise<void> | undefined;
  const startVisitorQuery = () => {
    visited = runAsVisitor('visitor');
  };
  await runAsStaff('list', true, { statements: 3, afterFirst: startVisitorQuery });
  await visited;
  assert.deepEqual(finished, ['list.1', 'visitor', 'list.2', 'list.3']);
});

test('runs staff queries even under a constant stream of visitor queries', async () => {
  finished = [];
  let isDone = false;
  const runVisitorQueries = async (): Promise<void> => {
    for (let time = 0; !isDone && time < 1_000; time++) await runAsVisitor('visitor');
  };
  const coming = [runVisitorQueries(), runVisitorQueries(), runVisitorQueries()];
  await runAsStaff('desk', true).finally(() => {
    isDone = true;
  });
  await Promise.all(coming);
  assert.ok(finished.indexOf('desk.1') < 50, `${finished.indexOf('desk.1')} visitors went ahead`);
});

test('runs a staff query outside a transaction with the staff role and time zone, then restores both', async () => {
  const asked = `select current_user::text as who, current_setting('TimeZone') as zone, '2026-11-23T12:00Z'::timestamptz::text as at`;
  const readAsStaff = async (isPerStatement: boolean) => {
    const { rows } = await testDatabase.database.asStaff((client) => client.query(asked), {
      timeout,
      isPerStatement,
    });
    return rows;
  };
  const readAsVisitor = async () =>
    (await testDatabase.database.asVisitor((client) => client.query(asked))).rows;
  const before = await readAsVisitor();
  assert.deepEqual(await readAsStaff(true), [
    { who: 'service_role', zone: 'UTC', at: '2026-11-23 12:00:00+00' },
  ]);
  assert.deepEqual(await readAsStaff(true), await readAsStaff(false));
  assert.deepEqual(await readAsVisitor(), before);
  assert.deepEqual(before, [{ who: 'anon', zone: 'Asia/Tokyo', at: '2026-11-23 21:00:00+09' }]);
  const dropped = testDatabase.database.asStaff((client) => client.query('drop table contact_submissions'), {
    timeout,
    isPerStatement: true,
  });
  await assert.rejects(dropped, /must be owner/);
  assert.equal((await readAsStaff(true))[0]?.who, 'service_role');
});
