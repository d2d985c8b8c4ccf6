import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { backends, createTestDatabase } from '#tests/support/database/test-database.ts';
import { until } from '#tests/support/run/until.ts';
import { balancerSkipReason, startBalancer } from '#tests/support/server/balancer.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { compareRows, describeStatuses, startLoad } from '#tests/support/server/load.ts';
import { type ServerProcess, startServer } from '#tests/support/server/process.ts';

const skip = backends.includes('PostgreSQL')
  ? balancerSkipReason
  : 'needs DATABASE_URL: several processes on one database';

test('fails no request while four processes behind nginx are restarted one by one under load', {
  skip,
}, async (context) => {
  const testDatabase = await createTestDatabase('PostgreSQL');
  const ports = await Promise.all([1, 2, 3, 4].map(findFreePort));
  const startProcess = (port: number) =>
    startServer({
      ...testDatabase.settings,
      PORT: String(port),
      DRAIN_SECONDS: '2',
      TRUSTED_PROXIES: '127.0.0.1',
    });
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await startProcess(port));
  const balancer = await startBalancer(ports);
  context.after(async () => {
    await balancer.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await testDatabase.drop();
  });
  const forms = startLoad(() => balancer.address);
  const pages = new Map<number, number>();
  let isAsking = true;
  const visits = Promise.all(
    [1, 2, 3, 4].map(async () => {
      while (isAsking) {
        const status = await fetch(`${balancer.address}/healthz`).then(
          async (answer) => (await answer.text()) && answer.status,
          () => 0,
        );
        pages.set(Number(status), (pages.get(Number(status)) ?? 0) + 1);
      }
    }),
  );
  for (const [index, port] of ports.entries()) {
    await delay(300);
    const ended = servers[index]?.stop();
    const own = `http://127.0.0.1:${port}`;
    await until(async () => assert.equal((await fetch(`${own}/readyz`)).status, 503), 1_900);
    const answer = await fetch(`${own}/healthz`);
    assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close']);
    assert.equal(await ended, 0);
    servers[index] = await startProcess(port);
  }
  await delay(300);
  isAsking = false;
  await Promise.all([forms.stop(), visits]);
  const rows = await testDatabase.query('select email from contact_submissions');
  context.diagnostic(`4 restarts, forms ${describeStatuses(forms)}, pages ${JSON.stringify([...pages])}`);
  assert.deepEqual([...forms.statuses.keys()], [201]);
  assert.deepEqual([...pages.keys()], [200]);
  assert.deepEqual(compareRows(forms, rows), { lost: 0, doubled: 0 });
});
