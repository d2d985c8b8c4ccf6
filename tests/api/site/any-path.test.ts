import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { buildApp } from '#server/app.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { createRandomBelow } from '#tests/support/run/seeded-random.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { settings } from '#tests/support/server/settings.ts';
import { startApp, type TestApp } from '#tests/support/server/start-app.ts';

const notFoundPage = '<title>Not found</title><a href="/">Return to Home</a>';
const folder = temporaryFolder();
const agent = new Agent({ keepAlive: true });
const pathCount = Number(process.env.PATH_ROUNDS ?? 2_000);

let testApp: TestApp;

before(async () => {
  writeFileSync(join(folder, '404.html'), notFoundPage);
  writeFileSync(join(folder, 'contact.html'), '<title>Contact</title>');
  testApp = await startApp('embedded', { STATIC_DIR: folder });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
after(async () => {
  agent.destroy();
  await testApp.drop();
});

/** Sends the path unchanged, whereas other HTTP clients normalize it. Cannot send bytes that HTTP does not allow. */
async function send(path: string, method = 'GET', asked = testApp.app) {
  const { port } = asked.server.address() as AddressInfo;
  const headers = { apikey: 'anon-key' };
  const [answer] = (await once(
    request({ port, host: '127.0.0.1', path, method, headers, agent }).end(),
    'response',
  )) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

async function expectNotFoundPage(path: string) {
  const answer = await send(path);
  const description = `${path.slice(0, 200)} ${answer.status}`;
  assert.equal(answer.status, 404, description);
  assert.equal(answer.body, notFoundPage, description);
  assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', description);
  assert.ok(answer.headers['content-security-policy'], description);
  const head = await send(path, 'HEAD');
  assert.deepEqual({ ...head.headers, date: '' }, { ...answer.headers, date: '' }, description);
  assert.equal(head.status, 404, description);
  assert.equal(head.body, '', description);
}

async function expectPostgrestError(path: string, method: string) {
  const { status = 0, headers, body } = await send(path, method);
  assert.equal(headers['content-type'], 'application/json; charset=utf-8', `${method} ${path} ${status}`);
  assert.ok([400, 401, 404].includes(status), `${method} ${path} ${status}`);
  assert.deepEqual(Object.keys(JSON.parse(body)).toSorted(), ['code', 'details', 'hint', 'message'], path);
}

for (const path of [
  '/100%',
  '/%E0%A4%A',
  '/%',
  '/%%%',
  '/%zz',
  '/%C0%AF',
  '/%FF%FE',
  '/%00',
  '/contact%00',
  '/%25',
  '/%2525',
  '/%252e%252e%252f',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/./contact/.',
  '/contact//',
  '//contact',
  '//evil.example/%2f..',
  '/contact;a=1',
  '/contact#%zz',
  '/\\',
  '/rest',
  '/rest/v1',
  '/rest%2Fv1/contact_submissions',
  '/healthz/%',
  '/100%?a=%&b=%zz',
  `/${'a'.repeat(15_000)}`,
  `/${'%'.repeat(15_000)}`,
]) {
  test(`returns the 404 page for ${path.slice(0, 40)}`, () => expectNotFoundPage(path));
}

for (const path of [
  '/rest/v1/%zz',
  '/rest/v1/%E0%A4%A',
  '/rest/v1/%00',
  '/rest/v1/a/b',
  '/rest/v1//',
  `/rest/v1/${'a'.repeat(101)}`,
]) {
  for (const method of ['GET', 'POST', 'DELETE']) {
    test(`rejects ${method} ${path.slice(0, 40)} with a PostgREST error`, () =>
      expectPostgrestError(path, method));
  }
}

test('serves a page no matter what query string is appended', async () => {
  for (const query of ['%', 'a=%zz', '%E0%A4%A', '?/#%']) {
    assert.equal((await send(`/contact?${query}`)).status, 200, query);
  }
});

test('rejects writes to paths that cannot be decoded', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    assert.equal((await send('/100%', method)).body, notFoundPage);
});

test('returns a plain-text 404 when the site is not built yet', async () => {
  const bare = await buildApp(settings(), unreachableDatabase);
  await bare.listen({ port: 0, host: '127.0.0.1' });
  const { status, body } = await send('/100%', 'GET', bare);
  await bare.close();
  assert.deepEqual([status, body], [404, 'Not found']);
});

test('returns the 404 page for random paths, and a PostgREST error for those below /rest/v1', async (context) => {
  const seed = Number(process.env.PATH_SEED ?? randomInt(2 ** 31));
  context.diagnostic(`PATH_SEED=${seed}, ${pathCount} paths`);
  const next = createRandomBelow(seed);
  for (let count = 0; count < pathCount; count++) {
    const path = createRandomPath(next);
    const decoded = path.replace(/%([0-7][\da-f])/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (/^\/(healthz|readyz|contact|404)\b/.test(decoded)) continue;
    if (decoded.startsWith('/rest/v1/')) await expectPostgrestError(path, 'GET');
    else await expectNotFoundPage(path);
  }
});

const pathPieces = [
  '%',
  '%2',
  '%zz',
  '%00',
  '%25',
  '%2e',
  '%2F',
  '%5c',
  '%C3%A4',
  '%E0%A4',
  '%ff',
  '/',
  '//',
  '.',
];
const words = [
  '..',
  '/rest/v1/',
  '/rest/v1',
  'contact',
  '.html',
  '\\',
  ';',
  '#',
  '?',
  '?a=%',
  '~',
  '+',
  "'",
  '"',
];

function createRandomPath(next: (below: number) => number): string {
  let path = next(4) === 0 ? '/rest/v1/' : '/';
  for (let length = next(12); length >= 0; length--) {
    const byte = String.fromCharCode(0x21 + next(0x7f - 0x21));
    path += [byte, pathPieces[next(pathPieces.length)], words[next(words.length)]][next(3)];
  }
  return path;
}
