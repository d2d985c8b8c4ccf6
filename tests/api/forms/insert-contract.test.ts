import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';
import { cases, type Request, schema } from './insert-cases.ts';

for (const backend of backends)
  describe(`the insert contract on the ${backend} database`, () => {
    // The case with a body that is too large sends 20,000 characters. The default limit is 1 MiB.
    const testApp = setUpApp(backend, { BODY_LIMIT_BYTES: '16384' });

    before(async () => {
      await testApp.query(schema);
    });

    for (const { id, title, expect, ...request } of cases) {
      test(`${id} ${title}`, async () => {
        const response = await testApp.app.inject(toInjection(request));
        assert.equal(response.statusCode, expect.status, response.body);
        if (expect.bodyText !== undefined) assert.equal(response.body, expect.bodyText);
        if (expect.body) {
          assert.deepEqual(Object.keys(response.json()).sort(), ['code', 'details', 'hint', 'message']);
          assert.equal(response.headers['content-type'], 'application/json; charset=utf-8');
          assert.equal(response.headers['proxy-status'], `PostgREST; error=${response.json().code}`);
        }
        for (const [key, value] of Object.entries(expect.body ?? {})) {
          assert.deepEqual(response.json()[key], value, key);
        }
        for (const [name, value] of Object.entries(expect.headers ?? {})) {
          assert.equal(response.headers[name], value, name);
        }
        for (const name of expect.absent ?? []) assert.equal(response.headers[name], undefined, name);
        for (const name of expect.present ?? []) assert.ok(response.headers[name], name);
        if (expect.rowsStored) {
          const rows = await testApp.query('select from public.signups where email = $1', [
            expect.rowsStored.email,
          ]);
          assert.equal(rows.length, expect.rowsStored.count);
        }
      });
    }
  });

function toInjection({ method = 'POST', path = '/signups', headers, body, raw }: Request): InjectOptions {
  const sent = { 'content-type': 'application/json', apikey: 'anon-key', ...headers };
  return {
    method,
    url: `/rest/v1${path}`,
    headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
    payload: raw ?? JSON.stringify(body) ?? '',
  };
}
