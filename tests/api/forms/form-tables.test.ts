import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { backends } from '#tests/support/database/test-database.ts';
import { invalidAddresses, validAddresses } from '#tests/support/server/addresses.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

const exampleSql = readFileSync('docs/adding-a-form.sql', 'utf8').replaceAll('waitlist', 'guide');
const [, guideTable = ''] = /create table public\.(\w+)/.exec(exampleSql) ?? [];
const modelTable = 'contact_submissions';

const traitsSql = `
  select replace(trait, $1, 'the table') as trait from (
    select 'row-level security' as trait from pg_class where oid = $2::regclass and relrowsecurity
    union all select format('default of %s: %s', attname, pg_get_expr(adbin, adrelid))
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where adrelid = $2::regclass and attname in ('id', 'created_at')
    union all select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = $2::regclass and contype in ('p', 'u')
    union all select format('policy %s: %s, %s, %s, %s', policyname, roles, cmd, qual, with_check)
      from pg_policies where schemaname = 'public' and tablename = $1
    union all select format('right of %s: %s', grantee, privilege_type) from information_schema.table_privileges
      where table_schema = 'public' and table_name = $1 and grantee = 'service_role'
    union all select pg_get_triggerdef(oid) from pg_trigger where tgrelid = $2::regclass and not tgisinternal
    union all select 'a comment' where obj_description($2::regclass) is not null
  ) as found`;

for (const backend of backends)
  describe(`form tables on the ${backend} database`, () => {
    const testApp = setUpApp(backend);

    before(async () => {
      await testApp.query(exampleSql);
    });

    const readTraits = async (table: string) =>
      (await testApp.query(traitsSql, [table, `public.${table}`])).map(({ trait }) => String(trait));

    for (const table of [...Object.keys(payloads), guideTable]) {
      test(`gives ${table} the same grants, policies and triggers as the first table`, async () => {
        const own = await readTraits(table);
        const missing = (await readTraits(modelTable)).filter((trait) => !own.includes(trait));
        assert.deepEqual(missing, []);
      });
    }

    test('accepts rows for the example form of the guide, with valid email addresses only', async () => {
      const sendChangedPayload = (change: Record<string, unknown>) =>
        insert(testApp.app, guideTable, {
          ...{ email: 'ada@example.com', plan: 'studio', reason: 'Two shows.', comments: null },
          ...change,
        });
      for (const email of validAddresses)
        assert.equal((await sendChangedPayload({ email })).statusCode, 201, email);
      for (const email of invalidAddresses)
        assert.equal((await sendChangedPayload({ email })).statusCode, 400, email);
      for (const wrong of [{ plan: 'none' }, { reason: '' }])
        assert.equal((await sendChangedPayload(wrong)).json().code, '23514');
      const rows = await testApp.query(`select email from public.${guideTable} order by created_at`);
      assert.deepEqual(
        rows.map(({ email }) => email),
        validAddresses,
      );
    });
  });
