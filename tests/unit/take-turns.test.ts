import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { takeTurns } from '#server/desk/take-turns.ts';

test('of many questions two are answered at a time, and one that takes long keeps nobody waiting', async () => {
  const app = Fastify();
  let open = 0;
  let most = 0;
  takeTurns(app);
  app.get('/quick', async () => {
    open += 1;
    most = Math.max(most, open);
    await delay(5);
    open -= 1;
    return '';
  });
  const ending = Promise.withResolvers<string>();
  app.get('/endless', () => ending.promise);
  const quick = () => Promise.all(Array.from({ length: 20 }, () => app.inject('/quick')));

  await quick();
  assert.equal(most, 2);
  const endless = [app.inject('/endless'), app.inject('/endless')];
  const answers = await quick();
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
  ending.resolve('');
  await Promise.all(endless);
});

test('who goes before their turn leaves it to the next', async () => {
  const app = Fastify({ forceCloseConnections: true });
  takeTurns(app);
  app.get('/slow', () => delay(30).then(() => ''));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const left = Array.from({ length: 30 }, () =>
    fetch(`${address}/slow`, { signal: AbortSignal.timeout(15) }).catch(() => 'gone'),
  );
  assert.deepEqual(new Set(await Promise.all(left)), new Set(['gone']));
  const asked = performance.now();
  assert.equal((await fetch(`${address}/slow`)).status, 200);
  assert.ok(performance.now() - asked < 1_000);
  await app.close();
});

test('a body that comes slowly takes no turn, and a stream that does not end', async (context) => {
  const app = Fastify({ forceCloseConnections: true });
  takeTurns(app);
  app.post('/sign-in', () => '');
  app.get('/leads', () => '');
  app.get('/events', (_request, reply) => {
    reply.hijack();
    reply.raw.flushHeaders();
  });
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const head =
    'POST /sign-in HTTP/1.1\r\nHost: desk\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n';
  const slowly = (...place: [number, string]) => {
    const socket = connect(...place);
    socket.write(head);
    return socket;
  };
  const strangers = Array.from({ length: 100 }, () => slowly(Number(port), hostname));
  context.after(() => {
    for (const stranger of strangers) stranger.destroy();
    return app.close();
  });
  await delay(50);
  const headers = { accept: 'text/event-stream' };
  const streams = Array.from({ length: 100 }, () => fetch(`http://${hostname}:${port}/events`, { headers }));
  const asked = performance.now();
  assert.equal((await fetch(`http://${hostname}:${port}/leads`)).status, 200);
  assert.ok(performance.now() - asked < 1_000);
  await Promise.all(streams);
});
