import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, mock, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { buildApp } from '#server/app.ts';
import { runApp } from '#server/run-app.ts';
import { absentDatabase } from '#tests/support/database-absent.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { settings } from '#tests/support/server-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuelight-plain-'));
const opened: FastifyInstance[] = [];
const turn = pLimit(8);
const large = 2_000_000;
const huge = 30_000_000;

before(() => {
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'index.html.gz'), 'home in gzip');
  writeFileSync(join(folder, '404.html'), '<title>Not found</title>');
  writeFileSync(join(folder, 'large.mp4'), Buffer.alloc(large, 'a'));
  writeFileSync(join(folder, 'huge.mp4'), Buffer.alloc(huge, 'a'));
});
after(async () => {
  for (const app of opened) await app.close();
  rmSync(folder, { recursive: true });
});

async function listening(): Promise<FastifyInstance> {
  const app = await buildApp(settings({ STATIC_DIR: folder }), absentDatabase);
  opened.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** A connection to the app, and its other end. */
async function connected(app: FastifyInstance): Promise<{ socket: Socket; served: Socket }> {
  const { port } = app.server.address() as AddressInfo;
  const arrived = once(app.server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const [served] = (await arrived) as [Socket];
  return { socket, served };
}

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...lines, '', ''].join('\r\n');

/** What a connection answers to what is written to it in these pieces, until it is closed. */
async function exchange(app: FastifyInstance, pieces: string[], isPatient = false): Promise<string> {
  const { socket } = await connected(app);
  let answers = '';
  socket.setEncoding('latin1').on('data', (some) => {
    answers += some;
  });
  // What is sent to a connection that was closed over something before it is refused.
  socket.on('error', () => {});
  for (const piece of pieces) {
    if (socket.closed) break;
    const { length } = answers;
    socket.write(piece, 'latin1');
    for (let waits = 0; isPatient && waits < 25 && answers.length === length && !socket.closed; waits++)
      await delay(2);
    await delay(1);
  }
  if (!socket.closed) await once(socket, 'close');
  return answers.replaceAll(/^Date: .*$/gm, 'Date');
}

const paths = ['/', '/?a=1', '/nope', '/index.html', '/%2f', '//', 'http://a/'];
const lines = [
  ...['Accept-Encoding: gzip', 'accept-encoding: br', 'Accept-Encoding:', 'Cookie: a=b', 'X-Odd:\t\xe9 '],
  ...['Connection: keep-alive', 'Connection: Keep-Alive, TE', 'If-None-Match: *', 'Range: bytes=2-4'],
  ...['X-Forwarded-Proto: https', 'Upgrade: websocket', 'Content-Length: 0'],
];
const oddLines = [...lines, 'Host: b', 'Host:', 'Expect: nothing', 'Connection: close', 'Content-Length: 5'];
const oddMethods = ['get', 'GET', 'GET ', 'PRI', 'HEAD', '\r\nGET'];
const oddVersions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 '];
const bytes = ['\r', '\n', '\r\n', ' ', '\t', ':', '\0', '\x7f', '\xe9', 'a', '%', ''];

function wellFormed({ pick, below }: Random): string {
  const method = below(4) === 0 ? pick(['HEAD', 'POST', 'OPTIONS']) : 'GET';
  const some = new Set(Array.from({ length: below(4) }, () => pick(lines)));
  return [`${method} ${pick(paths)} HTTP/1.1`, 'Host: a', ...some, '', ''].join('\r\n');
}

/** Mostly one that should be refused, with a byte or two that are others. */
function odd({ pick, below }: Random): string {
  const some = Array.from({ length: below(4) }, () => pick(oddLines));
  const first = `${pick(oddMethods)} ${pick([...paths, '*', '/\xe9', ''])} ${pick(oddVersions)}`;
  const whole = [below(2) === 0 ? first : 'GET / HTTP/1.1', 'Host: a', ...some, '', ''].join('\r\n');
  const at = below(whole.length);
  return below(3) === 0 ? whole : whole.slice(0, at) + pick(bytes) + whole.slice(at + below(2));
}

function cut(whole: string, { below }: Random): string[] {
  const at = Array.from({ length: below(4) }, () => below(whole.length)).toSorted((a, b) => a - b);
  return [0, ...at].map((start, index) => whole.slice(start, at[index])).filter(Boolean);
}

/** Compares with a connection that has once asked otherwise, and therefore stays with the parser. */
async function compare(app: FastifyInstance, pieces: string[], isPatient: boolean): Promise<void> {
  const all = [...pieces, get('/', 'Connection: close')];
  const parsed = await exchange(app, ['HEAD / HTTP/1.1\r\nHost: a\r\n\r\n', ...all], isPatient);
  const answers = await exchange(app, all, isPatient);
  assert.equal(answers, parsed.slice(parsed.indexOf('\r\n\r\n') + 4), JSON.stringify(pieces));
}

test('requests one after the other, in whatever pieces, are answered as by the parser', async () => {
  const app = await listening();
  const random = seededRandom();
  for (let round = 0; round < 300; round++) {
    const requests = Array.from({ length: random.below(5) }, () => wellFormed(random));
    await compare(app, random.below(2) === 0 ? requests : cut(requests.join(''), random), false);
  }
});

test('a request in whatever bytes is answered or refused as by the parser', async () => {
  const app = await listening();
  const random = seededRandom();
  const rounds = Array.from({ length: 300 }, () => odd(random));
  await Promise.all(rounds.map((request) => turn(() => compare(app, [request], true))));
});

test('who asks without taking the answers is not read further', async () => {
  const app = await listening();
  const { socket, served } = await connected(app);
  socket.pause();
  for (let sent = 0; sent < 100; sent++) {
    socket.write(get('/large.mp4'));
    await delay(2);
  }
  await delay(200);
  assert.ok(served.writableLength > 0, 'nothing waits');
  assert.ok(served.writableLength < 4 * large, `${served.writableLength} bytes wait`);
  let taken = 0;
  socket.on('data', (some) => {
    taken += some.length;
  });
  socket.resume();
  while (taken < 100 * large) await once(socket, 'data');
  socket.destroy();
});

test('a visitor who goes in the middle of an answer is let go, and nobody else hears of it', async () => {
  const app = await listening();
  const { socket, served } = await connected(app);
  socket.write(get('/large.mp4'));
  await once(socket, 'readable');
  const gone = new Promise((resolve) => served.once('close', resolve));
  socket.resetAndDestroy();
  await gone;
  assert.match(
    await exchange(app, [get('/'), get('/', 'Connection: close')]),
    /^(?:HTTP\/1.1 200 [\s\S]*){2}$/,
  );
});

test('who has sent all that they want, and says so, gets the whole answer', async () => {
  const app = await listening();
  const { socket } = await connected(app);
  socket.end(get('/large.mp4'));
  assert.ok((await text(socket)).length > large);
});

test('a connection on which nothing comes is closed, before a request and after', async () => {
  const app = await listening();
  Object.assign(app.server, { headersTimeout: 200, keepAliveTimeout: 1_000 });
  const since = performance.now();
  const [silent, idle] = [await connected(app), await connected(app)];
  idle.socket.write(get('/'));
  idle.socket.resume();
  await once(silent.served, 'close');
  assert.ok(performance.now() - since < 900, 'the silent one');
  assert.ok(!idle.served.closed, 'the idle one was closed with the silent one');
  await once(idle.served, 'close');
  assert.ok(performance.now() - since >= 1_000, 'the idle one');
});

test('connections that stay open hold up no end, and lose nothing that is on its way', async () => {
  const app = await listening();
  const [silent, idle, reading] = [await connected(app), await connected(app), await connected(app)];
  idle.socket.write(get('/'));
  reading.socket.write(get('/huge.mp4'));
  await Promise.all([once(idle.socket, 'readable'), once(reading.socket, 'readable')]);
  const since = performance.now();
  const closed = app.close();
  const whole = text(reading.socket);
  silent.socket.resume();
  idle.socket.resume();
  await closed;
  assert.ok(performance.now() - since < 2_000);
  assert.ok((await whole).length > huge);
});

test('once the server is told to end, the next answer on a connection is its last', async () => {
  const app = await buildApp(settings({ STATIC_DIR: folder }), absentDatabase);
  const exited = Promise.withResolvers<unknown>();
  const exit = mock.method(process, 'exit', exited.resolve);
  const place = { PORT: 0, HOST: '127.0.0.1', REUSE_PORT: false, DRAIN_SECONDS: 1 };
  await runApp(app, place, { begin: async () => {}, end: async () => {} });
  const { socket } = await connected(app);
  const answers = text(socket);
  socket.write(get('/'));
  await once(socket, 'readable');
  process.emit('SIGTERM');
  socket.write(get('/'));
  const [first, last] = (await answers).split(/(?<=<title>Home<\/title>)/);
  assert.match(first ?? '', /^Connection: keep-alive/m);
  assert.match(last ?? '', /^connection: close/im);
  assert.equal(await exited.promise, 0);
  exit.mock.restore();
});
