import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import pg from 'pg';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { readDeadlines } from '#server/desk/reports/deadline-numbers.ts';
import { readLeadTotals } from '#tests/support/database/lead-sums.ts';
import { backends, setUpDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { makeLeads } from '#tests/support/desk/leads.ts';

const forms = ['contact_submissions', 'early_access_signups'];
const answerSql = `kept_at = now(), kept_by = 'call', kept_member = (select min(id::text)::uuid from staff.member)`;

for (const backend of backends)
  describe(`lead totals on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    before(async () => {
      await testDatabase.query(
        `insert into staff.member (email, name, role) values ('ada@desk.example', 'Ada', 'agent')`,
      );
      await testDatabase.query(
        `insert into staff.promise (subject_table, hours) values ('early_access_signups', 4)`,
      );
    });
    beforeEach(() => storeRows(testDatabase, 8).then(() => makeLeads(testDatabase)));

    const expectCorrectTotals = async () => {
      const { stored, counted } = await readLeadTotals(testDatabase.query);
      assert.ok(Object.keys(counted).length > 3);
      assert.deepEqual(stored, counted);
    };
    const compactTotals = () =>
      createStaffDatabase(testDatabase.database).query('select staff.add_up_leads()');

    test('keeps totals correct while leads are created and changed and totals are compacted concurrently', async () => {
      await storeRows(testDatabase, 300);
      const changeLeads = (form: string, change: string) =>
        testDatabase.query(
          `with locked as (select id from staff.lead where subject_table = $1 order by number for update)
          update staff.lead set ${change} where id in (select id from locked)`,
          [form],
        );
      await Promise.all([
        ...[1, 2, 3].map(() => makeLeads(testDatabase)),
        compactTotals(),
        ...forms.map((form) => changeLeads(form, answerSql)),
        compactTotals(),
        ...forms.toReversed().map((form) => changeLeads(form, `status = 'won'`)),
        compactTotals(),
      ]);
      await expectCorrectTotals();
      await compactTotals();
      await expectCorrectTotals();
      const several = await testDatabase.query(
        'select from staff.lead_sum group by day, form, member, wait, ends having count(*) > 1',
      );
      assert.equal(several.length, 0);
    });

    test('computes the same totals from scratch', async () => {
      await testDatabase.query(`update staff.lead set ${answerSql} where number % 2 = 0`);
      const whole = `select json_agg(s order by s::text) as sums from staff.lead_sum as s`;
      await compactTotals();
      const before = await testDatabase.query(whole);
      await testDatabase.query('select staff.sum_all_leads()');
      assert.deepEqual(await testDatabase.query(whole), before);
      await expectCorrectTotals();
    });

    test('counts overdue leads as of the current time', async () => {
      const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
      await testDatabase.query(
        `update staff.lead set created_at = now() - interval '3 days', kept_at = null, kept_by = null,
          due_at = $1::timestamptz + (number % 150) * interval '1 minute' where subject_table = $2`,
        [new Date(hour), forms[0]],
      );
      const until = new Date();
      const from = new Date(+until - 10 * 86_400_000);
      for (const minutes of [0, 1, 31, 60, 61, 100, 120, 200]) {
        const now = new Date(hour + minutes * 60_000);
        const numbers = await readDeadlines(
          createStaffDatabase(testDatabase.database),
          { from, until, now },
          forms,
        );
        const [late] = await testDatabase.query(
          'select count(*)::int as leads from staff.lead where subject_table = $1 and due_at < $2 and kept_at is null',
          [forms[0], now],
        );
        assert.equal(numbers.get(`${forms[0]}`)?.lateNow ?? 0, late?.leads, `after ${minutes} minutes`);
      }
    });

    test('counts longer waiting times in higher buckets', async () => {
      const waits = `select random() * 10 ^ (random() * 14 - 6) * sign(random() - 0.1) * interval '1 second' as wait
        from generate_series(1, 20000) union all select n * interval '1 second' from generate_series(-3, 70000) as n`;
      const falling = await testDatabase.query(`select from (
          select staff.wait_of(wait) as class, lag(staff.wait_of(wait)) over (order by wait) as shorter from (${waits}) as waits
        ) as pairs where class < shorter`);
      const [three] = await testDatabase.query(
        `select count(distinct staff.wait_of(wait))::int as classes from (${waits}) as waits where wait >= '4096 s' and wait < '32768 s'`,
      );
      assert.equal(falling.length, 0);
      assert.equal(three?.classes, 3 * 8);
    });

    test('does not block concurrent changes to leads in the same totals', {
      skip: backend === 'embedded' && 'it has one connection',
    }, async () => {
      const clients = [0, 1].map(() => new pg.Client(`${testDatabase.settings.DATABASE_URL}`));
      await Promise.all(clients.map((client) => client.connect()));
      try {
        for (const client of clients)
          await client.query(`begin; set local lock_timeout = '2s'; set local deadlock_timeout = '100ms'`);
        const answerNthLead = (turn: number, form: string | undefined, nth: number) =>
          clients[turn]?.query(
            `update staff.lead set ${answerSql} where id = (
              select id from staff.lead where subject_table = $1 and kept_at is null order by number limit 1 offset $2
            )`,
            [form, nth],
          );
        for (const step of [0, 1]) {
          await Promise.all(
            [0, 1].map((turn) => answerNthLead(turn, forms[(turn + step) % 2], turn + 2 * step)),
          );
          await compactTotals();
        }
        await Promise.all(clients.map((client) => client.query('commit')));
      } finally {
        await Promise.all(clients.map((client) => client.end()));
      }
      await expectCorrectTotals();
      await compactTotals();
      await expectCorrectTotals();
    });
  });

async function storeRows({ query }: TestDatabase, rows: number): Promise<void> {
  const many = `generate_series(1, ${rows}) as n`;
  await query(`insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
    select 'Ada', 'Lin', 'ada' || n || '@lin.example', 'other', 'x' from ${many}`);
  await query(`insert into early_access_signups (first_name, last_name, email, company)
    select 'Ada', 'Lin', 'ada' || n || '@lin.example', 'Lin' from ${many}`);
}
