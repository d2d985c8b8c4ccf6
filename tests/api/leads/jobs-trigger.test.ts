import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

const tables = Object.keys(payloads) as TableName[];
const insertContactSql = `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
  values ('Lin', 'Day', 'lin@example.com', 'other', 'Tea?')`;

for (const backend of backends)
  describe(`arrival records of stored rows on the ${backend} database`, () => {
    const testApp = setUpApp(backend);

    beforeEach(() =>
      testApp.query(`truncate ${tables.join()}, staff.arrival, staff.job, staff.newsletter_confirmations`),
    );

    const readArrivals = () => testApp.query('select subject_table, subject_id from staff.arrival');

    for (const table of tables) {
      test(`writes one arrival record for a row in ${table} in the same transaction`, async () => {
        assert.equal((await insert(testApp.app, table, payloads[table])).statusCode, 201);
        const [row] = await testApp.query(`select id, xmin::text from ${table}`);
        assert.deepEqual(
          await testApp.query('select subject_table, subject_id, xmin::text from staff.arrival'),
          [{ subject_table: table, subject_id: row?.id, xmin: row?.xmin }],
        );
      });
    }

    test('writes one arrival record per row in a batch, and none for a repeated request', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const sent = Array.from({ length: 30 }, (_, index) => {
        const email = `n${index}@example.com`;
        return insert(testApp.app, 'contact_submissions', { ...payloads.contact_submissions, email });
      });
      for (let count = 0; count < 5; count++)
        sent.push(insert(testApp.app, 'contact_submissions', payloads.contact_submissions, headers));
      for (const { statusCode } of await Promise.all(sent)) assert.equal(statusCode, 201);
      const rows = await testApp.query('select id as subject_id from contact_submissions order by 1');
      const ids = await testApp.query('select subject_id from staff.arrival order by 1');
      assert.equal(rows.length, 31);
      assert.deepEqual(ids, rows);
    });

    test('writes no arrival record for a rejected or rolled-back row', async () => {
      const wrong = { ...payloads.contact_submissions, inquiry_type: 'spam' };
      assert.equal((await insert(testApp.app, 'contact_submissions', wrong)).statusCode, 400);
      await testApp.database.asOwner(async (client) => {
        await client.query('begin; set local role anon');
        await client.query(insertContactSql);
        await client.query('reset role');
        const { rows } = await client.query('select subject_table from staff.arrival');
        assert.deepEqual(rows, [{ subject_table: 'contact_submissions' }]);
        await client.query('rollback');
      });
      assert.deepEqual(await readArrivals(), []);
    });

    test('does not store a row when its arrival record cannot be written', async () => {
      await testApp.query(
        "alter table staff.arrival add constraint none check (subject_table = '') not valid",
      );
      try {
        assert.equal(
          (await insert(testApp.app, 'contact_submissions', payloads.contact_submissions)).statusCode,
          400,
        );
      } finally {
        await testApp.query('alter table staff.arrival drop constraint none');
      }
      assert.deepEqual(await testApp.query('select from contact_submissions'), []);
    });

    test('writes no arrival record for a row with an old date', async () => {
      for (const at of ['2026-03-10T12:00Z', new Date(Date.now() - 1_000).toISOString()]) {
        await testApp.query(
          `insert into contact_submissions (created_at, first_name, last_name, email, inquiry_type, message)
           values ($1, 'Lin', 'Day', 'lin@example.com', 'other', 'Tea?')`,
          [at],
        );
      }
      assert.equal((await testApp.query('select from contact_submissions')).length, 2);
      assert.deepEqual(await readArrivals(), []);
    });

    test("deletes a row's jobs and confirmation along with the row, and no others", async () => {
      for (const email of ['gone@example.com', 'stays@example.com']) {
        await insert(testApp.app, 'newsletter_subscribers', { email });
      }
      await testApp.query(
        'insert into staff.newsletter_confirmations (id) select id from newsletter_subscribers',
      );
      await testApp.query(
        "insert into staff.job (kind, subject_id) select 'confirm', id from newsletter_subscribers",
      );
      const staff = createStaffDatabase(testApp.database);
      await staff.query("delete from newsletter_subscribers where email = 'gone@example.com'");
      const [row] = await testApp.query('select id from newsletter_subscribers');
      assert.deepEqual(await testApp.query('select id from staff.newsletter_confirmations'), [row]);
      const left = await testApp.query('select kind, subject_id as id from staff.job order by kind');
      assert.deepEqual(left, [{ kind: 'confirm', id: row?.id }]);
      assert.deepEqual(await readArrivals(), [
        { subject_table: 'newsletter_subscribers', subject_id: row?.id },
      ]);
    });

    test('denies visitors access to the staff schema', async () => {
      const found = await testApp.query(`
        select format('select 1 from staff.%I', relname) as sql from pg_class
        where relnamespace = 'staff'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        union all select 'select staff.let_in(gen_random_uuid())'
        union all select $$call staff.watch('public.contact_submissions')$$`);
      assert.ok(found.length >= 8, String(found.length));
      for (const { sql } of found) {
        await assert.rejects(
          testApp.database.asVisitor((client) => client.query(String(sql))),
          { code: '42501' },
          String(sql),
        );
      }
      const reached = await testApp.query(`
        select relname as name from pg_class c
        where relnamespace = 'staff'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and exists (select from unnest(array['anon', 'authenticated']) as role
            where has_any_column_privilege(role, c.oid, 'select, insert, update, references')
              or has_table_privilege(role, c.oid, 'delete, truncate, trigger'))
        union all
        select proname from pg_proc p where pronamespace = 'staff'::regnamespace
          and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
        union all
        select 'schema' where has_schema_privilege('anon', 'staff', 'usage, create')`);
      assert.deepEqual(reached, []);
    });
  });
