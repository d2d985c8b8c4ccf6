import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '#server/app.ts';
import { backends, createTestDatabase } from '#tests/support/database/test-database.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings } from '#tests/support/server/settings.ts';

const requestCount = Number(process.env.FLOOD_REQUESTS || 3_000);
const addressCount = 1_000;
const concurrency = 50;

for (const backend of backends)
  test(`enforces the rate limit and keeps responding at ten times the limit on the ${backend} database`, async (context) => {
    const testDatabase = await createTestDatabase(backend);
    const limit = Math.floor(requestCount / 10);
    const config = {
      ...testDatabase.settings,
      RATE_LIMIT_GLOBAL: String(limit),
      TRUSTED_PROXIES: '127.0.0.1',
    };
    const app = await buildApp(settings(config), testDatabase.database);
    const statuses = new Map<number, number>();
    const start = performance.now();
    for (let sent = 0; sent < requestCount; sent += concurrency) {
      const answers = await Promise.all(
        Array.from({ length: concurrency }, (_, index) => {
          const address = `10.0.${((sent + index) % addressCount) >> 8}.${((sent + index) % addressCount) & 255}`;
          return insert(app, 'contact_submissions', payloads.contact_submissions, {
            'x-forwarded-for': address,
          });
        }),
      );
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    const minutes = (performance.now() - start) / 60_000;
    const stored = (await testDatabase.query('select from contact_submissions')).length;
    context.diagnostic(
      `${requestCount} requests in ${(minutes * 60).toFixed(1)} s: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    );
    assert.deepEqual([...statuses.keys()].toSorted(), [201, 429]);
    assert.equal(statuses.get(201), stored);
    assert.ok(stored <= limit * (Math.floor(minutes) + 1), `${stored} stored`);
    assert.equal((await app.inject('/healthz')).statusCode, 200);
    await app.close();
    await testDatabase.drop();
  });
