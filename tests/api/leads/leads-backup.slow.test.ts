import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { openStaffDatabase } from '#server/db/staff-database.ts';
import { writeBackup } from '#server/leads/backup.ts';
import { RowsChanged } from '#server/leads/errors.ts';
import { readTables } from '#server/leads/tables.ts';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { runCommand, runLeadsCommand } from '#tests/support/desk/leads-command.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, type ServerProcess, startServer } from '#tests/support/server/process.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

type Settings = Record<string, string>;

const texts = [
  ...(naughtyStrings as string[]),
  '\\',
  "'",
  "\\';",
  'a\nb\r\nc\td',
  '\u2028\u2029\u0085\ufeff',
  'İıß',
];
const rowCount = Object.keys(payloads).length + texts.length;
const exportLeads = async (place: Settings) =>
  (await runCommand(place, ['export', 'all', '--format', 'jsonl'])).out;
async function queryDatabase(place: Settings, sql: string): Promise<Record<string, unknown>[]> {
  const database = await openStaffDatabase(settings(place), silentLog);
  try {
    return await database.query(sql);
  } finally {
    await database.close();
  }
}
const queuedJobsSql = "select kind, subject_table from staff.job where state = 'queued'";
const hasPsql = spawnSync('psql', ['--version']).status === 0;

for (const backend of backends)
  describe(`backups of the ${backend} database`, () => {
    let testDatabase: TestDatabase;
    let server: ServerProcess;
    const folder = temporaryFolder();
    const file = join(folder, 'rows.sql');
    const embedded: Settings = { DATA_DIR: join(folder, 'data') };

    before(async () => {
      testDatabase = await createTestDatabase(backend);
      for (const [table, row] of Object.entries(payloads)) {
        await testDatabase.query(
          `insert into ${table} (${Object.keys(row).join(', ')}) select ${Object.keys(row).join(', ')}
           from json_populate_record(null::${table}, $1)`,
          [JSON.stringify(row)],
        );
      }
      await testDatabase.query(
        `insert into contact_submissions (first_name, last_name, email, company, inquiry_type, message)
         select 'Naughty', 'String', 'n' || place || '@example.com', text, 'other', repeat('long ', 200)
         from unnest($1::text[]) with ordinality as texts (text, place)`,
        [texts],
      );
      await testDatabase.query(`update roi_calculator_submissions
        set average_order_value = 1e308, profit_margin = -12345678901234567890.10, created_at = '1999-12-31 23:59:59.999999+02'`);
      await testDatabase.query(
        `insert into staff.erasures (created_at, reason, row_counts)
         values ('2026-01-02 03:04:05.678901+00', 'request', '{"contact_submissions": 2}')`,
      );
      await testDatabase.query('insert into staff.kept_rows (id) select id from contact_submissions limit 3');
      // Creates leads from the stored rows first, so that repeated backups are identical.
      await testDatabase.query(
        `with attended as (delete from staff.arrival returning *)
        insert into staff.job (kind, subject_table, subject_id, created_at, due_at)
        select 'lead', subject_table, subject_id, created_at, '2100-01-01' from attended`,
      );
      await testDatabase.query('select staff.adopt_rows()');
      await testDatabase.query(
        `update staff.job set attempts = 2, begun = 1, begun_at = '2026-01-02 03:04:05.678901+00', address_hash = 'ab',
           leased_until = '2100-01-01', reply = '451 later' where subject_table = 'newsletter_subscribers'`,
      );
      await testDatabase.query(
        `update staff.job set state = 'done', reply = '250 taken', leased_until = now()
         where subject_table = 'roi_calculator_submissions'`,
      );
      await testDatabase.query(
        'insert into staff.newsletter_confirmations (id) select id from newsletter_subscribers',
      );
      await testDatabase.query(
        "insert into staff.suppressed_addresses (address_hash, reason) values ('cd', 'left')",
      );
      await testDatabase.query(
        `insert into staff.mail_links (token_hash, purpose, subscriber_id, address_hash)
         values ('of-a-mail', 'leave', gen_random_uuid(), 'cd')`,
      );
      await testDatabase.query(
        `insert into staff.quarantine (id, subject_table, reason, content)
         values (gen_random_uuid(), 'contact_submissions', 'haste', '{"email": "robot@example.com"}')`,
      );
      await testDatabase.database.close();
      server = await startServer(testDatabase.settings);
    });
    after(async () => {
      await server.stop();
      await testDatabase.remove();
    });

    test('restores a backup into a new folder, without rows that were stored later', async () => {
      const before = await exportLeads(testDatabase.settings);
      const { code, err } = await runCommand(testDatabase.settings, ['backup', file]);
      assert.deepEqual({ code, err }, { code: 0, err: `${rowCount} rows written to ${file}.\n` });
      assert.deepEqual(readdirSync(folder), ['rows.sql']);
      const late = { email: 'late@example.com', source: 'footer' };
      // Otherwise, a later test could reuse this connection while the site closes it.
      const headers = { connection: 'close' };
      assert.equal(await post(server.address, 'newsletter_subscribers', late, headers), 201);
      const restored = await runLeadsCommand(embedded, ['restore', file]);
      assert.deepEqual(
        [restored.code, restored.err],
        [0, `${rowCount} rows restored to ${embedded.DATA_DIR}/postgres.\n`],
      );
      assert.equal(await exportLeads(embedded), before);
      const again = await runCommand(embedded, ['backup', '-']);
      assert.equal(
        again.out.slice(again.out.indexOf('\n')),
        readFileSync(file, 'utf8').slice(readFileSync(file, 'utf8').indexOf('\n')),
      );
    });

    test('includes erasure records and retention marks', async () => {
      const replaced = await runCommand(embedded, ['restore', file, '--existing', 'replace']);
      assert.equal(replaced.code, 0, replaced.err);
      const database = await openStaffDatabase(settings(embedded), silentLog);
      const lines = await database.query('select created_at::text as at, row_counts from staff.erasures');
      assert.deepEqual(lines, [
        { at: '2026-01-02 03:04:05.678901+00', row_counts: { contact_submissions: 2 } },
      ]);
      const marks = await database.query('select from staff.kept_rows join contact_submissions using (id)');
      assert.equal(marks.length, 3);
      await database.close();
    });

    test('backs up queued jobs as held, and leaves out quarantine and email links', async () => {
      const [held] = await queryDatabase(
        embedded,
        `select state, attempts, begun, begun_at::text, address_hash, leased_until, reply
         from staff.job where subject_table = 'newsletter_subscribers'`,
      );
      assert.deepEqual(held, {
        state: 'held',
        attempts: 2,
        begun: 1,
        begun_at: '2026-01-02 03:04:05.678901+00',
        address_hash: 'ab',
        leased_until: null,
        reply: 'it was queued when the restored backup was made',
      });
      const states = 'select state, count(*)::int as jobs, count(leased_until)::int as leases from staff.job';
      assert.deepEqual(await queryDatabase(embedded, `${states} group by state order by state`), [
        { state: 'done', jobs: 1, leases: 0 },
        { state: 'held', jobs: rowCount - 1, leases: 0 },
      ]);
      assert.deepEqual(
        await queryDatabase(embedded, 'select reply from staff.job where reply = $$250 taken$$'),
        [{ reply: '250 taken' }],
      );
      const confirmed =
        'select email from staff.newsletter_confirmations join newsletter_subscribers using (id)';
      assert.deepEqual(await queryDatabase(embedded, confirmed), [
        { email: payloads.newsletter_subscribers.email.toLowerCase() },
      ]);
      assert.deepEqual(
        await queryDatabase(embedded, 'select address_hash, reason from staff.suppressed_addresses'),
        [{ address_hash: 'cd', reason: 'left' }],
      );
      assert.doesNotMatch(readFileSync(file, 'utf8'), /robot@example|of-a-mail/);
      const [{ jobs } = {}] = await queryDatabase(
        testDatabase.settings,
        "select count(*)::int as jobs from staff.job where due_at = '2100-01-01' and state = 'queued'",
      );
      assert.equal(jobs, rowCount - 1);
    });

    test('queues no jobs on restore, whether existing rows are kept or replaced', async () => {
      const all = 'select count(*)::int as jobs from staff.job';
      await queryDatabase(embedded, "update staff.job set state = 'queued'");
      await runCommand(embedded, ['restore', file, '--existing', 'replace']);
      assert.deepEqual(await queryDatabase(embedded, queuedJobsSql), []);
      assert.deepEqual(await queryDatabase(embedded, all), [{ jobs: rowCount }]);
      await queryDatabase(embedded, 'delete from newsletter_subscribers');
      await queryDatabase(
        embedded,
        "update staff.job set state = 'queued' where subject_table = 'early_access_signups'",
      );
      assert.deepEqual(await queryDatabase(embedded, all), [{ jobs: rowCount - 1 }]);
      await runCommand(embedded, ['restore', file, '--existing', 'keep']);
      // The pending jobs of existing rows stay pending.
      assert.deepEqual(await queryDatabase(embedded, queuedJobsSql), [
        { kind: 'lead', subject_table: 'early_access_signups' },
      ]);
      assert.deepEqual(await queryDatabase(embedded, all), [{ jobs: rowCount }]);
      const confirmed = 'select from staff.newsletter_confirmations join newsletter_subscribers using (id)';
      assert.equal((await queryDatabase(embedded, confirmed)).length, 1);
    });

    test('refuses to restore into a database with rows unless told to keep or replace them', async () => {
      const before = await exportLeads(embedded);
      const refused = await runCommand(embedded, ['restore', file]);
      assert.equal(refused.code, 1);
      assert.match(
        refused.err,
        /contains \d+ rows\. Nothing was changed\..*--existing keep.*--existing replace/,
      );
      await runCommand(embedded, ['erase', '--email', 'lin@example.com', '--yes']);
      const kept = await runCommand(embedded, ['restore', file, '--existing', 'keep']);
      assert.match(
        kept.err,
        new RegExp(`^1 row restored .*, ${rowCount - 1} rows skipped because they already exist\\.\n$`),
      );
      const replaced = await runCommand(embedded, ['restore', file, '--existing', 'replace']);
      assert.match(
        replaced.err,
        new RegExp(`^${rowCount} rows restored .*, ${rowCount} rows deleted first\\.\n$`),
      );
      assert.equal(await exportLeads(embedded), before);
    });

    test('changes nothing if the backup is incomplete or violates the schema', async () => {
      const before = await exportLeads(embedded);
      const sql = readFileSync(file, 'utf8');
      const damaged: [string, string, RegExp][] = [
        ['cut between statements', sql.slice(0, sql.lastIndexOf('commit;')), /is incomplete/],
        ['cut in a statement', sql.slice(0, sql.length / 2), /line \d+: not a whole statement/],
        [
          'a row lost',
          sql.replace(/^insert into public."newsletter.*\n/m, ''),
          /announces \d+ rows, but contains \d+/,
        ],
        ['more behind the end', `${sql}drop table contact_submissions;\n`, /line \d+: this is not a backup/],
        [
          'another statement',
          sql.replace('commit;', 'drop table contact_submissions;'),
          /not a whole statement/,
        ],
        [
          'two in one line',
          sql.replace(/\);\n/, '); drop table contact_submissions;\n'),
          /multiple commands/,
        ],
        [
          'a wrong value',
          sql.replace('"inquiry_type":"other"', '"inquiry_type":"none"'),
          /line \d+: .*inquiry_type_known/,
        ],
        ['another file', 'id,email\n1,a@b\n', /line 1: this is not a backup/],
        ['nothing', '', /is incomplete/],
      ];
      for (const [what, text, message] of damaged) {
        const other = join(folder, 'damaged.sql');
        writeFileSync(other, text);
        const { code, err } = await runCommand(embedded, ['restore', other, '--existing', 'replace']);
        assert.equal(code, 1, what);
        assert.match(err, message, what);
      }
      assert.equal(await exportLeads(embedded), before);
    });

    test('can be loaded into a separate PostgreSQL, both by psql and by the restore command', {
      skip: !backends.includes('PostgreSQL'),
    }, async () => {
      const before = await exportLeads(embedded);
      const loaders: [string, (url: string) => Promise<unknown>][] = [
        ['the tool', (url) => runLeadsCommand({ DATABASE_URL: url }, ['restore', file])],
      ];
      if (hasPsql) {
        const options = ['-q', '-X', '-v', 'ON_ERROR_STOP=1', '-f', file];
        loaders.push(['psql', async (url) => execFileSync('psql', [url, ...options])]);
      }
      for (const [name, load] of loaders) {
        const target = await createTestDatabase('PostgreSQL');
        try {
          await load(target.settings.DATABASE_URL ?? '');
          assert.equal(await exportLeads(target.settings), before, name);
          assert.deepEqual(await target.query(queuedJobsSql), [], name);
          assert.equal(
            (await target.query("select from staff.job where state = 'held'")).length,
            rowCount - 1,
          );
        } finally {
          await target.drop();
        }
      }
    });

    test('contains no rows stored during the backup, and is aborted when a row is erased meanwhile', async () => {
      const database = await openStaffDatabase(settings(testDatabase.settings), silentLog);
      const tables = await readTables(database);
      const backUpWhile = async (meanwhile: () => Promise<unknown>) => {
        let sql = '';
        for await (const piece of writeBackup(database, tables, () => {})) {
          if (sql === '') await meanwhile();
          sql += piece;
        }
        return sql;
      };
      const email = 'meanwhile@example.com';
      await database.query(
        `insert into staff.count_day (day, channel, event, visitors) values (current_date, 'Direct', 'view', 700)`,
      );
      const sql = await backUpWhile(async () => {
        // Lets the database release closed connections first.
        await setTimeout(100);
        const row = { ...payloads.contact_submissions, email };
        assert.equal(await post(server.address, 'contact_submissions', row), 201, server.output());
        await database.query(
          "update staff.job set attempts = 77 where subject_table = 'roi_calculator_submissions'",
        );
        await database.query('update staff.count_day set visitors = visitors + 1');
      });
      assert.equal(
        (await database.query('select from contact_submissions where email = $1', [email])).length,
        1,
      );
      assert.ok(!sql.includes(email) && sql.endsWith('commit;\n'));
      // The backup includes rows that were changed during the backup.
      assert.match(sql, /"attempts":77/);
      assert.match(sql, /"visitors":701/);
      // The row without a lead is restored with a held job.
      const [{ id } = {}] = await database.query('select id from contact_submissions where email = $1', [
        email,
      ]);
      const arrived = new RegExp(
        `"kind":"lead","subject_table":"contact_submissions","subject_id":"${id}","state":"held"`,
      );
      assert.match(await backUpWhile(async () => {}), arrived);
      const eraseRow = () => database.query('delete from newsletter_subscribers');
      await assert.rejects(backUpWhile(eraseRow), RowsChanged);
      await database.close();
    });

    test('refuses to restore into a running site', { skip: backend !== 'embedded' }, async () => {
      const { code, err } = await runCommand(testDatabase.settings, [
        'restore',
        file,
        '--existing',
        'replace',
      ]);
      assert.equal(code, 1);
      assert.match(err, /The site is running on .*\. Stop it, then run restore again\./);
    });
  });
