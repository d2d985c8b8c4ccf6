import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EarlyResponse } from '#desk/api/early-responses.ts';
import { leadsQuery } from '#desk/api/leads.ts';
import { overviewQuery } from '#desk/api/overview.ts';
import { createQueryClient } from '#desk/api/query-client.ts';
import { sessionQuery } from '#desk/api/session.ts';
import { cacheEarlyResponses } from './cache-early-responses.ts';

test('puts early responses into the cache and leaves the others to their queries', () => {
  const page = { leads: [], next: null };
  const early = (body?: unknown): EarlyResponse => ({
    response: Promise.resolve(Response.json(body ?? null)),
    ...(body !== undefined && { arrived: { body, date: null, at: 1_000 } }),
  });
  globalThis.earlyResponses = new Map([
    ['session', early({ me: { id: 'ada' } })],
    ['leads?view=open&sort=due', early(page)],
    ['overview', early()],
  ]);
  const client = createQueryClient();
  cacheEarlyResponses(client);
  assert.deepEqual(client.getQueryData(sessionQuery.queryKey), { me: { id: 'ada' } });
  const list = leadsQuery({ view: 'open', sort: 'due' });
  assert.deepEqual(client.getQueryData(list.queryKey), { pages: [page], pageParams: [null] });
  assert.equal(client.getQueryState(list.queryKey)?.dataUpdatedAt, 1_000);
  assert.equal(client.getQueryData(overviewQuery.queryKey), undefined);
  assert.deepEqual([...globalThis.earlyResponses.keys()], ['overview']);
});
