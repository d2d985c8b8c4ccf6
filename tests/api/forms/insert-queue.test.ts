import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { DatabaseTimeout } from '#server/db/database.ts';
import { createRowId } from '#server/rest/idempotency.ts';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings } from '#tests/support/server/settings.ts';

const contactPayload = payloads.contact_submissions;
const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

for (const backend of backends)
  describe(`batched inserts on the ${backend} database`, () => {
    let testDatabase: TestDatabase;
    let app: FastifyInstance;
    let statements = 0;
    let failure: Error | undefined;

    before(async () => {
      testDatabase = await createTestDatabase(backend);
      const counted: typeof testDatabase.database = {
        ...testDatabase.database,
        asVisitor: (work) => {
          statements++;
          return failure ? Promise.reject(failure) : testDatabase.database.asVisitor(work);
        },
      };
      app = await buildApp(settings(testDatabase.settings), counted);
      // Reads the database catalog before statements are counted.
      await insert(app, 'contact_submissions', []);
    });
    beforeEach(async () => {
      statements = 0;
      failure = undefined;
      await testDatabase.query('truncate contact_submissions, newsletter_subscribers');
    });
    after(async () => {
      await app.close();
      await testDatabase.drop();
    });

    test('stores 250 rows in a few statements, each row with the id derived from its own key', async () => {
      const rows = Array.from({ length: 250 }, (_, n) => ({
        ...contactPayload,
        message: `Tea number ${n}, "hot"`,
      }));
      const keys = rows.map(() => randomUUID());
      const answers = await Promise.all(
        rows.map((row, n) => insert(app, 'contact_submissions', row, { 'idempotency-key': keys[n] ?? '' })),
      );
      assert.deepEqual(new Set(statusesOf(answers)), new Set([201]));
      assert.ok(statements < 50, `${statements} statements`);
      const stored = await testDatabase.query('select id, message from contact_submissions');
      assert.deepEqual(
        new Map(stored.map(({ id, message }) => [message, id])),
        new Map(
          rows.map((row, n) => [
            row.message,
            createRowId(keys[n] ?? '', 'contact_submissions', JSON.stringify(row)),
          ]),
        ),
      );
    });

    test('combines large rows into smaller batches', async () => {
      const large = { ...contactPayload, message: '🎥'.repeat(20_000) };
      const rows = Array.from({ length: 60 }, (_, n) =>
        n % 2 ? { ...contactPayload, first_name: `${n}` } : large,
      );
      const answers = await Promise.all(rows.map((row) => insert(app, 'contact_submissions', row)));
      assert.deepEqual(new Set(statusesOf(answers)), new Set([201]));
      assert.ok(statements >= 5 && statements < 30, `${statements} statements`);
      assert.equal((await testDatabase.query('select from contact_submissions')).length, 60);
    });

    test('combines rows with and without a key in one statement', async () => {
      const keys = ['one', undefined, 'two', undefined];
      const answers = await Promise.all(
        keys.map((key) =>
          insert(app, 'contact_submissions', contactPayload, key ? { 'idempotency-key': key } : {}),
        ),
      );
      assert.deepEqual(statusesOf(answers), [201, 201, 201, 201]);
      const ids = (await testDatabase.query('select id from contact_submissions')).map(({ id }) => id);
      assert.equal(new Set(ids).size, 4);
      for (const key of ['one', 'two'])
        assert.ok(ids.includes(createRowId(key, 'contact_submissions', JSON.stringify(contactPayload))));
      assert.equal(statements, 1);
    });

    test('reports the error of each invalid row without affecting the others', async () => {
      const good = ['a', 'b', 'c'].map((name) => ({ ...contactPayload, first_name: name }));
      const answers = await Promise.all([
        insert(app, 'contact_submissions', good[0]),
        insert(app, 'contact_submissions', { ...contactPayload, inquiry_type: 'tea' }),
        insert(app, 'contact_submissions', good[1]),
        insert(app, 'contact_submissions', { ...contactPayload, message: 'nothing\0here' }),
        insert(app, 'contact_submissions', { ...contactPayload, email: null }),
        insert(app, 'contact_submissions', good[2]),
      ]);
      assert.deepEqual(statusesOf(answers), [201, 400, 201, 400, 400, 201]);
      assert.deepEqual(
        [1, 3, 4].map((n) => answers[n]?.json().code),
        ['23514', '22P05', '23502'],
      );
      const stored = await testDatabase.query('select first_name from contact_submissions order by 1');
      assert.deepEqual(
        stored.map(({ first_name }) => first_name),
        ['a', 'b', 'c'],
      );
    });

    test('stores one of two rows with the same email address and reports the other as a duplicate', async () => {
      const answers = await Promise.all(
        ['x@example.com', 'y@example.com', 'X@example.com'].map((email) =>
          insert(app, 'newsletter_subscribers', { email, source: 'footer' }),
        ),
      );
      assert.deepEqual(statusesOf(answers).toSorted(), [201, 201, 409]);
      assert.equal((await testDatabase.query('select from newsletter_subscribers')).length, 2);
    });

    for (const table of Object.keys(payloads) as TableName[]) {
      test(`stores the same values in ${table} in a single insert and in a batch`, async () => {
        const host = `${table.replaceAll('_', '-')}.example`;
        const createBody = (n: number) => JSON.stringify({ ...payloads[table], email: `${n}@${host}` });
        assert.equal((await insert(app, table, createBody(0))).statusCode, 201);
        const answers = await Promise.all(
          [createBody(1), ` ${createBody(2)}\r\n`, ` [ ${createBody(3)} ] `].map((text) =>
            insert(app, table, text),
          ),
        );
        assert.deepEqual(statusesOf(answers), [201, 201, 201]);
        const stored = await testDatabase.query(
          `select (to_jsonb(t) - 'id' - 'created_at' - 'email') as row from ${table} t where email like $1`,
          [`%@${host}`],
        );
        assert.equal(stored.length, 4);
        for (const { row } of stored) assert.deepEqual(row, stored[0]?.row);
      });
    }

    test('sends one query to an unresponsive database and fails all waiting requests', async () => {
      failure = new DatabaseTimeout('answer');
      const answers = await Promise.all(
        [1, 2, 3].map(() => insert(app, 'contact_submissions', contactPayload)),
      );
      assert.deepEqual(statusesOf(answers), [504, 504, 504]);
      assert.equal(statements, 1);
      failure = undefined;
      assert.equal((await insert(app, 'contact_submissions', contactPayload)).statusCode, 201);
    });
  });
