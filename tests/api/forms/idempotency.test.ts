import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { backends } from '#tests/support/database/test-database.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

for (const backend of backends)
  describe(`repeated submissions on the ${backend} database`, () => {
    const testApp = setUpApp(backend);

    const countRows = async (table: string, email: string) =>
      (await testApp.query(`select from ${table} where lower(email) = lower($1)`, [email])).length;

    for (const table of Object.keys(payloads) as TableName[]) {
      test(`stores one row in ${table} for ten simultaneous requests and a later one with the same key`, async () => {
        const row = { ...payloads[table], email: `${table}@once.example` };
        const headers = { 'idempotency-key': randomUUID() };
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => insert(testApp.app, table, row, headers)),
        );
        answers.push(await insert(testApp.app, table, row, headers));
        assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]));
        assert.equal(await countRows(table, row.email), 1);
      });
    }

    test('stores another row for a new key, and for changed content with the same key', async () => {
      const row = { ...payloads.contact_submissions, email: 'twice@example.com' };
      const headers = { 'idempotency-key': 'fill-1' };
      await insert(testApp.app, 'contact_submissions', row, headers);
      await insert(testApp.app, 'contact_submissions', row, { 'idempotency-key': 'fill-2' });
      await insert(testApp.app, 'contact_submissions', { ...row, message: 'Better words.' }, headers);
      assert.equal(await countRows('contact_submissions', row.email), 3);
    });

    test('reports an email address stored with another key as a duplicate', async () => {
      const row = { email: 'known@example.com' };
      assert.equal(
        (await insert(testApp.app, 'newsletter_subscribers', row, { 'idempotency-key': 'a' })).statusCode,
        201,
      );
      const response = await insert(testApp.app, 'newsletter_subscribers', row, { 'idempotency-key': 'b' });
      assert.equal(response.statusCode, 409);
      assert.equal(response.json().code, '23505');
    });

    test('does not apply the key of an earlier request to requests without a key', async () => {
      const row = { ...payloads.contact_submissions, email: 'after@example.com' };
      await insert(testApp.app, 'contact_submissions', row, { 'idempotency-key': 'k' });
      for (let count = 0; count < 5; count++) {
        assert.equal((await insert(testApp.app, 'contact_submissions', row)).statusCode, 201);
      }
      assert.equal(await countRows('contact_submissions', row.email), 6);
    });

    test("derives the row id from the key in PostgREST's request headers", async () => {
      for (const [table, payload] of Object.entries(payloads)) {
        const sendWith = (headers: string, email: string) =>
          testApp.database.asOwner(async (client) => {
            const row = JSON.stringify({ ...payload, email });
            const columns = Object.keys(payload).join(', ');
            await client.query('begin; set local role anon');
            await client.query("select set_config('request.headers', $1, true)", [headers]);
            await client.query(
              `insert into ${table} (${columns})
              select ${columns} from json_populate_record(null::${table}, $1)`,
              [row],
            );
            await client.query('commit');
          });
        const key = JSON.stringify({ 'idempotency-key': randomUUID() });
        const email = `${table}@headers.example`;
        await sendWith(key, email);
        await assert.rejects(
          sendWith(key, email),
          { code: '23505', constraint: `${table}_pkey` },
          `${table}: the default of its id does not hash the header`,
        );
        for (const [index, headers] of ['', '{}', '{"idempotency-key":""}'].entries()) {
          await sendWith(headers, `${index}${email}`);
          await sendWith(headers, `again${index}${email}`);
        }
      }
    });

    test('rejects a malformed key, and one key for several rows, and stores nothing', async () => {
      const row = { ...payloads.contact_submissions, email: 'never@example.com' };
      for (const [body, key] of [
        [row, 'x'.repeat(256)],
        [row, 'two words'],
        [[row, row], 'several'],
      ] as const) {
        const response = await insert(testApp.app, 'contact_submissions', body, { 'idempotency-key': key });
        assert.equal(response.statusCode, 400);
        assert.equal(response.json().code, 'invalid_idempotency_key');
      }
      assert.equal(await countRows('contact_submissions', row.email), 0);
    });
  });
