import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { payloads } from '#tests/support/server/payloads.ts';

/**
 * Rules for every table and function: the applicable rules of Supabase's advisors, and our own. Each query returns
 * violations.
 */
const rules: Record<string, string> = {
  'a table without row-level security': `
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  'an unrestricted visitor policy': `
    select tablename as name from pg_policies
    where roles && array['public', 'anon', 'authenticated']::name[]
      and (cmd <> 'INSERT' or coalesce(with_check, 'true') in ('true', '(true)'))`,
  'several policies for one role and command': `
    select tablename as name from pg_policies group by tablename, roles, cmd having count(*) > 1`,
  'a table without a primary key': `
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
  'a visitor privilege beyond insert': `
    select grantee || ' ' || privilege_type || ' ' || table_name as name from information_schema.column_privileges
    where table_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated')
      and (grantee <> 'anon' or privilege_type <> 'INSERT')`,
  'a staff privilege beyond select and delete': `
    select privilege_type || ' ' || table_name as name from information_schema.table_privileges
    where table_schema = 'public' and grantee = 'service_role' and privilege_type not in ('SELECT', 'DELETE')`,
  'a table that staff cannot read or delete from': `
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and exists (select from unnest(array['SELECT', 'DELETE']) as command
        where not has_table_privilege('service_role', c.oid, command) or not exists (
          select from pg_policies
          where tablename = c.relname and cmd in (command, 'ALL') and 'service_role' = any(roles)))`,
  'a function without a search path, or with security definer': `
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      and (prosecdef or coalesce(proconfig::text, '') not like '%search_path=%')`,
  'a staff function without a search path': `
    select proname as name from pg_proc where pronamespace = 'staff'::regnamespace
      and coalesce(proconfig::text, '') not like '%search_path=%'`,
  'a foreign key without an index': `
    select conrelid::regclass || ' ' || conname as name from pg_constraint
    where contype = 'f' and connamespace in ('public'::regnamespace, 'staff'::regnamespace) and not exists (
      select from pg_index
      where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] operator(pg_catalog.@>) conkey)`,
  'a redundant index': `
    select indexname as name from pg_indexes where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'`,
  'a table without an index by date': `
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_indexes where tablename = c.relname and indexdef like '%(created_at, id)')`,
  'a table without an id derived from the idempotency key': `
    select c.relname as name from pg_class c left join pg_attrdef d on d.adrelid = c.oid
      and pg_get_expr(d.adbin, d.adrelid) like '%request.row_id%'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and d.oid is null`,
  // Each row of the result contains the statement that fixes it.
  'a visitor table without arrival triggers': `
    select format('add "call staff.watch(''public.%s'');" to its migration', relname) as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and has_any_column_privilege('anon', c.oid, 'insert')
      and (select count(distinct tgfoid) from pg_trigger where tgrelid = c.oid and tgenabled = 'O'
        and tgfoid in ('staff.after_insert'::regproc, 'staff.after_delete'::regproc)) <> 2`,
};

for (const backend of backends)
  describe(`schema rules on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);

    for (const [finding, sql] of Object.entries(rules)) {
      test(`does not violate the rule: ${finding}`, async () =>
        assert.deepEqual(await testDatabase.query(sql), []));
    }

    test('detects a violation of each rule', async () => {
      await testDatabase.query(`
        create table careless (id int, text text);
        create index on careless (text);
        grant select, insert on careless to anon;
        grant update on careless to service_role;
        create policy a on careless for insert to anon with check (true);
        create policy b on careless for insert to anon with check (true);
        create function careless() returns int language sql as 'select 1';
        create function staff.careless() returns int language sql as 'select 1';
        alter table careless add column member_id uuid references staff.member`);
      for (const [finding, sql] of Object.entries(rules)) {
        assert.ok((await testDatabase.query(sql)).length > 0, finding);
      }
      assert.deepEqual(await testDatabase.query(rules['a visitor table without arrival triggers'] ?? ''), [
        { name: `add "call staff.watch('public.careless');" to its migration` },
      ]);
      await testDatabase.query(
        'drop table careless; drop function careless(); drop function staff.careless()',
      );
    });

    test('lets visitors insert only into the form tables, and only into the specified columns', async () => {
      const rows = await testDatabase.query(`
        select table_name as table, array_agg(column_name::text order by column_name) as columns
        from information_schema.column_privileges
        where grantee = 'anon' and privilege_type = 'INSERT' and table_schema = 'public' group by table_name`);
      const granted = Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
      const specified = Object.entries(payloads).map(([table, row]) => [table, Object.keys(row).toSorted()]);
      assert.deepEqual(granted, Object.fromEntries(specified));
    });
  });
