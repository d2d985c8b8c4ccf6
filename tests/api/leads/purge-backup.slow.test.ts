import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createStaffDatabase, type StaffDatabase } from '#server/db/staff-query.ts';
import { purge } from '#server/leads/purge.ts';
import { backUpBeforePurge } from '#server/leads/purge-backup.ts';
import { checkPurgeClock } from '#server/leads/purge-clock.ts';
import { startDailyPurge } from '#server/leads/purge-daily.ts';
import { restoreBackup } from '#server/leads/restore.ts';
import { readTables, type Table } from '#server/leads/tables.ts';
import type { Logger } from '#server/log.ts';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { silentLog } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`the backup that a purge writes, on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    let staff: StaffDatabase;
    let tables: Table[];
    const folder = temporaryFolder();

    before(async () => {
      staff = createStaffDatabase(testDatabase.database);
      tables = await readTables(staff);
    });
    beforeEach(() => query('truncate contact_submissions, staff.job'));

    const query = (sql: string, values: unknown[] = []) => testDatabase.query(sql, values);
    const addRow = (table: 'contact_submissions', at: string, changes: Record<string, unknown> = {}) => {
      const row = { ...payloads[table], ...changes, created_at: at };
      const columns = Object.keys(row).join(', ');
      return query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, $1)`,
        [JSON.stringify(row)],
      );
    };
    const readDeskData = async () => ({
      rows: await query('select * from contact_submissions order by id'),
      leads: await query('select * from staff.lead order by id'),
      notes: await query("select * from staff.event where kind = 'note' order by id"),
      jobs: await query('select id, kind, subject_id from staff.job order by id'),
    });

    test('restores purged rows and their leads without sending emails', async () => {
      await addRow('contact_submissions', '2001-01-01T00:00:00Z', { email: 'old@example.com' });
      await addRow('contact_submissions', new Date().toISOString(), { email: 'new@example.com' });
      await query('select staff.adopt_rows()');
      await query(`insert into staff.event (lead_id, kind, detail)
        select id, 'note', '{"text": "called twice"}' from staff.lead where created_at < '2002-01-01'`);
      await query(`insert into staff.job (kind, subject_table, subject_id, created_at)
        select 'receipt', 'contact_submissions', id, created_at from contact_submissions where created_at < '2002-01-01'`);
      const clock = await checkPurgeClock(staff, { isConfirmed: true });
      const old = join(folder, 'purged', 'old.sql');
      const recent = join(folder, 'purged', 'recent.sql');
      mkdirSync(join(folder, 'purged'), { recursive: true });
      for (const [file, days] of [
        [old, 7],
        [recent, 6.9],
      ] as const) {
        writeFileSync(file, '');
        utimesSync(file, clock.now, clock.now.getTime() / 1000 - days * 86_400);
      }
      const before = await readDeskData();
      const file = await backUpBeforePurge(staff, tables, folder, clock);
      assert.ok(file);
      await purge(staff, tables, clock);
      assert.equal((await readDeskData()).leads.length, before.leads.length - 1);
      assert.equal(statSync(file).mode & 0o777, 0o600);
      assert.doesNotMatch(readFileSync(file, 'utf8'), /new@example/);
      assert.deepEqual([existsSync(old), existsSync(recent)], [false, true]);

      await restoreBackup(testDatabase.database, tables, file, 'keep', () => {});
      assert.deepEqual(await readDeskData(), before);
      const ofOld = "subject_id in (select id from contact_submissions where email = 'old@example.com')";
      const states = await query(`select distinct state from staff.job where ${ofOld} and kind = 'receipt'`);
      assert.deepEqual(states, [{ state: 'held' }]);
      assert.equal(
        await backUpBeforePurge(staff, tables, folder, { now: new Date('2001-01-02') }),
        undefined,
      );
    });

    test('deletes nothing when the backup cannot be written', async () => {
      await addRow('contact_submissions', '2001-01-01T00:00:00Z');
      await checkPurgeClock(staff, { isConfirmed: true });
      const file = join(folder, 'not-a-folder');
      writeFileSync(file, '');
      const warned: unknown[] = [];
      const stop = startDailyPurge(testDatabase.database, file, {
        ...silentLog,
        warn: (warning: unknown) => warned.push(warning),
      } as Logger);
      for (const end = Date.now() + 10_000; warned.length === 0 && Date.now() < end; ) await delay(20);
      stop();
      assert.equal(warned.length, 1);
      assert.equal((await readDeskData()).rows.length, 1);
    });
  });
