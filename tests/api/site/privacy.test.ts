import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { siteForms } from '#shared/forms/forms.ts';
import { setUpDatabase } from '#tests/support/database/test-database.ts';

const privacyPage = readFileSync('docs/privacy.md', 'utf8');
const [description = '', list = ''] = privacyPage.split('\n## Every column\n');
/** The privacy policy covers these tables, as tests/unit/retention.test.ts checks. */
const formTables = new Set(siteForms.map(({ table }) => table));

describe('docs/privacy.md', () => {
  const testDatabase = setUpDatabase('embedded');
  let columns: Map<string, string>;
  let formColumns: Map<string, string>;

  before(async () => {
    const rows = await testDatabase.query(
      `select case relnamespace::regnamespace::text when 'public' then '' else 'staff.' end || relname as name,
        string_agg(attname, ', ' order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'staff'::regnamespace)
      group by relnamespace, relname order by relnamespace::regnamespace::text, relname`,
    );
    const all = rows.map(({ name, columns }) => [String(name), String(columns)] as const);
    formColumns = new Map(all.filter(([name]) => formTables.has(name)));
    columns = new Map(all.filter(([name]) => !formTables.has(name)));
  });

  test('describes every table that is not filled by a form', () => {
    const cells = description
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|')[2]);
    const named = new Set(
      cells.flatMap((cell) => [...(cell ?? '').matchAll(/`([\w.]+)`/g)].map(([, name]) => name)),
    );
    assert.ok(columns.size > 30, `${columns.size} tables`);
    assert.deepEqual(
      [...columns.keys()].filter((name) => !named.has(name)),
      [],
      'tables that no line is about',
    );
  });

  test('lists exactly the columns of the schema', () => {
    const listed = [...list.matchAll(/^- `([\w.]+)`: (.+)$/gm)].map(
      ([, name, columns]) => `${name}: ${columns}`,
    );
    const wanted = [...columns].map(([name, columns]) => `${name}: ${columns}`);
    assert.deepEqual(
      listed,
      wanted,
      `the list has to be:\n${wanted.map((line) => line.replace(/^[^:]+/, '- `$&`')).join('\n')}`,
    );
  });

  test('stores only what visitors send, an id and the time in form tables', async () => {
    const sent = await testDatabase.query(
      `select table_name as table, column_name as name from information_schema.column_privileges
      where table_schema = 'public' and grantee = 'anon' and privilege_type = 'INSERT'`,
    );
    for (const [table, columns] of formColumns) {
      const names = sent.flatMap((column) => (column.table === table ? [String(column.name)] : []));
      assert.deepEqual(['id', 'created_at', ...names].toSorted(), columns.split(', ').toSorted(), table);
    }
    assert.equal(formColumns.size, siteForms.length);
  });

  test('refers only to test files that exist', () => {
    const proofs = [
      ...privacyPage.matchAll(/`((?:api|e2e|pages|unit|desk|tests)\/[\w./-]+\.(?:test|spec)\.ts)`/g),
    ];
    const missing = proofs.flatMap(([, file = '']) =>
      existsSync(file) || existsSync(`tests/${file}`) ? [] : [file],
    );
    assert.ok(proofs.length > 20);
    assert.deepEqual(missing, []);
  });
});
