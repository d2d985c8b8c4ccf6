import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { absentDatabase } from '#tests/support/database-absent.ts';
import { freePort } from '#tests/support/server-free-port.ts';
import { insert } from '#tests/support/server-requests.ts';
import { settings } from '#tests/support/server-settings.ts';

const skip = spawnSync('redis-server', ['--version']).status === 0 ? false : 'needs redis-server';

describe('several processes that share a Redis', { skip }, () => {
  let redis: ChildProcess;
  let apps: FastifyInstance[];

  before(async () => {
    const port = await freePort();
    redis = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
    await untilOpen(port);
    const config = settings({ REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_PER_ADDRESS: '4' });
    apps = await Promise.all([buildApp(config, absentDatabase), buildApp(config, absentDatabase)]);
    await delay(300);
  });
  after(async () => {
    for (const app of apps) await app.close();
    redis.kill();
  });

  // There is no database here: 503 means that the limit let the request through.
  const statuses = async (count: number) => {
    const found = [];
    for (let index = 0; index < count; index++) {
      const app = apps[index % 2] as FastifyInstance;
      found.push((await insert(app, 'contact_submissions', {})).statusCode);
    }
    return found;
  };

  test('count together', async () => {
    assert.deepEqual(await statuses(6), [503, 503, 503, 503, 429, 429]);
  });

  test('let everybody through, and quickly, while the Redis is away', async () => {
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    const start = performance.now();
    assert.deepEqual(await statuses(6), [503, 503, 503, 503, 503, 503]);
    assert.ok(performance.now() - start < 4_000);
  });
});

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    await delay(50);
  }
}
