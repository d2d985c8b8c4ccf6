import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { changeLead, leadQuery } from './lead.ts';

test('fetches a lead only after its pending changes are saved', async (t) => {
  const sent: string[] = [];
  const pending = Promise.withResolvers<void>();
  t.mock.method(globalThis, 'fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    if (method === 'PATCH') await pending.promise;
    return Response.json({});
  });
  const client = new QueryClient();
  const change = changeLead('m-1', { field: 'status', value: 'contacted', was: 'new' });
  const fetched = client.fetchQuery(leadQuery('m-1'));
  await client.fetchQuery(leadQuery('m-2'));
  assert.deepEqual(sent, ['PATCH /desk/api/leads/m-1', 'GET /desk/api/leads/m-2']);
  pending.resolve();
  await Promise.all([change, fetched]);
  assert.equal(sent.at(-1), 'GET /desk/api/leads/m-1');
  client.clear();
});
