import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDesk } from '#tests/support/desk/app.ts';
import { payloads } from '#tests/support/server/payloads.ts';

// The bodies of each case together exceed the limit of 64 MB.
const rejectedBodies = [
  { why: 'too large', type: 'application/json', bytes: 3_000_000, times: 30, status: 413 },
  { why: 'unknown content type', type: 'image/png', bytes: 60_000, times: 1_200, status: 415 },
  { why: 'invalid JSON', type: 'application/json', bytes: 60_000, times: 1_200, status: 400 },
];

test('does not count rejected request bodies toward the limit on concurrent request bytes', async () => {
  const desk = await startDesk('embedded', { RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_GLOBAL: '0' });
  const post = async (type: string, body: string) => {
    const answer = await fetch(`${desk.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { 'content-type': type, apikey: 'anon-key' },
      body,
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  for (const { why, type, bytes, times, status } of rejectedBodies) {
    const body = 'x'.repeat(bytes);
    for (let time = 0; time < times; time++) assert.equal(await post(type, body), status, `${why}, ${time}`);
  }
  assert.equal(await post('application/json', JSON.stringify(payloads.contact_submissions)), 201);
  await desk.drop();
});
