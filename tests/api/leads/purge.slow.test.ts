import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase, type StaffDatabase } from '#server/db/staff-query.ts';
import { endPurgeExemption, erasePerson, exemptFromPurge } from '#server/leads/erase.ts';
import { countDueRows, purge } from '#server/leads/purge.ts';
import { checkPurgeClock } from '#server/leads/purge-clock.ts';
import { startDailyPurge } from '#server/leads/purge-daily.ts';
import { readTables, type Table } from '#server/leads/tables.ts';
import type { Logger } from '#server/log.ts';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { runCommand, startLeadsCommand } from '#tests/support/desk/leads-command.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { type ServerProcess, startServer } from '#tests/support/server/process.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`expired rows on the ${backend} database`, () => {
    let testDatabase: TestDatabase;
    let database: Database;
    let staff: StaffDatabase;
    let tables: Table[];
    const folder = temporaryFolder();

    before(async () => {
      testDatabase = await createTestDatabase(backend);
      database = testDatabase.database;
      staff = createStaffDatabase(database);
      tables = await readTables(staff);
    });
    after(async () => {
      // Does not use `testDatabase.drop()`, because the tests replace the connection.
      await database.close();
      await testDatabase.remove();
    });
    beforeEach(() =>
      query(`truncate ${Object.keys(payloads).join()}, staff.erasures, staff.kept_rows, staff.quarantine,
      staff.job, staff.mail_links`),
    );

    const query = (sql: string, values: unknown[] = []) =>
      database.asOwner(async (client) => (await client.query(sql, values)).rows);

    async function withDatabaseClosed<T>(work: () => Promise<T>): Promise<T> {
      await database.close();
      try {
        return await work();
      } finally {
        database = await connectDatabase(settings(testDatabase.settings), silentLog);
        staff = createStaffDatabase(database);
      }
    }

    async function addRow(
      table: TableName,
      at: string,
      changes: Record<string, unknown> = {},
    ): Promise<void> {
      const row = { ...payloads[table], ...changes, created_at: at };
      const columns = Object.keys(row).join(', ');
      const sql = `insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, $1)`;
      await query(sql, [JSON.stringify(row)]);
    }
    const readTimesOfRemainingRows = async (table: TableName) =>
      (
        await query(
          `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as at from ${table} order by 1`,
        )
      ).map(({ at }) => at);
    const readErasures = () => query('select reason, row_counts from staff.erasures order by created_at, id');
    const purgeAt = async (now: string, openings = {}) =>
      (await purge(staff, tables, { now: new Date(now), openings })).filter(({ rows }) => rows > 0);

    test('deletes a row at the end of its retention period, not a second earlier', async () => {
      const table = 'roi_calculator_submissions';
      await addRow(table, '2025-05-10T12:00:00Z');
      assert.deepEqual(await purgeAt('2027-05-10T11:59:59Z'), []);
      assert.deepEqual(await purgeAt('2027-05-10T12:00:00Z'), [{ table, rows: 1 }]);
      assert.deepEqual(await readErasures(), [{ reason: 'age', row_counts: { [table]: 1 } }]);
    });

    test('deletes nothing while the clock is far ahead of the last purge', async () => {
      const tableName = 'roi_calculator_submissions';
      await addRow(tableName, '2020-05-10T12:00:00Z');
      await query('delete from staff.purge_clock');
      await query("insert into staff.purge_clock (last_at) values (now() - interval '2 years')");
      // A row that is stored while the clock is wrong does not confirm the clock.
      await addRow(tableName, new Date().toISOString());
      const warned: string[] = [];
      const stop = startDailyPurge(database, folder, {
        ...silentLog,
        warn: (warning: unknown) => warned.push(String(warning)),
      } as Logger);
      for (const end = Date.now() + 10_000; warned.length === 0 && Date.now() < end; ) await delay(20);
      stop();
      assert.match(warned[0] ?? '', /^The clock says .* Nothing is deleted\./);
      assert.equal((await readTimesOfRemainingRows(tableName)).length, 2);
      assert.equal((await checkPurgeClock(staff)).isPlausible, false);
      assert.equal((await checkPurgeClock(staff, { isConfirmed: true })).isPlausible, true);
      assert.equal((await checkPurgeClock(staff)).isPlausible, true);
    });

    test('compares the clock with the newest row before the first purge', async () => {
      await query('truncate staff.purge_clock, staff.event, staff.session');
      await addRow('contact_submissions', new Date(Date.now() - 40 * 86_400_000).toISOString());
      await query('truncate staff.job');
      assert.equal((await checkPurgeClock(staff)).isPlausible, false);
      await addRow('contact_submissions', new Date().toISOString());
      assert.equal((await checkPurgeClock(staff)).isPlausible, false);
    });

    test('trusts the clock if the database is empty', async () => {
      await query('truncate staff.purge_clock, staff.event, staff.session');
      assert.equal((await checkPurgeClock(staff)).isPlausible, true);
    });

    test('keeps rows from February 29 and from the last day of a month for the full period', async () => {
      const table = 'live_selling_survey_responses';
      await addRow(table, '2028-02-29T12:00:00Z');
      assert.deepEqual(await purgeAt('2029-02-28T23:59:59Z'), []);
      assert.equal((await purgeAt('2029-03-01T00:00:00Z')).length, 1);
      await addRow(table, '2027-02-28T12:00:00Z');
      assert.deepEqual(await purgeAt('2028-02-28T11:59:59Z'), []);
      assert.equal((await purgeAt('2028-02-29T12:00:00Z')).length, 1);
    });

    test('keeps a message until the newest one from the same email address expires', async () => {
      const table = 'contact_submissions';
      await addRow(table, '2025-01-01T00:00:00Z', { email: 'Ada@example.com' });
      await addRow(table, '2026-01-01T00:00:00Z', { email: 'ada@example.com' });
      await addRow(table, '2025-01-01T00:00:01Z', { email: 'lin@example.com' });
      await purgeAt('2027-06-01T00:00:00Z');
      assert.deepEqual(await readTimesOfRemainingRows(table), ['2025-01-01T00:00:00', '2026-01-01T00:00:00']);
      await purgeAt('2028-01-01T00:00:00Z');
      assert.deepEqual(await readTimesOfRemainingRows(table), []);
    });

    test('keeps the early-access list until the feature launches', async () => {
      const table = 'early_access_signups';
      await addRow(table, '2025-01-01T00:00:00Z', { interested_feature: 'AI Avatars' });
      await addRow(table, '2026-05-01T00:00:00Z', { interested_feature: 'AI Avatars' });
      await addRow(table, '2025-01-01T00:00:00Z', { interested_feature: null });
      assert.deepEqual(await purgeAt('2099-01-01T00:00:00Z'), []);
      const openings = { 'AI Avatars': '2026-03-01' };
      assert.deepEqual(await purgeAt('2027-02-28T23:59:59Z', openings), []);
      await purgeAt('2027-03-01T00:00:00Z', openings);
      assert.deepEqual(await readTimesOfRemainingRows(table), ['2025-01-01T00:00:00', '2026-05-01T00:00:00']);
    });

    test('keeps newsletter rows indefinitely, and an application marked for retention until the mark is removed', async () => {
      const email = 'member@example.com';
      await addRow('newsletter_subscribers', '1999-01-01T00:00:00Z');
      await addRow('live_selling_survey_responses', '1999-01-01T00:00:00Z', { email });
      await exemptFromPurge(staff, tables, email);
      await exemptFromPurge(staff, tables, email);
      assert.deepEqual(await purgeAt('2030-01-01T00:00:00Z'), []);
      await endPurgeExemption(staff, tables, email);
      assert.deepEqual(await purgeAt('2030-01-01T00:00:00Z'), [
        { table: 'live_selling_survey_responses', rows: 1 },
      ]);
    });

    test('deletes a quarantined form after 30 days despite a retention mark, and records the deletion', async () => {
      const content = { ...payloads.contact_submissions, email: 'robot@example.com' };
      const at = '2026-03-01T12:00:00Z';
      const id = '6a4c8a8e-0000-4000-8000-000000000001';
      await query(
        `insert into staff.quarantine (id, created_at, subject_table, reason, content)
         values ($1, $2, 'contact_submissions', 'haste', $3)`,
        [id, at, content],
      );
      await query('insert into staff.kept_rows (id) values ($1)', [id]);
      assert.deepEqual(await purgeAt('2026-03-31T11:59:59Z'), []);
      assert.deepEqual(await purgeAt('2026-03-31T12:00:00Z'), [{ table: 'quarantine', rows: 1 }]);
      assert.deepEqual(await readErasures(), [{ reason: 'age', row_counts: { quarantine: 1 } }]);
    });

    test('deletes finished jobs and email links after 24 months, but no queued jobs', async () => {
      const states = ['queued', 'done', 'held', 'uncertain', 'dead'];
      await query(
        `insert into staff.job (kind, subject_id, state, created_at)
         select 'lead', gen_random_uuid(), state, '2025-05-10T12:00:00Z' from unnest($1::text[]) as state`,
        [states],
      );
      await query(
        `insert into staff.job (kind, subject_id, state, created_at)
         select 'lead', gen_random_uuid(), 'done', '2025-05-10T11:00:00Z' from generate_series(1, 2500)`,
      );
      await query(
        `insert into staff.mail_links (token_hash, created_at, purpose, subscriber_id, address_hash)
         values ('a', '2025-05-10T12:00:00Z', 'leave', gen_random_uuid(), 'b')`,
      );
      assert.deepEqual(await purgeAt('2027-05-10T10:59:59Z'), []);
      assert.deepEqual(await purgeAt('2027-05-10T12:00:00Z'), [
        { table: 'job', rows: 2_504 },
        { table: 'mail_links', rows: 1 },
      ]);
      assert.deepEqual(await query('select state from staff.job'), [{ state: 'queued' }]);
      assert.deepEqual(await readErasures(), []);
    });

    test('deletes webhook events after 30 days, sent or not', async () => {
      // The connection is paused, so that each event becomes a held job.
      await query(
        `insert into staff.endpoint (kind, name, address_sealed, events, state)
        values ('webhook', 'CRM', 'sealed', '{content.published}', 'paused');
        insert into staff.hook_event (type, detail, created_at)
        select 'content.published', to_jsonb(state), at
        from unnest(array['done', 'held', 'dead', 'queued']) as state,
          unnest('{2026-03-01T12:00:00Z, 2026-03-02T12:00:00Z}'::timestamptz[]) as at;
        update staff.job set state = event.detail #>> '{}', created_at = event.created_at
        from staff.hook_event as event where event.id = subject_id;
        insert into staff.delivery (job_id, event_id, endpoint_id, attempt, is_taken, milliseconds, answer, created_at)
        select gen_random_uuid(), event.id, endpoint.id, 1, true, 1, 'thanks', event.created_at
        from staff.hook_event as event, staff.endpoint;
        insert into staff.heard_call (id_hash, created_at) select id::text, created_at from staff.hook_event`,
      );
      assert.deepEqual(await purgeAt('2026-03-31T11:59:59Z'), []);
      assert.deepEqual(await purgeAt('2026-03-31T12:00:00Z'), [
        { table: 'job', rows: 4 },
        { table: 'delivery', rows: 4 },
        { table: 'hook_event', rows: 4 },
        { table: 'heard_call', rows: 4 },
      ]);
      const [left] = await query(
        `select (select count(*)::int from staff.endpoint) as endpoints, (select count(*)::int from staff.job) as jobs,
          (select count(*)::int from staff.delivery) as deliveries, (select count(*)::int from staff.heard_call) as calls`,
      );
      assert.deepEqual(left, { endpoints: 1, jobs: 4, deliveries: 4, calls: 4 });
      await query('delete from staff.endpoint; delete from staff.hook_event; delete from staff.heard_call');
    });

    test('records an erasure without personal data and removes the retention marks', async () => {
      const email = 'forget@example.com';
      await addRow('contact_submissions', '2026-01-01T00:00:00Z', { email });
      await addRow('contact_submissions', '2026-01-02T00:00:00Z', { email });
      await addRow('newsletter_subscribers', '2026-01-01T00:00:00Z', { email });
      await exemptFromPurge(staff, tables, email);
      await erasePerson(staff, tables, email);
      await erasePerson(staff, tables, email);
      assert.deepEqual(await readErasures(), [
        { reason: 'request', row_counts: { contact_submissions: 2, newsletter_subscribers: 1 } },
      ]);
      assert.deepEqual(await query('select * from staff.kept_rows'), []);
      assert.doesNotMatch(JSON.stringify(await query('select * from staff.erasures')), /forget/);
    });

    test('lets staff add erasure records but not change them, and denies visitors access', async () => {
      await staff.query(`insert into staff.erasures (reason, row_counts) values ('age', '{"a": 1}')`);
      await assert.rejects(
        staff.query('update staff.erasures set row_counts = $1', ['{}']),
        /permission denied/,
      );
      await assert.rejects(staff.query('delete from staff.erasures'), /permission denied/);
      const withAddress = `insert into staff.erasures (reason, row_counts) values ('age', '{"a": "a@b.c"}')`;
      await assert.rejects(staff.query(withAddress), /row_counts_are_numbers/);
      for (const table of ['erasures', 'kept_rows']) {
        for (const sql of [`select from staff.${table}`, `insert into staff.${table} default values`]) {
          await assert.rejects(
            database.asVisitor((client) => client.query(sql)),
            /permission denied/,
          );
        }
      }
    });

    test('deletes and counts each row only once in two simultaneous purges', async () => {
      await query(
        `insert into roi_calculator_submissions (created_at, email, brand_name, average_order_value, profit_margin,
           products_per_event, viewers_per_event, conversion_rate, events_per_month, calculated_monthly_revenue,
           calculated_monthly_profit, calculated_annual_profit)
         select '2001-01-01', 'x', 'x', 1, 1, 1, 1, 1, 1, 1, 1, 1 from generate_series(1, 3500)`,
      );
      const reports = await Promise.all([purge(staff, tables), purge(staff, tables)]);
      const deleted = reports.flat().reduce((sum, { rows }) => sum + rows, 0);
      const [recorded] = await query(
        "select sum((row_counts ->> 'roi_calculator_submissions')::int)::int as rows from staff.erasures",
      );
      assert.deepEqual([deleted, recorded?.rows], [3500, 3500]);
    });

    test('lists rows to purge and deletes them only when confirmed', async () => {
      await addRow('roi_calculator_submissions', '2001-01-01T00:00:00Z');
      await query(
        `insert into staff.quarantine (id, created_at, subject_table, reason, content)
         values (gen_random_uuid(), '2001-01-01', 'contact_submissions', 'haste', '{}')`,
      );
      await withDatabaseClosed(async () => {
        const run = (...args: string[]) => runCommand({ DATA_DIR: folder, ...testDatabase.settings }, args);
        const shown = await run('purge');
        assert.match(shown.out, /roi_calculator_submissions +1\n(.*\n)* {2}quarantine +1\n/);
        assert.match(shown.out, /Nothing was deleted\. Add --yes to delete without confirmation\.\n$/);
        const done = await run('purge', '--yes');
        assert.match(
          done.out,
          /\n2 rows deleted\.\nTo restore the deleted form entries .* --existing keep \S+\.sql\n$/,
        );
        const again = await run('purge', '--yes');
        assert.match(again.out, /Nothing to delete\.\n$/);
        const kept = await run('keep', '--email', 'nobody@example.com');
        assert.match(kept.out, /0 rows excluded from purges\.\n$/);
        const wrong = await run('keep');
        assert.deepEqual(
          [shown, done, again, kept, wrong].map(({ code }) => code),
          [0, 0, 0, 0, 2],
        );
      });
    });

    test('records every deleted row even when killed, and continues later', async (context) => {
      const rows = 20_000;
      await query(
        `insert into live_selling_survey_responses (created_at, full_name, email, phone_number, tiktok_handle, follower_count,
           location, time_zone, gone_live_before, currently_with_agency, worked_with_agency_before, prior_sales_experience,
           content_type, comfortable_selling_categories, has_filming_space, hours_per_week, available_times,
           willing_to_follow_training, compensation_preferences)
         select '2001-01-01', 'x', 'a@b.c', '1', 'x', 1, 'x', 'x', false, false, false, false, 'beauty', array['Beauty'], true, 1,
           array['morning'], true, array['paid-hosting'] from generate_series(1, ${rows})`,
      );
      await query(`create function linger() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.3); return null; end $$`);
      await query(`create trigger linger after delete on live_selling_survey_responses
        for each statement execute function linger()`);
      await withDatabaseClosed(async () => {
        const child = startLeadsCommand({ DATA_DIR: folder, ...testDatabase.settings }, ['purge', '--yes']);
        const purged = join(testDatabase.settings.DATA_DIR ?? folder, 'purged');
        const countBackups = () => (existsSync(purged) ? globSync(join(purged, '*.sql')).length : 0);
        for (const before = countBackups(); countBackups() === before; ) await delay(20);
        await delay(3_000);
        child.kill('SIGKILL');
        await once(child, 'close');
      });
      const countLeft = async () =>
        (await countDueRows(staff, tables)).reduce((sum, due) => sum + due.rows, 0);
      const countRecordedErasures = async () =>
        Number(
          (
            await query(
              `select coalesce(sum((row_counts ->> 'live_selling_survey_responses')::int), 0) as rows from staff.erasures`,
            )
          )[0]?.rows,
        );
      // The last statement of the killed process may still run on the server.
      await delay(1_000);
      await query('drop function linger cascade');
      const recorded = await countRecordedErasures();
      context.diagnostic(`killed after ${recorded} of ${rows} rows`);
      assert.ok(recorded > 0 && recorded < rows, String(recorded));
      assert.equal((await countLeft()) + (await countRecordedErasures()), rows);
      await purge(staff, tables);
      assert.deepEqual([await countLeft(), await countRecordedErasures()], [0, rows]);
    });

    test('purges at startup unless disabled and logs no personal data', async () => {
      await addRow('roi_calculator_submissions', '2001-01-01T00:00:00Z', { email: 'old@example.com' });
      const runSite = (DAILY_PURGE: string, wait: (server: ServerProcess) => Promise<unknown>) =>
        withDatabaseClosed(async () => {
          const server = await startServer({
            DATA_DIR: folder,
            ...testDatabase.settings,
            DAILY_PURGE,
            LOG_LEVEL: 'info',
          });
          await wait(server);
          await server.stop();
          return server.output();
        });
      await runSite('false', () => delay(1_500));
      assert.equal((await readTimesOfRemainingRows('roi_calculator_submissions')).length, 1);
      const output = await runSite('true', (server) =>
        until(async () => assert.match(server.output(), /"deleted"/), 30_000),
      );
      assert.equal((await readTimesOfRemainingRows('roi_calculator_submissions')).length, 0, output);
      assert.match(output, /"deleted":\[\{"table":"roi_calculator_submissions","rows":1\}\]/);
      assert.doesNotMatch(output, /old@example/);
    });
  });
