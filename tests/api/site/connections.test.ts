import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, mock, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { runApp } from '#server/run-app.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { settings } from '#tests/support/server/settings.ts';

const folder = temporaryFolder();
const openApps: FastifyInstance[] = [];
const largeBytes = 2_000_000;
const hugeBytes = 30_000_000;

before(() => {
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'index.html.gz'), 'home in gzip');
  writeFileSync(join(folder, '404.html'), '<title>Not found</title>');
  writeFileSync(join(folder, 'large.mp4'), Buffer.alloc(largeBytes, 'a'));
  writeFileSync(join(folder, 'huge.mp4'), Buffer.alloc(hugeBytes, 'a'));
});
after(async () => {
  for (const app of openApps) await app.close();
});

async function startListening(overrides: Record<string, string> = {}): Promise<FastifyInstance> {
  const app = await buildApp(settings({ STATIC_DIR: folder, ...overrides }), unreachableDatabase);
  openApps.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function connectTo(app: FastifyInstance): Promise<{ socket: Socket; served: Socket }> {
  const { port } = app.server.address() as AddressInfo;
  const arrived = once(app.server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const [served] = (await arrived) as [Socket];
  return { socket, served };
}

const createGet = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...lines, '', ''].join('\r\n');

async function sendAndReceive(
  app: FastifyInstance,
  pieces: string[],
  waitsForAnswers = false,
): Promise<string> {
  const { socket } = await connectTo(app);
  let answers = '';
  socket.setEncoding('latin1').on('data', (some) => {
    answers += some;
  });
  // Writing to a connection that the server has closed fails.
  socket.on('error', () => {});
  for (const piece of pieces) {
    if (socket.closed) break;
    const { length } = answers;
    socket.write(piece, 'latin1');
    for (let waits = 0; waitsForAnswers && waits < 25 && answers.length === length && !socket.closed; waits++)
      await delay(2);
    await delay(1);
  }
  if (!socket.closed) await once(socket, 'close');
  return answers.replaceAll(/^Date: .*$/gm, 'Date');
}

test('stops reading from a client that does not read its responses', async () => {
  const app = await startListening();
  const { socket, served } = await connectTo(app);
  socket.pause();
  for (let sent = 0; sent < 100; sent++) {
    socket.write(createGet('/large.mp4'));
    await delay(2);
  }
  await delay(200);
  assert.ok(served.writableLength > 0, 'nothing waits');
  assert.ok(served.writableLength < 4 * largeBytes, `${served.writableLength} bytes wait`);
  let taken = 0;
  socket.on('data', (some) => {
    taken += some.length;
  });
  socket.resume();
  while (taken < 100 * largeBytes) await once(socket, 'data');
  socket.destroy();
});

test('closes the connection of an aborted response without affecting others', async () => {
  const app = await startListening();
  const { socket, served } = await connectTo(app);
  socket.write(createGet('/large.mp4'));
  await once(socket, 'readable');
  const gone = new Promise((resolve) => served.once('close', resolve));
  socket.resetAndDestroy();
  await gone;
  assert.match(
    await sendAndReceive(app, [createGet('/'), createGet('/', 'Connection: close')]),
    /^(?:HTTP\/1.1 200 [\s\S]*){2}$/,
  );
});

test('sends the full response on a half-closed connection', async () => {
  const app = await startListening();
  const { socket } = await connectTo(app);
  socket.end(createGet('/large.mp4'));
  assert.ok((await text(socket)).length > largeBytes);
});

test('closes idle connections before and after a request', async () => {
  const app = await startListening();
  Object.assign(app.server, { headersTimeout: 200, keepAliveTimeout: 1_000 });
  const since = performance.now();
  const [silent, idle] = [await connectTo(app), await connectTo(app)];
  idle.socket.write(createGet('/'));
  idle.socket.resume();
  await once(silent.served, 'close');
  assert.ok(performance.now() - since < 900, 'the silent one');
  assert.ok(!idle.served.closed, 'the idle one was closed with the silent one');
  await once(idle.served, 'close');
  assert.ok(performance.now() - since >= 1_000, 'the idle one');
});

test('responds to requests that arrived before the timeout but were read late by a busy process', async () => {
  const app = await startListening();
  Object.assign(app.server, { headersTimeout: 200, keepAliveTimeout: 200 });
  const { socket } = await connectTo(app);
  const answers = text(socket);
  const busyMilliseconds = 2_000;
  for (const request of [createGet('/'), createGet('/', 'Connection: close')]) {
    socket.write(request);
    for (const since = performance.now(); performance.now() - since < busyMilliseconds; );
    await delay(100);
  }
  assert.equal((await answers).match(/HTTP\/1\.1 200/g)?.length, 2);
});

test('shuts down without waiting for idle connections, but completes responses in progress', async () => {
  const app = await startListening();
  const [idle, reading, seeking] = [await connectTo(app), await connectTo(app), await connectTo(app)];
  idle.socket.write(createGet('/'));
  reading.socket.write(createGet('/huge.mp4', 'Connection: close'));
  seeking.socket.write(createGet('/huge.mp4', 'Range: bytes=5-', 'Connection: close'));
  await Promise.all([idle, reading, seeking].map(({ socket }) => once(socket, 'readable')));
  const since = performance.now();
  const closed = app.close();
  const [whole, part] = [text(reading.socket), text(seeking.socket)];
  idle.socket.resume();
  await closed;
  assert.ok(performance.now() - since < 2_000);
  assert.ok((await whole).length > hugeBytes);
  assert.match(await part, /^HTTP\/1\.1 206/);
  assert.equal((await part).replace(/^[\s\S]*?\r\n\r\n/, '').length, hugeBytes - 5);
});

test('closes a connection after its next response during a shutdown', async () => {
  const app = await buildApp(settings({ STATIC_DIR: folder }), unreachableDatabase);
  const exited = Promise.withResolvers<unknown>();
  const exit = mock.method(process, 'exit', exited.resolve);
  const place = { PORT: 0, HOST: '127.0.0.1', REUSE_PORT: false, DRAIN_SECONDS: 1 };
  await runApp(app, place, { begin: async () => {}, end: async () => {} });
  const [{ socket }, silent] = [await connectTo(app), await connectTo(app)];
  silent.socket.resume();
  const answers = text(socket);
  socket.write(createGet('/'));
  await once(socket, 'readable');
  const since = performance.now();
  process.emit('SIGTERM');
  socket.write(createGet('/'));
  const [first, last] = (await answers).split(/(?<=<title>Home<\/title>)/);
  assert.match(first ?? '', /^Connection: keep-alive/m);
  assert.match(last ?? '', /^connection: close/im);
  assert.equal(await exited.promise, 0);
  assert.ok(performance.now() - since < 3_000);
  exit.mock.restore();
});

test('answers a request that arrives during a shutdown, and closes its connection', async () => {
  const app = await startListening();
  const { socket } = await connectTo(app);
  // An incomplete request keeps the connection open, because it is not idle.
  socket.write('GET / HTTP/1.1\r\n');
  await delay(100);
  const closed = app.close();
  while (app.server.listening) await delay(10);
  socket.write('Host: a\r\n\r\n');
  assert.match(await text(socket), /^HTTP\/1.1 200 [\s\S]*connection: close\r\n/i);
  await closed;
});

test('accepts a request target that is an absolute URL', async () => {
  const app = await startListening();
  for (const target of [
    'http://localhost:3000/',
    'HTTP://a/',
    'https://www.example.com/?a=1',
    'http://a?a=1',
  ]) {
    assert.match(
      await sendAndReceive(app, [createGet(target, 'Connection: close')]),
      /^HTTP\/1\.1 200 OK[\s\S]*<title>Home/,
      target,
    );
  }
});

test('rejects repeated Host headers with 400', async () => {
  const app = await startListening();
  for (const line of ['Host: b', 'host: a', 'HOST:']) {
    const answer = await sendAndReceive(app, [createGet('/', line)]);
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.equal(answer.match(/HTTP\/1\.1/g)?.length, 1, answer);
  }
});

test('writes nothing after a response with Connection: close', async () => {
  const app = await startListening();
  const pipelined = createGet('/', 'Connection: close') + createGet('/').repeat(3);
  for (const pieces of [[pipelined], [createGet('/', 'Connection: close'), createGet('/')]])
    assert.equal((await sendAndReceive(app, pieces)).match(/HTTP\/1\.1/g)?.length, 1);
});

test('rejects an unexpected body before reading it and closes the connection', async () => {
  const app = await startListening();
  const requests = [
    'POST /nope',
    'POST /',
    'PUT /index.html',
    'DELETE /x',
    'POST /desk/nope',
    'PATCH /rest/v2/a',
  ];
  for (const request of requests) {
    for (const length of ['Content-Length: 1048000', 'Transfer-Encoding: chunked']) {
      const head = [`${request} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', length, '', ''].join(
        '\r\n',
      );
      const answer = await sendAndReceive(app, [head]);
      assert.match(answer, /^HTTP\/1\.1 4\d\d /, request);
      assert.match(answer, /^connection: close\r$/im, request);
    }
  }
});

test('limits the total bytes of request bodies being read at once', async (context) => {
  const app = await startListening({ RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_GLOBAL: '0' });
  const { port } = app.server.address() as AddressInfo;
  const length = 1_000_000;
  const head = [
    'POST /rest/v1/contact_submissions HTTP/1.1',
    ...['Host: a', 'apikey: anon-key', 'Content-Type: application/json', `Content-Length: ${length}`, '', ''],
  ].join('\r\n');
  const sockets = Array.from({ length: 150 }, () => connect({ port, host: '127.0.0.1' }));
  context.after(() => sockets.map((socket) => socket.destroy()));
  let refused = 0;
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.once('data', (some) => {
      if (`${some}`.startsWith('HTTP/1.1 503 ')) refused += 1;
    });
    socket.write(head + '{"a":"'.padEnd(1_000, 'a'));
  }
  await until(async () => assert.ok(refused > 80), 5_000);
  assert.ok(refused < 90, `${refused} refused`);
  // Closing the connections of the pending requests frees their bytes.
  for (const socket of sockets) socket.destroy();
  await until(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { apikey: 'anon-key', 'content-type': 'application/json' },
      body: '{'.padEnd(length, ' '),
    });
    assert.equal(response.status, 400);
  }, 5_000);
});

test('shuts down within 9 s when clients do not read their responses', async () => {
  const app = await buildApp(settings({ STATIC_DIR: folder }), unreachableDatabase);
  const exited = Promise.withResolvers<unknown>();
  // A timer from an earlier test may still call exit with 1.
  const exit = mock.method(process, 'exit', (code: unknown) => code === 0 && exited.resolve(code));
  const place = { PORT: 0, HOST: '127.0.0.1', REUSE_PORT: false, DRAIN_SECONDS: 0 };
  await runApp(app, place, { begin: async () => {}, end: async () => {} });
  const silent = await Promise.all(
    ['Connection: close', 'Range: bytes=5-'].map(async (header) => {
      const { socket } = await connectTo(app);
      socket.write(createGet('/huge.mp4', header));
      await once(socket, 'readable');
      return socket;
    }),
  );
  const since = performance.now();
  process.emit('SIGTERM');
  assert.equal(await exited.promise, 0);
  assert.ok(performance.now() - since < 9_000);
  for (const socket of silent) socket.destroy();
  exit.mock.restore();
});
