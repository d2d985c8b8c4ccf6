import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '#server/db/connect.ts';
import { backends, createTestDatabase } from '#tests/support/database/test-database.ts';
import { compareRows, describeStatuses, startLoad } from '#tests/support/server/load.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, startServer } from '#tests/support/server/process.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`server shutdown on the ${backend} database`, () => {
    test('loses and duplicates no acknowledged row on kill -9 under load', async (context) => {
      const testDatabase = await createTestDatabase(backend);
      await testDatabase.database.close();
      let server = await startServer(testDatabase.settings);
      const load = startLoad(() => server.address);
      for (let round = 0; round < faultRounds; round++) {
        await delay(randomInt(50, 1_500));
        await server.stop('SIGKILL');
        server = await startServer(testDatabase.settings);
      }
      await delay(500);
      await load.stop();
      await server.stop();

      const database = await connectDatabase(settings(testDatabase.settings), silentLog);
      const { rows } = await database.asOwner((client) =>
        client.query('select email from contact_submissions'),
      );
      await database.close();
      await testDatabase.remove();
      const { lost, doubled } = compareRows(load, rows);
      context.diagnostic(
        `${faultRounds} kills, ${load.acknowledged.size} answered rows, ${lost} lost, ${doubled} doubled (${describeStatuses(load)})`,
      );
      assert.ok(load.acknowledged.size > 0);
      assert.deepEqual({ lost, doubled }, { lost: 0, doubled: 0 });
    });

    test('exits with code 0 on SIGTERM under load', async () => {
      const testDatabase = await createTestDatabase(backend);
      await testDatabase.database.close();
      const server = await startServer(testDatabase.settings);
      const load = startLoad(() => server.address);
      await delay(500);
      assert.equal(await server.stop('SIGTERM'), 0, server.output());
      await load.stop();
      await testDatabase.remove();
    });

    test('does not wait for idle connections or incomplete request bodies on SIGTERM', async () => {
      const testDatabase = await createTestDatabase(backend);
      await testDatabase.database.close();
      for (const [sent, seconds] of [
        ['', 3],
        [`POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`, 9.5],
      ] as const) {
        const server = await startServer(testDatabase.settings);
        const socket = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {});
        await once(socket, 'connect');
        socket.write(sent);
        await delay(300);
        const start = performance.now();
        assert.equal(await server.stop('SIGTERM'), 0, server.output());
        assert.ok(performance.now() - start < seconds * 1000, sent);
      }
      await testDatabase.remove();
    });
  });

test('completes running requests on SIGTERM', {
  skip: !backends.includes('PostgreSQL'),
}, async () => {
  const testDatabase = await createTestDatabase('PostgreSQL');
  const server = await startServer(testDatabase.settings);
  const [status, code] = await testDatabase.database.asOwner(async (client) => {
    await client.query('begin; lock table contact_submissions in access exclusive mode');
    const sent = post(server.address, 'contact_submissions', payloads.contact_submissions);
    await delay(300);
    const stopped = server.stop('SIGTERM');
    await delay(300);
    await client.query('rollback');
    return Promise.all([sent, stopped]);
  });
  await testDatabase.drop();
  assert.equal(status, 201);
  assert.equal(code, 0);
});
