import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { purge } from '#server/leads/purge.ts';
import { restoreBackup } from '#server/leads/restore.ts';
import { readTables } from '#server/leads/tables.ts';
import { backUp } from '#tests/support/database/backup.ts';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { setUpDesk, startDesk } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

const hasPsql = spawnSync('psql', ['--version']).status === 0;

for (const backend of backends)
  describe(`desk data in a backup of the ${backend} database`, () => {
    const folder = temporaryFolder();
    const file = join(folder, 'rows.sql');
    const desk = setUpDesk(backend);
    let ada: string;

    before(async () => {
      const cookie = await desk.memberOf('admin', { name: 'Ada', email: 'ada@cue.example' });
      ada = await desk.idOf(cookie);
      await desk.database.query("update staff.member set password_hash = 'argon2-of-ada'");
      const refs = [
        await sendLead(desk),
        await sendLead(desk, 'live_selling_survey_responses'),
        await sendLead(desk, 'roi_calculator_submissions'),
      ];
      const [first, second] = refs;
      const changeLead = (ref: string | undefined, field: string, value: string, was: string | null) =>
        desk.fetch(cookie, 'PATCH', `leads/${ref}`, { field, value, was });
      await changeLead(first, 'assignee', ada, null);
      await desk.fetch(cookie, 'POST', `leads/${first}/events`, {
        id: randomUUID(),
        kind: 'note',
        text: 'naïve “note” \\ \' \n\u2028 {"a": [1]}',
      });
      await desk.fetch(cookie, 'POST', `leads/${second}/events`, {
        id: randomUUID(),
        kind: 'call',
        text: 'rang',
      });
      await changeLead(second, 'status', 'won', 'contacted');
      await desk.fetch(cookie, 'POST', `leads/${first}/replies`, {
        id: randomUUID(),
        subject: "It's",
        body: 'a\n\n\\b',
      });
      await desk.fetch(cookie, 'PATCH', `leads/${first}/email`, {
        email: 'lin@corrected.example',
        was: 'Lin@Example.com',
      });
      await desk.database.query(
        `insert into staff.picture (file, name, type, width, height, alt, focus_x, focus_y, member_id, data, thumbnail)
        select 'uploads/' || lpad(to_hex(n), 16, '0') || '.png', 'It''s \\', 'image/png', 4, 3, 'a "host"', 40, 30, $1,
          decode(repeat('00ff5c27', 300000), 'hex'), 'small'
        from generate_series(1, 2) as n`,
        [ada],
      );
      await desk.fetch(cookie, 'POST', 'saved-replies', {
        name: "It's",
        shortcut: 'price',
        text: 'a\n{company}',
      });
      await desk.fetch(cookie, 'PATCH', 'account', { signature: 'Ada\nProducer' });
      const settings = (await desk.fetch(cookie, 'GET', 'settings')).json();
      const wanted = structuredClone(settings);
      wanted.promises[0].hours = 12;
      wanted.promises[1].hours = null;
      wanted.hours = { days: [2], from: '10:00', to: '11:00' };
      await desk.fetch(cookie, 'PUT', 'settings', { settings: wanted, was: settings });
      writeFileSync(file, await backUp(desk.database));
    });

    const restoreInto = async (
      { database }: TestDatabase,
      existing: 'refuse' | 'keep' | 'replace' = 'refuse',
      from = file,
    ) => restoreBackup(database, await readTables(createStaffDatabase(database)), from, existing, () => {});
    const readContent = ({ query }: TestDatabase) =>
      query(`select
        (select json_agg(t order by number) from staff.lead as t) as leads,
        (select json_agg(t order by created_at, id) from staff.event as t) as events,
        (select json_agg(t order by created_at, id) from staff.reply as t) as replies,
        (select json_agg(t order by subject_table) from staff.promise as t) as promises,
        (select json_agg(t order by name) from staff.setting as t) as settings,
        (select json_agg(t order by file) from staff.picture as t) as pictures,
        (select json_agg(t order by created_at, id) from staff.saved_reply as t) as saved,
        (select json_agg(json_build_array(id, email, name, role, signature) order by id) from staff.member as t) as members`);
    const withFreshDatabase = async (work: (target: TestDatabase) => Promise<void>) => {
      const target = await createTestDatabase(backend);
      try {
        await work(target);
      } finally {
        await target.drop();
      }
    };

    test('restores leads, statuses, notes, replies and settings, but no sign-in data', async () => {
      await withFreshDatabase(async (target) => {
        await restoreInto(target);
        assert.deepEqual(await readContent(target), await readContent(desk.database));
        const [secrets] = await target.query(
          'select count(password_hash)::int as hashes, (select count(*)::int from staff.session) as sessions from staff.member',
        );
        assert.deepEqual(secrets, { hashes: 0, sessions: 0 });
        assert.doesNotMatch(readFileSync(file, 'utf8'), /argon2-of-ada/);
        assert.deepEqual(await target.query("select from staff.job where state = 'queued'"), []);
        assert.equal(
          (await target.query("select from staff.job where kind = 'mail.reply' and state = 'held'")).length,
          1,
        );
        const [{ next, highest } = assert.fail()] = await target.query(
          "select nextval('staff.lead_number') as next, (select max(number) from staff.lead) as highest",
        );
        assert.equal(Number(next), Number(highest) + 1);
        assert.equal(
          (await backUp(target)).replace(/.*\n/, ''),
          readFileSync(file, 'utf8').replace(/.*\n/, ''),
        );
      });
    });

    test('replaces all existing desk data', async () => {
      const other = await startDesk(backend);
      try {
        const cookie = await other.memberOf('agent');
        const ref = await sendLead(other, 'early_access_signups');
        await other.fetch(cookie, 'POST', `leads/${ref}/events`, {
          id: randomUUID(),
          kind: 'note',
          text: 'mine',
        });
        await restoreInto(other.database, 'replace');
        const [before, after] = [await readContent(desk.database), await readContent(other.database)];
        for (const part of ['leads', 'replies', 'promises', 'settings'] as const) {
          assert.deepEqual(after[0]?.[part], before[0]?.[part], part);
        }
        assert.doesNotMatch(JSON.stringify(after), /mine/);
      } finally {
        await other.drop();
      }
    });

    test('keeps existing leads, renumbers restored leads whose numbers are taken, and matches members by email address', async () => {
      const other = await startDesk(backend);
      try {
        const cookie = await other.memberOf('admin', { name: 'Ada', email: 'ada@cue.example' });
        const kept = await sendLead(other, 'contact_submissions', {
          email: 'kept@example.com',
          last_name: 'Kept',
        });
        await restoreInto(other.database, 'keep');
        assert.match((await openLead(other, cookie, kept)).name, /Kept/);
        const leads = await other.database.query(
          'select number, row.email, assignee from staff.lead join contact_submissions as row on row.id = subject_id order by number',
        );
        assert.deepEqual(
          leads.map(({ email }) => email),
          ['kept@example.com', 'Lin@Example.com'],
        );
        const lin = await openLead(other, cookie, `m-${leads[1]?.number}`);
        assert.equal(lin.assignee, await other.idOf(cookie));
        assert.notEqual(lin.assignee, ada);
        assert.deepEqual(
          await other.database.query('select kept_member from staff.lead where kept_by is not null'),
          [{ kept_member: lin.assignee }],
        );
        assert.deepEqual(
          lin.events.map(({ kind, by }) => [kind, by]),
          ['arrived', 'assign', 'note', 'reply', 'email'].map((kind) => [
            kind,
            kind === 'arrived' ? null : lin.assignee,
          ]),
        );
        assert.deepEqual(
          lin.events.flatMap((line) => (line.kind === 'assign' ? [line.detail.to] : [])),
          [lin.assignee],
        );
        const [{ hours } = assert.fail()] = await other.database.query(
          "select hours::int from staff.promise where subject_table = 'contact_submissions'",
        );
        assert.equal(hours, 24);
        const again = await restoreInto(other.database, 'keep');
        assert.equal(again.added, 0);
        assert.equal((await other.database.query('select from staff.lead')).length, 4);
      } finally {
        await other.drop();
      }
    });

    test('creates leads without deadlines or notices from a backup made before the desk existed', async () => {
      const old = join(folder, 'old.sql');
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !/staff\."?(member|promise|setting|lead|event|reply)|^select/.test(line));
      writeFileSync(old, lines.join('\n'));
      await withFreshDatabase(async (target) => {
        await restoreInto(target, 'refuse', old);
        const leads = await target.query(
          'select subject_table as form, due_at, status, seen_at is not null as seen from staff.lead order by form',
        );
        assert.deepEqual(
          leads,
          ['contact_submissions', 'live_selling_survey_responses', 'roi_calculator_submissions'].map(
            (form) => {
              return { form, due_at: null, status: 'new', seen: true };
            },
          ),
        );
        const [{ hours } = assert.fail()] = await target.query(
          'select sum(hours)::int as hours from staff.promise',
        );
        assert.equal(hours, 120);
      });
    });

    test('writes a backup that psql can load', { skip: !hasPsql || backend !== 'PostgreSQL' }, async () => {
      await withFreshDatabase(async (target) => {
        execFileSync('psql', [
          `${target.settings.DATABASE_URL}`,
          '-q',
          '-X',
          '-v',
          'ON_ERROR_STOP=1',
          '-f',
          file,
        ]);
        assert.deepEqual(await readContent(target), await readContent(desk.database));
      });
    });

    test('deletes expired rows along with their leads, events after two years, and expired sign-in data', async () => {
      const { query, database } = desk.database;
      const staff = createStaffDatabase(database);
      await query(
        `insert into staff.event (kind, created_at) values ('export', now() - interval '25 months'), ('export', now() - interval '22 months')`,
      );
      await query(
        `insert into staff.event (lead_id, kind, created_at) select id, 'note', now() - interval '30 months' from staff.lead limit 1`,
      );
      await query(`insert into staff.session (token_hash, member_id, expires_at, device)
        select hash, id, now() + days * interval '1 day', '' from staff.member, (values ('over', -1), ('on', 1)) as made (hash, days)`);
      await query(
        `insert into staff.invite (token_hash, email, role, expires_at) values ('over', 'a@b.co', 'agent', now() - interval '1 hour')`,
      );
      await query(
        `insert into staff.sign_in_step (token_hash, content, expires_at) values ('over', '{}', now() - interval '1 hour')`,
      );
      await query(
        `insert into staff.sign_in_failure (subject_hash, failures, last_at) values ('old', 3, now() - interval '31 days'), ('new', 3, now())`,
      );
      await query(`update live_selling_survey_responses set created_at = now() - interval '13 months'`);
      const [{ before } = assert.fail()] = await query('select count(*)::int as before from staff.lead');
      const counts = (await purge(staff, await readTables(staff))).filter(({ rows }) => rows > 0);
      assert.deepEqual(
        counts.map(({ table, rows }) => `${table} ${rows}`),
        [
          'live_selling_survey_responses 1',
          'event 1',
          'session 1',
          'invite 1',
          'sign_in_step 1',
          'sign_in_failure 1',
        ],
      );
      const [{ after } = assert.fail()] = await query('select count(*)::int as after from staff.lead');
      assert.equal(after, Number(before) - 1);
      assert.equal(
        (await query("select from staff.event where created_at < now() - interval '29 months'")).length,
        1,
      );
      await assert.rejects(staff.query('update staff.event set kind = $1', ['other']), /permission denied/);
      await staff.query('delete from staff.event');
      assert.ok((await query('select from staff.event')).length > 3, 'history stays, whatever is asked');
    });
  });
