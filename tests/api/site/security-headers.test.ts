import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '#server/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { settings } from '#tests/support/server/settings.ts';

const expectedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "frame-ancestors 'none'",
};
const folder = temporaryFolder();
const tooLargeHeaders = { 'content-type': 'application/json', 'content-length': '1999999' };
const createInsert = (headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/rest/v1/contact_submissions',
  headers: { apikey: 'anon-key', 'content-type': 'application/json', ...headers },
  payload: { ...payloads.contact_submissions },
});

const requestsByKind: Record<string, [status: number, request: InjectOptions]> = {
  page: [200, { url: '/' }],
  'page, HEAD': [200, { method: 'HEAD', url: '/' }],
  'cached page': [304, { url: '/', headers: { 'if-none-match': '*' } }],
  asset: [200, { url: '/app.0a1b2c3d.js' }],
  'byte range': [206, { url: '/clip.mp4', headers: { range: 'bytes=0-1' } }],
  'unsatisfiable byte range': [416, { url: '/clip.mp4', headers: { range: 'bytes=99-' } }],
  'other spelling': [308, { url: '/index.html' }],
  'unknown page': [404, { url: '/nope' }],
  'undecodable path': [404, { url: '/100%' }],
  'page, POST': [405, { method: 'POST', url: '/' }],
  'page, OPTIONS': [405, { method: 'OPTIONS', url: '/' }],
  healthz: [200, { url: '/healthz' }],
  'row stored': [201, createInsert()],
  'row refused': [400, { ...createInsert(), payload: { nonsense: 1 } }],
  'no key': [401, createInsert({ apikey: '' })],
  'foreign origin': [403, createInsert({ origin: 'https://evil.example' })],
  'no such table': [404, { ...createInsert(), url: '/rest/v1/nope' }],
  'too large': [413, { ...createInsert(tooLargeHeaders), payload: 'x'.repeat(1_999_999) }],
  'other media type': [415, createInsert({ 'content-type': 'text/plain' })],
  'insert, OPTIONS': [200, { method: 'OPTIONS', url: '/rest/v1/contact_submissions' }],
};
const requestsWithoutDatabase: typeof requestsByKind = {
  'row without a database': [503, createInsert()],
  readyz: [503, { url: '/readyz' }],
};

let testDatabase: TestDatabase;
let app: FastifyInstance;
let appWithoutDatabase: FastifyInstance;

before(async () => {
  for (const name of ['index.html', '404.html', 'clip.mp4']) writeFileSync(join(folder, name), 'content');
  writeFileSync(join(folder, 'app.0a1b2c3d.js'), 'content');
  mkdirSync(join(folder, 'social'));
  writeFileSync(join(folder, 'social/home.0a1b2c3d.png'), 'content');
  testDatabase = await createTestDatabase('embedded');
  const config = settings({ ...testDatabase.settings, STATIC_DIR: folder, TRUSTED_PROXIES: '10.0.0.1' });
  app = await buildApp(config, testDatabase.database);
  appWithoutDatabase = await buildApp(config, unreachableDatabase);
});
after(async () => {
  await app.close();
  await appWithoutDatabase.close();
  await testDatabase.drop();
});

function assertHeaders(response: LightMyRequestResponse, kind: string) {
  for (const [name, value] of Object.entries(expectedHeaders)) {
    assert.equal(response.headers[name], value, `${kind}: ${name}`);
  }
}

for (const [asked, all] of [
  [() => app, requestsByKind],
  [() => appWithoutDatabase, requestsWithoutDatabase],
] as const) {
  for (const [kind, [status, request]] of Object.entries(all)) {
    test(`sends security headers, and HSTS only behind a trusted TLS proxy: ${kind} (${status})`, async () => {
      const bare = await asked().inject(request);
      assert.equal(bare.statusCode, status);
      assertHeaders(bare, kind);
      assert.equal(bare.headers['strict-transport-security'], undefined);

      const forwarded = { ...request, headers: { ...request.headers, 'x-forwarded-proto': 'https' } };
      const trusted = await asked().inject({ ...forwarded, remoteAddress: '10.0.0.1' });
      assertHeaders(trusted, kind);
      assert.equal(trusted.headers['strict-transport-security'], 'max-age=31536000');
      const stranger = await asked().inject({ ...forwarded, remoteAddress: '10.0.0.2' });
      assert.equal(stranger.headers['strict-transport-security'], undefined);
    });
  }
}

test('lets other sites embed the sharing images and nothing else', async () => {
  const picture = { url: '/social/home.0a1b2c3d.png' };
  for (const headers of [{}, { 'if-none-match': '*' }]) {
    const answer = await app.inject({ ...picture, headers });
    assert.equal(answer.headers['cross-origin-resource-policy'], 'cross-origin');
  }
  const none = await app.inject({ url: '/social/none.png' });
  assert.equal(none.headers['cross-origin-resource-policy'], 'same-origin');
});

for (const [status, sent] of [
  [400, 'this is no HTTP\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
] as const) {
  test(`sends security headers on errors before routing (${status}, ${sent.split('\r')[0]?.slice(0, 20)})`, async () => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(sent);
    const answer = await text(socket);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(expectedHeaders))
      assert.ok(answer.includes(`${name}: ${value}\r\n`));
  });
}
