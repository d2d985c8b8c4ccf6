import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, type ServerProcess, startServer } from '#tests/support/server/process.ts';

let testDatabase: TestDatabase;
let server: ServerProcess;
let metricsPort: number;

before(async () => {
  testDatabase = await createTestDatabase('embedded');
  await testDatabase.database.close();
  metricsPort = await findFreePort();
  const settings = {
    ...testDatabase.settings,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'info',
    MIN_FILL_MS: '1000',
  };
  server = await startServer(settings);
});
after(async () => {
  await server.stop();
  await testDatabase.remove();
});

test('logs its URL and its data folder at startup', () => {
  assert.match(server.output(), /Site: +http:\/\/127\.0\.0\.1:\d+/);
  assert.ok(server.output().includes(`Database:  ${testDatabase.settings.DATA_DIR}`));
});

test('responds to /healthz and /readyz without caching', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(server.address + path);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { status: 'ok' });
    assert.equal(response.headers.get('cache-control'), 'no-store');
  }
});

test('logs one line per submission, with an id and no personal data', {
  timeout: 30_000,
}, async () => {
  const person = {
    ...payloads.contact_submissions,
    email: 'private.person@example.com',
    message: 'My secret words',
  };
  const elsewhere = '/rest/v1/contact_submissions?email=eq.query.person@example.com';
  assert.equal(await post(server.address, 'contact_submissions', person), 201);
  assert.equal(
    await post(server.address, 'contact_submissions', { ...person, inquiry_type: 'My secret words' }),
    400,
  );
  assert.equal(await post(server.address, 'contact_submissions', person, { 'form-fill-ms': '1' }), 201);
  await fetch(server.address + elsewhere, { headers: { apikey: 'anon-key' } });

  while (!server.output().includes('"status":401')) await delay(20);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const answered = lines.filter(
    ({ msg, path }) => msg === 'answered' && path === '/rest/v1/contact_submissions',
  );
  assert.deepEqual(
    answered.map(({ status, code }) => [status, code]),
    [
      [201, undefined],
      [400, '23514'],
      [201, undefined],
      [401, '42501'],
    ],
  );
  assert.equal(new Set(answered.map(({ reqId }) => reqId)).size, 4);
  assert.ok(lines.some(({ quarantine, table }) => quarantine === 'haste' && table === 'contact_submissions'));
  assert.doesNotMatch(server.output(), /person@|secret|remoteAddress/);
});

test('counts responses by route in /metrics on a separate local port', async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  assert.match(text, /^http_requests_total\{method="POST",route="\/rest\/v1\/:table",status="201"\} 2$/m);
  assert.match(
    text,
    /^http_request_duration_seconds_bucket\{le="\+Inf",method="POST",route="\/rest\/v1\/:table"\} 3$/m,
  );
  assert.match(text, /^process_resident_memory_bytes \d+$/m);
  // The row is stored but not processed.
  assert.match(text, /^jobs_waiting 1$/m);
  assert.match(text, /^jobs_oldest_waiting_seconds (?!0$)[\d.]+$/m);
  for (const result of ['sent', 'held', 'dead']) {
    assert.match(text, new RegExp(`^mails_total\\{result="${result}"\\} 0$`, 'm'));
  }
  for (const line of text.trim().split(/\n+/)) {
    assert.match(
      line,
      /^(# TYPE \w+ (counter|gauge|histogram)|# HELP .+|[a-z_0-9]+(\{[^{}]*\})? [\d.e+-]+)$/,
    );
  }
  assert.equal((await fetch(`${server.address}/metrics`)).status, 404);
});
