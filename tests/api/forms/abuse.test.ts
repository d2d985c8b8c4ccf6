import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings } from '#tests/support/server/settings.ts';

const apps: FastifyInstance[] = [];
let testDatabase: TestDatabase;

before(async () => {
  testDatabase = await createTestDatabase('embedded');
});
after(async () => {
  for (const app of apps) await app.close();
  await testDatabase.drop();
});

async function startAppWith(overrides: Record<string, string>): Promise<FastifyInstance> {
  const app = await buildApp(settings({ ...testDatabase.settings, ...overrides }), testDatabase.database);
  apps.push(app);
  return app;
}

const contactPayload = (email: string) => ({ ...payloads.contact_submissions, email });
const countStoredRows = async (email: string) =>
  (await testDatabase.query('select from contact_submissions where email = $1', [email])).length;
const send = (app: FastifyInstance, email: string, headers: Record<string, string>) =>
  insert(app, 'contact_submissions', contactPayload(email), headers);

test('limits requests per IP address with 429 and Retry-After, without affecting others', async () => {
  const app = await startAppWith({ RATE_LIMIT_PER_ADDRESS: '3', TRUSTED_PROXIES: '127.0.0.1' });
  const sendFrom = (address: string) => send(app, 'rate@example.com', { 'x-forwarded-for': address });
  for (let count = 0; count < 3; count++) assert.equal((await sendFrom('203.0.113.1')).statusCode, 201);
  const refused = await sendFrom('203.0.113.1');
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.json().code, 'rate_limited');
  const seconds = Number(refused.headers['retry-after']);
  assert.ok(seconds > 0 && seconds <= 60, String(seconds));
  assert.equal((await sendFrom('203.0.113.2')).statusCode, 201);
  assert.equal(await countStoredRows('rate@example.com'), 4);
});

test('lets a page from an allowed origin read the 429 and Retry-After', async () => {
  const origin = 'https://www.example.com';
  const app = await startAppWith({ RATE_LIMIT_PER_ADDRESS: '1', ALLOWED_ORIGINS: origin });
  assert.equal((await send(app, 'origin@example.com', { origin })).statusCode, 201);
  const { statusCode, headers } = await send(app, 'origin@example.com', { origin });
  assert.equal(statusCode, 429);
  assert.equal(headers['access-control-allow-origin'], origin);
  assert.match(String(headers['access-control-expose-headers']), /\bretry-after\b/);
  assert.ok(Number(headers['retry-after']) > 0);
});

test('applies one limit to all IPv6 addresses in a /64 network', async () => {
  const app = await startAppWith({ RATE_LIMIT_PER_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.1' });
  const sendFrom = (address: string) => send(app, 'six@example.com', { 'x-forwarded-for': address });
  assert.equal((await sendFrom('2001:db8::1')).statusCode, 201);
  assert.equal((await sendFrom('2001:db8::2')).statusCode, 429);
  assert.equal((await sendFrom('2001:db8:0:1::1')).statusCode, 201);
});

test('limits the requests of all IP addresses together', async () => {
  const app = await startAppWith({ RATE_LIMIT_GLOBAL: '5', TRUSTED_PROXIES: '127.0.0.1' });
  const answers = [];
  for (let count = 0; count < 8; count++) {
    answers.push(
      (await send(app, 'all@example.com', { 'x-forwarded-for': `198.51.100.${count}` })).statusCode,
    );
  }
  assert.deepEqual(answers, [201, 201, 201, 201, 201, 429, 429, 429]);
});

test('limits requests to email links and calendar webhooks', async () => {
  const app = await startAppWith({ RATE_LIMIT_PER_ADDRESS: '1' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const url of ['/u/some-token', '/hooks/calendar']) {
    await app.inject({ method: 'POST', url, headers, payload: '' });
    const refused = await app.inject({ method: 'POST', url, headers, payload: '' });
    assert.equal(refused.statusCode, 429, url);
    assert.equal(refused.body, 'Too many requests');
    assert.ok(Number(refused.headers['retry-after']) > 0);
  }
});

test('trusts X-Forwarded-For only from a listed proxy', async () => {
  const app = await startAppWith({ RATE_LIMIT_PER_ADDRESS: '1' });
  assert.equal((await send(app, 'spoof@example.com', { 'x-forwarded-for': '203.0.113.7' })).statusCode, 201);
  assert.equal((await send(app, 'spoof@example.com', { 'x-forwarded-for': '203.0.113.8' })).statusCode, 429);
});

test('reports success for honeypot submissions and ones sent too fast, but does not store them', async () => {
  const app = await startAppWith({ MIN_FILL_MS: '1000' });
  const honest = await send(app, 'honest@example.com', { 'form-fill-ms': '1000.5' });
  for (const headers of [{ 'form-trap': 'https://spam.example' }, { 'form-fill-ms': '999' }] as Record<
    string,
    string
  >[]) {
    const answer = await send(app, 'robot@example.com', headers);
    assert.equal(answer.statusCode, honest.statusCode);
    assert.equal(answer.body, honest.body);
    assert.deepEqual(Object.keys(answer.headers), Object.keys(honest.headers));
  }
  assert.equal(await countStoredRows('honest@example.com'), 1);
  assert.equal(await countStoredRows('robot@example.com'), 0);
  assert.equal((await send(app, 'odd@example.com', { 'form-fill-ms': 'soon' })).statusCode, 201);
});

test('rejects submissions from pages of other origins unless the origin is listed', async () => {
  const app = await startAppWith({ ALLOWED_ORIGINS: 'https://www.example.com' });
  const sendFrom = (headers: Record<string, string>) =>
    send(app, 'origin@example.com', { host: 'site.example', ...headers });
  const refused = await sendFrom({ origin: 'https://evil.example' });
  assert.equal(refused.statusCode, 403);
  assert.equal(refused.json().code, 'origin_not_allowed');
  assert.equal((await sendFrom({ origin: 'null' })).statusCode, 403);
  assert.equal((await sendFrom({ origin: 'https://site.example' })).statusCode, 201);
  assert.equal(
    (await sendFrom({ origin: 'https://public.example', 'sec-fetch-site': 'same-origin' })).statusCode,
    201,
  );
  const listed = await sendFrom({ origin: 'https://www.example.com' });
  assert.equal(listed.statusCode, 201);
  assert.equal(listed.headers['access-control-allow-origin'], 'https://www.example.com');
});

test('allows a listed origin to send every header that the clients use', async () => {
  const app = await startAppWith({ ALLOWED_ORIGINS: 'https://www.example.com' });
  const response = await app.inject({
    method: 'OPTIONS',
    url: '/rest/v1/contact_submissions',
    headers: { origin: 'https://www.example.com', 'access-control-request-method': 'POST' },
  });
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['access-control-allow-origin'], 'https://www.example.com');
  assert.equal(response.headers['access-control-allow-methods'], 'POST');
  const allowed = String(response.headers['access-control-allow-headers']).split(', ');
  for (const header of [
    'apikey',
    'content-type',
    'idempotency-key',
    'lead-source',
    'form-trap',
    'form-fill-ms',
    'x-client-info',
  ]) {
    assert.ok(allowed.includes(header), header);
  }
});

test('accepts a body of 1 MiB and rejects one byte more', async () => {
  const app = await startAppWith({});
  const empty = JSON.stringify(contactPayload('size@example.com')).length;
  const payloadOfSize = (bytes: number) =>
    `${JSON.stringify(contactPayload('size@example.com'))}${' '.repeat(bytes - empty)}`;
  assert.equal((await insert(app, 'contact_submissions', payloadOfSize(1024 * 1024))).statusCode, 201);
  const refused = await insert(app, 'contact_submissions', payloadOfSize(1024 * 1024 + 1));
  assert.equal(refused.statusCode, 413);
  assert.equal(refused.json().code, 'body_too_large');
});

test('reveals whether an email address is known only in the newsletter form', async () => {
  const app = await startAppWith({});
  for (const table of [
    'early_access_signups',
    'roi_calculator_submissions',
    'live_selling_survey_responses',
  ] as const) {
    const first = await insert(app, table, payloads[table]);
    const second = await insert(app, table, payloads[table]);
    assert.equal(first.statusCode, 201);
    assert.equal(second.statusCode, 201);
  }
});
