import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import Fastify from 'fastify';
import { runApp } from '#server/run-app.ts';

const listenOptions = { PORT: 0, HOST: '127.0.0.1', REUSE_PORT: false, DRAIN_SECONDS: 0 };

test('shuts down on SIGTERM during startup and ignores later startup errors', async () => {
  const app = Fastify();
  const exited = Promise.withResolvers<unknown>();
  mock.method(process, 'exit', exited.resolve);
  const closing = Promise.withResolvers<void>();
  await runApp(app, listenOptions, {
    begin: async () => {
      process.emit('SIGTERM');
      await closing.promise;
      throw new Error('the pool was ended');
    },
    end: async () => closing.resolve(),
  });
  assert.equal(await exited.promise, 0);
});

test('throws when the server fails to start', async () => {
  const app = Fastify();
  const failToStart = () => Promise.reject(new Error('an unfit database'));
  await assert.rejects(
    runApp(app, listenOptions, { begin: failToStart, end: async () => {} }),
    /an unfit database/,
  );
  await app.close();
});
