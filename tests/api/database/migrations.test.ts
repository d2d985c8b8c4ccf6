import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { migrate } from '#server/db/migrate.ts';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { silentLog } from '#tests/support/server/settings.ts';

const migration = '20261122090000_rows_by_date';

for (const backend of backends)
  describe(`migrations on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);

    test('reopens leads of the last 72 hours during an upgrade, and leaves older leads marked as read', async () => {
      await testDatabase.query(
        `insert into contact_submissions (created_at, first_name, last_name, email, inquiry_type, message)
        select now() - n * interval '1 hour', 'Ada', n::text, 'ada@example.com', 'other', 'x' from unnest(array[1, 71, 73]) as n`,
      );
      await testDatabase.query('truncate staff.arrival');
      await testDatabase.query('select staff.adopt_rows()');
      await testDatabase.query(
        await readFile('supabase/migrations/20261130100000_recent_rows_are_open.sql', 'utf8'),
      );
      const leads = await testDatabase.query(
        `select seen_at is null as "isNew", round(extract(epoch from due_at - created_at) / 3600)::int as hours
        from staff.lead order by created_at desc`,
      );
      const open = { isNew: true, hours: 24 };
      assert.deepEqual(leads, [open, open, { isNew: false, hours: null }]);
    });

    test('makes existing leads searchable in an upgrade', async () => {
      for (const undo of [
        'alter table staff.lead drop column search_text, drop column search_message',
        'drop table staff.received_mail cascade',
        `alter table staff.lead add words tsvector not null default '', add message_words tsvector not null default ''`,
        'create index lead_words on staff.lead using gin (words)',
        'create index lead_message_words on staff.lead using gin (message_words)',
        'drop function staff.searchable(text), staff.search_texts_of(jsonb), staff.search_patterns(text)',
        `create function staff.words_of(text) returns text language sql as 'select $1'`,
        `create function staff.search_for(text) returns text language sql as 'select $1'`,
      ]) {
        await testDatabase.query(undo);
      }
      await testDatabase.query(await readFile('supabase/migrations/20261130110000_search_text.sql', 'utf8'));
      const [lead] = await testDatabase.query(
        'select search_text as text, search_message as message from staff.lead order by created_at desc limit 1',
      );
      assert.deepEqual(lead, { text: 'ada 1 adaexamplecom', message: 'ada 1 adaexamplecom x' });
    });

    test('rejects a new migration file that sorts before an applied one, and runs no migration', async () => {
      await testDatabase.query('delete from supabase_migrations.applied_files where name = $1', [migration]);
      await assert.rejects(migrate(testDatabase.database, silentLog), ({ message }: Error) => {
        assert.match(message, new RegExp(`${migration}\\.sql sorts before \\d+_staff_records\\.sql`));
        assert.match(message, /rename it so that it sorts last/);
        return true;
      });
      const run = await testDatabase.query('select from supabase_migrations.applied_files where name = $1', [
        migration,
      ]);
      assert.equal(run.length, 0);
    });

    test('refuses to start when the file of an applied migration is missing, and asks to restore it', async () => {
      await testDatabase.query('update supabase_migrations.applied_files set name = $1 where name like $2', [
        `${migration}_once`,
        '%_staff_records',
      ]);
      await assert.rejects(migrate(testDatabase.database, silentLog), {
        message: new RegExp(`has run ${migration}_once\\.sql, .* restore the file or its name`),
      });
    });
  });
