import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '#server/db/connect.ts';
import { backends, createEmptyDatabase } from '#tests/support/database/test-database.ts';
import { until } from '#tests/support/run/until.ts';
import { compareRows, startLoad } from '#tests/support/server/load.ts';
import { startServer } from '#tests/support/server/process.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const skip = backends.includes('PostgreSQL')
  ? false
  : 'needs DATABASE_URL: the embedded database takes one process';

test('migrates an empty database once when three processes start at the same time', {
  skip,
}, async (context) => {
  const place = await createEmptyDatabase('PostgreSQL');
  const servers = await Promise.all([1, 2, 3].map(() => startServer(place.settings)));
  context.after(() => Promise.all(servers.map((server) => server.stop('SIGKILL'))));
  // The processes listen before the schema exists.
  for (const { address } of servers) {
    await until(async () => assert.equal((await fetch(`${address}/readyz`)).status, 200));
  }
  let turn = 0;
  const load = startLoad(() => servers[turn++ % servers.length]?.address ?? '');
  await delay(1_500);
  await load.stop();
  const codes = await Promise.all(servers.map((server) => server.stop()));
  assert.deepEqual(codes, [0, 0, 0]);

  const database = await connectDatabase(settings(place.settings), silentLog);
  // Closes the connection even when an assertion fails, because otherwise the test process would not exit.
  context.after(async () => {
    await database.close();
    await place.remove();
  });
  const query = async (sql: string) => (await database.asOwner((client) => client.query(sql))).rows;
  const applied = await query(
    'select name, count(*)::int as times from supabase_migrations.applied_files group by name',
  );
  assert.ok(applied.length > 0 && applied.every(({ times }) => times === 1));
  const result = compareRows(load, await query('select email from contact_submissions'));
  context.diagnostic(
    `${load.acknowledged.size} answered rows, ${result.lost} lost, ${result.doubled} doubled`,
  );
  assert.deepEqual(result, { lost: 0, doubled: 0 });
  assert.ok(load.acknowledged.size > 0);
});
