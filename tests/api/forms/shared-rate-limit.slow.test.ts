import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Redis, redisSkipReason, startRedis } from '#tests/support/database/redis.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings } from '#tests/support/server/settings.ts';

describe('rate limits shared through Redis', { skip: redisSkipReason }, () => {
  let redis: Redis;
  let apps: FastifyInstance[];

  before(async () => {
    redis = await startRedis();
    const config = settings({ REDIS_URL: redis.url, RATE_LIMIT_PER_ADDRESS: '4' });
    apps = await Promise.all([buildApp(config, unreachableDatabase), buildApp(config, unreachableDatabase)]);
    await delay(300);
  });
  after(async () => {
    for (const app of apps) await app.close();
    await redis.kill();
  });

  // Without a database, a status of 503 means that the rate limit let the request through.
  const sendForms = async (count: number) => {
    const found = [];
    for (let index = 0; index < count; index++) {
      const app = apps[index % 2] as FastifyInstance;
      found.push((await insert(app, 'contact_submissions', {})).statusCode);
    }
    return found;
  };

  test('counts the requests to all processes together', async () => {
    assert.deepEqual(await sendForms(6), [503, 503, 503, 503, 429, 429]);
  });

  test('allows all requests without delay while Redis is unavailable', async () => {
    await redis.kill();
    const start = performance.now();
    assert.deepEqual(await sendForms(6), [503, 503, 503, 503, 503, 503]);
    assert.ok(performance.now() - start < 4_000);
  });
});
