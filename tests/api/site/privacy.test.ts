import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/fresh.ts';

const page = readFileSync('docs/privacy.md', 'utf8');
const [description = '', list = ''] = page.split('\n## Every column\n');

describe('docs/privacy.md', () => {
  let fresh: FreshDatabase;
  let columns: Map<string, string>;

  before(async () => {
    fresh = await freshDatabase('embedded');
    const rows = await fresh.query(
      `select case relnamespace::regnamespace::text when 'public' then '' else 'staff.' end || relname as name,
        string_agg(attname, ', ' order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'staff'::regnamespace)
      group by relnamespace, relname order by relnamespace::regnamespace::text, relname`,
    );
    columns = new Map(rows.map(({ name, columns }) => [String(name), String(columns)]));
  });
  after(() => fresh.drop());

  test('states content, retention and deletion of every table', () => {
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

  test('names test files that exist', () => {
    const proofs = [...page.matchAll(/`((?:api|e2e|pages|unit|desk|tests)\/[\w./-]+\.(?:test|spec)\.ts)`/g)];
    const missing = proofs.flatMap(([, file = '']) =>
      existsSync(file) || existsSync(`tests/${file}`) ? [] : [file],
    );
    assert.ok(proofs.length > 20);
    assert.deepEqual(missing, []);
  });
});
