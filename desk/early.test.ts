import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createQueryClient } from './api/query-client.ts';
import { readPlace } from './place/address.ts';
import { cacheEarlyResponses } from './place/cache-early-responses.ts';

test('prefetches the list that the inbox requests', () => {
  const early = readFileSync('desk/early.ts', 'utf8');
  assert.ok(early.includes(`'leads?${new URLSearchParams(readPlace('').filter)}'`));
});

test("requests nothing when the desk's code is already loaded", async (t) => {
  const fetched = t.mock.method(globalThis, 'fetch', () => Promise.reject(new Error('nobody is to ask')));
  Object.assign(globalThis, { location: { pathname: '/desk/leads', search: '' } });
  cacheEarlyResponses(createQueryClient());
  await import('./early.ts');
  assert.equal(fetched.mock.callCount(), 0);
});
