import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PostgrestClient } from '@supabase/postgrest-js';
import { createClient } from '@supabase/supabase-js';
import { backends } from '#tests/support/database/fresh.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { type FreshApp, startApp } from '#tests/support/server/start-app.ts';

for (const backend of backends) {
  describe(`the public clients, unchanged, on the ${backend} database`, () => {
    let fresh: FreshApp;
    let address: string;

    before(async () => {
      fresh = await startApp(backend);
      address = await fresh.app.listen({ port: 0, host: '127.0.0.1' });
    });
    after(() => fresh.drop());

    const supabase = () => createClient(address, 'anon-key', { auth: { persistSession: false } });
    const postgrest = () => new PostgrestClient(`${address}/rest/v1`, { headers: { apikey: 'anon-key' } });

    for (const table of Object.keys(payloads) as TableName[]) {
      test(`supabase-js and postgrest-js insert into ${table}`, async () => {
        const row = (client: number): object => ({
          ...payloads[table],
          email: `client${client}@example.com`,
        });
        const answers = [
          await supabase().from(table).insert(row(0)),
          await postgrest().from(table).insert(row(1)),
        ];
        for (const { error, status } of answers) {
          assert.equal(error, null);
          assert.equal(status, 201);
        }
        assert.equal((await fresh.query(`select from ${table}`)).length, 2);
      });
    }

    test('an array is stored whole, with its columns named by the client', async () => {
      const rows = ['a', 'b', 'c'].map((name) => ({ ...payloads.contact_submissions, first_name: name }));
      const { error } = await supabase().from('contact_submissions').insert(rows);
      assert.equal(error, null);
    });

    test('rows of different columns get nulls, or defaults where the client asks for them', async () => {
      const rows = [{ email: 'first@example.com', source: 'modal' }, { email: 'second@example.com' }];
      const refused = await supabase().from('newsletter_subscribers').insert(rows);
      assert.equal(refused.error?.code, '23502');
      const { error } = await supabase()
        .from('newsletter_subscribers')
        .insert(rows, { defaultToNull: false });
      assert.equal(error, null);
      const stored = await fresh.query(
        "select source from newsletter_subscribers where email like '%first@%' or email like 'second@%' order by email",
      );
      assert.deepEqual(stored, [{ source: 'modal' }, { source: 'footer' }]);
    });

    test('a duplicate reaches the client as code 23505', async () => {
      const { error, status } = await supabase()
        .from('newsletter_subscribers')
        .insert({ email: 'CLIENT0@example.com' });
      assert.equal(status, 409);
      assert.equal(error?.code, '23505');
    });

    test('reading, changing, deleting, upserting, counting and rows in the answer are refused', async () => {
      const table = () => supabase().from('newsletter_subscribers');
      const row = { email: 'third@example.com' };
      const attempts = {
        select: await table().select('*'),
        count: await table().select('*', { count: 'exact', head: true }),
        update: await table().update(row).eq('email', 'client0@example.com'),
        delete: await table().delete().eq('email', 'client0@example.com'),
        upsert: await table().upsert(row),
        upsertByColumn: await table().upsert(row, { onConflict: 'email' }),
        representation: await table().insert(row).select(),
        countedInsert: await table().insert(row, { count: 'exact' }),
        call: await supabase().rpc('lowercase_email'),
      };
      for (const [name, { data, error, status }] of Object.entries(attempts)) {
        assert.ok(error, name);
        assert.ok(status >= 400 && status < 500, `${name}: ${status}`);
        assert.equal(data, null, name);
      }
      assert.equal(
        (await fresh.query("select from newsletter_subscribers where email = 'third@example.com'")).length,
        0,
      );
      assert.equal(
        (await fresh.query("select from newsletter_subscribers where email = 'client0@example.com'")).length,
        1,
      );
    });

    test('a wrong key is refused', async () => {
      const { error, status } = await createClient(address, 'other', { auth: { persistSession: false } })
        .from('newsletter_subscribers')
        .insert({ email: 'x@example.com' });
      assert.equal(status, 401);
      assert.equal(error?.code, 'PGRST301');
    });
  });
}
