import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDataClient } from './data-client.ts';

const attempt = { key: 'attempt-1', milliseconds: 5_000, honeypot: '' };

async function insertWithConflict(constraint: string) {
  const message = `duplicate key value violates unique constraint "${constraint}"`;
  const refusal = { code: '23505', details: null, hint: null, message };
  test.mock.method(globalThis, 'fetch', async () => Response.json(refusal, { status: 409 }), { times: 1 });
  return createDataClient('', 'anon-key').insert(
    'newsletter_subscribers',
    { email: 'ada@example.com' },
    attempt,
  );
}

test('treats a duplicate attempt id as success', async () => {
  assert.equal(await insertWithConflict('newsletter_subscribers_pkey'), undefined);
});

test('reads the waiting time in seconds from Retry-After', async () => {
  const respondWith = (headers: Record<string, string>) => async () =>
    Response.json({ code: 'rate_limited', message: 'Too many requests' }, { status: 429, headers });
  const insertLimited = async (headers: Record<string, string>) => {
    test.mock.method(globalThis, 'fetch', respondWith(headers), { times: 1 });
    return createDataClient('', 'anon-key').insert('contact_submissions', {}, attempt);
  };
  assert.equal((await insertLimited({ 'Retry-After': '40' }))?.retryAfter, 40);
  assert.equal((await insertLimited({}))?.retryAfter, undefined);
  assert.equal(
    (await insertLimited({ 'Retry-After': 'Sun, 01 Dec 2024 08:00:00 GMT' }))?.retryAfter,
    undefined,
  );
});

test('reports an email address that is already stored', async () => {
  const error = await insertWithConflict('newsletter_subscribers_email_key');
  assert.equal(error?.code, '23505');
  assert.equal(error?.status, 409);
});
