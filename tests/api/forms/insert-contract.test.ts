import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { backends } from '#tests/support/database/fresh.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';
import contract from './insert-cases.json' with { type: 'json' };

type Case = {
  id: string;
  title: string;
  skip?: boolean;
  request: {
    method: string;
    path: string;
    headers: Record<string, string | null>;
    body?: unknown;
    raw?: string;
  };
  expect: {
    status: number;
    bodyText?: string;
    body?: Record<string, unknown>;
    headers?: Record<string, string>;
    absent?: string[];
    present?: string[];
    rowsStored?: { email: string; count: number };
  };
};

const cases = (contract.cases as Case[]).filter(({ skip }) => !skip);

for (const backend of backends)
  describe(`the insert contract on the ${backend} database`, () => {
    // The case of a body that is too large sends 20,000 characters; the default limit is 1 MiB.
    const fresh = setUpApp(backend, { BODY_LIMIT_BYTES: '16384' });

    before(async () => {
      await fresh.query(contract.schema);
    });

    for (const { id, title, request, expect } of cases) {
      test(`${id} ${title}`, async () => {
        const response = await fresh.app.inject(toInjection(request));
        assert.equal(response.statusCode, expect.status, response.body);
        if (expect.bodyText !== undefined) assert.equal(response.body, expect.bodyText);
        for (const [key, value] of Object.entries(expect.body ?? {})) {
          assert.deepEqual(response.json()[key], value, key);
        }
        for (const [name, value] of Object.entries(expect.headers ?? {})) {
          assert.equal(response.headers[name], value, name);
        }
        for (const name of expect.absent ?? []) assert.equal(response.headers[name], undefined, name);
        for (const name of expect.present ?? []) assert.ok(response.headers[name], name);
        if (expect.rowsStored) {
          const rows = await fresh.query('select from public.signups where email = $1', [
            expect.rowsStored.email,
          ]);
          assert.equal(rows.length, expect.rowsStored.count);
        }
      });
    }
  });

function toInjection({ method, path, headers, body, raw }: Case['request']): InjectOptions {
  const sent = Object.entries(headers).filter(([, value]) => value !== null);
  return {
    method: method as 'POST',
    url: `/rest/v1${path}`,
    headers: Object.fromEntries(sent) as Record<string, string>,
    payload: raw ?? JSON.stringify(body) ?? '',
  };
}
