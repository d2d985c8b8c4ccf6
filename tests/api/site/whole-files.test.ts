import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { settings } from '#tests/support/server/settings.ts';

// Over the network, static files are answered before routing; `inject` goes through the route.

const home = '<title>Home</title>'.repeat(50);
const site: Record<string, string | Buffer> = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'index.html.gz': gzipSync(home),
  'contact.html': '<title>Contact</title>',
  '404.html': '<title>Not found</title>',
  'mail/left.html': '<title>Left</title>',
  'app.0a1b2c3d.js': 'export {}',
  'social/home.0a1b2c3d.png': 'a picture',
  'a b.txt': 'a space',
  'a%20b.txt': 'an escape',
  'prefetch.speculationrules': '{}',
  'clip.mp4': Buffer.from('0123456789'),
};
const paths = [
  ...[
    '/',
    '/contact',
    '/app.0a1b2c3d.js',
    '/social/home.0a1b2c3d.png',
    '/clip.mp4',
    '/prefetch.speculationrules',
  ],
  ...['/?utm_source=a', '/contact?', '/contact?a=1&b=%', '/?a=1?b=2'],
  ...['/contact/', '/index.html', '/nope', '/404', '/mail/left', '/index.html.br', '//contact', '/healthz'],
  ...['/a%20b.txt', '/a%2520b.txt', '/%63ontact', '/100%', '/contact;a', '/__proto__', '/constructor'],
];
const encodings = [undefined, 'br', 'gzip', 'gzip, deflate, br, zstd', 'gzip;q=0, br;q=0.0', 'BR', '*', ''];
const plain = {};
const conditions: IncomingHttpHeaders[] = [
  plain,
  { range: 'bytes=2-5' },
  { range: 'bytes=99-' },
  { range: 'nonsense' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"other"' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': 'http, https' },
  { 'x-forwarded-proto': 'https, http' },
  { 'x-forwarded-proto': '' },
  { host: 'www.example.com' },
];
const folder = mkdtempSync(join(tmpdir(), 'cuelight-whole-'));
const agent = new Agent({ keepAlive: true });
const opened: FastifyInstance[] = [];

before(() => {
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
});
after(async () => {
  agent.destroy();
  for (const app of opened) await app.close();
  rmSync(folder, { recursive: true });
});

async function listening(more: Record<string, string> = {}): Promise<FastifyInstance> {
  const app = await buildApp(settings({ STATIC_DIR: folder, ...more }), unreachableDatabase);
  opened.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function ask(app: FastifyInstance, method: string, path: string, headers: IncomingHttpHeaders = {}) {
  const { port } = app.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, method, headers, agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { statusCode: answer.statusCode, headers: answer.headers, rawPayload: await buffer(answer) };
}

function comparable({ date, connection, 'keep-alive': _, ...headers }: Record<string, unknown>) {
  return headers;
}

for (const [proxies, name] of [
  ['', 'without a proxy'],
  ['127.0.0.0/8', 'behind a proxy'],
  ['10.0.0.1', 'from an address that is not the proxy'],
] as const)
  test(`returns the same response over the network as from the route, ${name}`, async () => {
    const app = await listening({ TRUSTED_PROXIES: proxies });
    for (const path of paths)
      for (const encoding of encodings)
        for (const condition of conditions)
          for (const method of condition === plain
            ? (['GET', 'HEAD', 'POST'] as const)
            : (['GET'] as const)) {
            const headers = { ...(encoding !== undefined && { 'accept-encoding': encoding }), ...condition };
            const [sent, routed] = [
              await ask(app, method, path, headers),
              await app.inject({ method, url: path, headers: headers as Record<string, string> }),
            ];
            const what = `${method} ${path} ${JSON.stringify(headers)}`;
            assert.equal(sent.statusCode, routed.statusCode, what);
            assert.deepEqual(comparable(sent.headers), comparable(routed.headers), what);
            assert.ok(sent.rawPayload.equals(routed.rawPayload), what);
          }
  });

test('counts each response under its route in the metrics', async () => {
  const port = await freePort();
  const app = await listening({ METRICS_PORT: String(port) });
  for (const path of ['/', '/contact?a=1']) await ask(app, 'GET', path);
  await ask(app, 'GET', '/', { 'if-none-match': '*' });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  assert.match(text, /^http_requests_total\{method="GET",route="\/\*",status="200"\} 2$/m);
  assert.match(text, /^http_requests_total\{method="GET",route="\/\*",status="304"\} 1$/m);
  assert.match(text, /^http_request_duration_seconds_count\{method="GET",route="\/\*"\} 3$/m);
});

test('completes a request during shutdown and closes its connection', async () => {
  const app = await listening();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  // An incomplete request keeps the connection from being closed as idle.
  socket.write('GET / HTTP/1.1\r\n');
  await delay(100);
  const closed = app.close();
  while (app.server.listening) await delay(10);
  socket.write('Host: a\r\n\r\n');
  assert.match(await text(socket), /^HTTP\/1.1 200 [\s\S]*connection: close\r\n/i);
  await closed;
});
