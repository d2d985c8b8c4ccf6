import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { backends } from '#tests/support/database/test-database.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

for (const backend of backends)
  describe(`supabase-js on the ${backend} database`, () => {
    const testApp = setUpApp(backend);
    let address: string;

    before(async () => {
      address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    });

    const createSupabase = () => createClient(address, 'anon-key', { auth: { persistSession: false } });

    for (const table of Object.keys(payloads) as TableName[]) {
      test(`inserts into ${table} with supabase-js`, async () => {
        const { error, status } = await createSupabase()
          .from(table)
          .insert({ ...payloads[table], email: 'client0@example.com' } as object);
        assert.equal(error, null);
        assert.equal(status, 201);
        assert.equal((await testApp.query(`select from ${table}`)).length, 1);
      });
    }

    test('inserts several rows at once', async () => {
      const rows = ['a', 'b', 'c'].map((name) => ({ ...payloads.contact_submissions, first_name: name }));
      const { error } = await createSupabase().from('contact_submissions').insert(rows);
      assert.equal(error, null);
    });

    test('fills missing columns with null, or with the column default if the client asks for that', async () => {
      const rows = [{ email: 'first@example.com', source: 'modal' }, { email: 'second@example.com' }];
      const refused = await createSupabase().from('newsletter_subscribers').insert(rows);
      assert.equal(refused.error?.code, '23502');
      const { error } = await createSupabase()
        .from('newsletter_subscribers')
        .insert(rows, { defaultToNull: false });
      assert.equal(error, null);
      const stored = await testApp.query(
        "select source from newsletter_subscribers where email like '%first@%' or email like 'second@%' order by email",
      );
      assert.deepEqual(stored, [{ source: 'modal' }, { source: 'footer' }]);
    });

    test('returns code 23505 for a duplicate', async () => {
      const { error, status } = await createSupabase()
        .from('newsletter_subscribers')
        .insert({ email: 'CLIENT0@example.com' });
      assert.equal(status, 409);
      assert.equal(error?.code, '23505');
    });

    test('rejects reads, updates, deletes, upserts, counts and returned rows', async () => {
      const fromTable = () => createSupabase().from('newsletter_subscribers');
      const row = { email: 'third@example.com' };
      const attempts = {
        select: await fromTable().select('*'),
        count: await fromTable().select('*', { count: 'exact', head: true }),
        update: await fromTable().update(row).eq('email', 'client0@example.com'),
        delete: await fromTable().delete().eq('email', 'client0@example.com'),
        upsert: await fromTable().upsert(row),
        upsertByColumn: await fromTable().upsert(row, { onConflict: 'email' }),
        representation: await fromTable().insert(row).select(),
        countedInsert: await fromTable().insert(row, { count: 'exact' }),
        call: await createSupabase().rpc('lowercase_email'),
      };
      for (const [name, { data, error, status }] of Object.entries(attempts)) {
        assert.ok(error, name);
        assert.ok(status >= 400 && status < 500, `${name}: ${status}`);
        assert.equal(data, null, name);
      }
      assert.equal(
        (await testApp.query("select from newsletter_subscribers where email = 'third@example.com'")).length,
        0,
      );
      assert.equal(
        (await testApp.query("select from newsletter_subscribers where email = 'client0@example.com'"))
          .length,
        1,
      );
    });

    test('rejects a wrong public key', async () => {
      const { error, status } = await createClient(address, 'other', { auth: { persistSession: false } })
        .from('newsletter_subscribers')
        .insert({ email: 'x@example.com' });
      assert.equal(status, 401);
      assert.equal(error?.code, 'PGRST301');
    });
  });
