import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDataClient } from './data-client.ts';

const fill = { key: 'fill-1', milliseconds: 5_000, trap: '' };

/** What the client makes of PostgREST's refusal by this constraint. */
async function refusedBy(constraint: string) {
  const message = `duplicate key value violates unique constraint "${constraint}"`;
  const refusal = { code: '23505', details: null, hint: null, message };
  test.mock.method(globalThis, 'fetch', async () => Response.json(refusal, { status: 409 }), { times: 1 });
  return createDataClient('', 'anon-key').insert(
    'newsletter_subscribers',
    { email: 'ada@example.com' },
    fill,
  );
}

test('a fill whose id is taken is stored', async () => {
  assert.equal(await refusedBy('newsletter_subscribers_pkey'), undefined);
});

test('an address that is taken is refused', async () => {
  const error = await refusedBy('newsletter_subscribers_email_key');
  assert.equal(error?.code, '23505');
  assert.equal(error?.status, 409);
});
