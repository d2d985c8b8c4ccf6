import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { fillDatabase } from '#bench/desk/fill.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { countRowsOfPerson, erasePerson } from '#server/leads/erase.ts';
import { purge } from '#server/leads/purge.ts';
import { readTables, type Table } from '#server/leads/tables.ts';
import { readConnections } from '#server/outbound/hooks/endpoints.ts';
import { addDeadlineNotices } from '#server/outbound/mail/deadline-notices.ts';
import { MailQueue } from '#server/outbound/mail/mail-queue.ts';
import { readUndeliveredEmails } from '#server/outbound/mail/undelivered-emails.ts';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';

type Plan = {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

const day = 86_400_000;
// Webhook jobs are spread over three days, of which two are past retention. The table also has 1,000 contact form jobs
// and 10,000 other jobs.
const maxPurged = 500;
const growingTables = [
  ...['lead', 'job', 'event', 'hook_event', 'delivery', 'newsletter_confirmations'],
  ...['contact_submissions', 'newsletter_subscribers', 'roi_calculator_submissions'],
  ...['live_selling_survey_responses', 'early_access_signups'],
];

for (const backend of backends)
  describe(`queries on growing tables in the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    let tables: Table[];
    let plans: Plan[];

    before(async () => {
      const members = await testDatabase.query(
        `insert into staff.member (email, name, role) values ('ada@desk.example', 'Ada', 'agent') returning id`,
      );
      await fillDatabase(testDatabase.query, {
        leads: 4_000,
        jobsPerLead: 3,
        members: members.map(({ id }) => String(id)),
      });
      tables = await readTables(createStaffDatabase(testDatabase.database));
    });
    beforeEach(() => {
      plans = [];
    });

    function recordPlans(analyzed = false): Database {
      const explainQueriesOf = (client: Queryable): Queryable =>
        ({
          query: async (text: string, values?: unknown[]) => {
            if (/^\s*(begin|commit|select pg_advisory)/.test(text)) return client.query(text, values);
            await client.query('set enable_seqscan = off');
            const { rows } = await client.query(
              `explain (${analyzed ? 'analyze, ' : ''}format json) ${text}`,
              values,
            );
            await client.query('reset enable_seqscan');
            plans.push(rows[0]['QUERY PLAN'][0].Plan);
            return analyzed ? { rows: [] } : client.query(text, values);
          },
        }) as Queryable;
      const { database } = testDatabase;
      return Object.assign(Object.create(database), {
        asStaff: (work: (client: Queryable) => Promise<unknown>, options: { timeout: number }) =>
          database.asStaff((client) => work(explainQueriesOf(client)), options),
      });
    }
    const flattenPlan = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flattenPlan)];
    const rowsReadBy = (plan: Plan) =>
      ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) * (plan['Actual Loops'] ?? 1);
    const findFullScans = () =>
      plans
        .flatMap(flattenPlan)
        .filter(
          (plan) => plan['Node Type'] === 'Seq Scan' && growingTables.includes(`${plan['Relation Name']}`),
        )
        .map((plan) => plan['Relation Name']);

    test('finds jobs and failed deliveries without full scans', async () => {
      const queue = new MailQueue(recordPlans());
      await queue.isDue();
      await queue.claim({ kinds: ['mail.received'], limit: 5, perHour: 100 });
      await queue.breakLeases();
      await queue.countMailsBegunInLastHour();
      await queue.readQueueLength();
      await readUndeliveredEmails(createStaffDatabase(recordPlans()), new Date());
      await readConnections(createStaffDatabase(recordPlans()));
      await addDeadlineNotices(createStaffDatabase(recordPlans()), new Date());
      assert.ok(plans.length >= 8, `${plans.length} statements`);
      assert.deepEqual(findFullScans(), []);
    });

    test('finds and erases a person without full scans', async () => {
      const [row] = await testDatabase.query('select email from contact_submissions limit 1');
      const email = String(row?.email);
      await countRowsOfPerson(createStaffDatabase(recordPlans()), tables, email);
      const { counts } = await erasePerson(createStaffDatabase(recordPlans()), tables, email);
      assert.deepEqual(
        counts.filter(({ rows }) => rows > 0).map(({ table }) => table),
        ['contact_submissions', 'lead', 'event', 'job'],
      );
      assert.equal(plans.length, 3);
      assert.deepEqual(findFullScans(), []);
    });

    test('reads only expired rows during a purge', async () => {
      await testDatabase.query(`insert into contact_submissions (created_at, first_name, last_name, email, inquiry_type, message)
        select now() - interval '3 years', 'Old', 'Friend', n || '@old.example', 'other', 'x' from generate_series(1, 5) as n`);
      await purge(createStaffDatabase(recordPlans(true)), tables, { now: new Date(Date.now() + 3 * day) });
      const read = plans
        .flatMap(flattenPlan)
        .map((plan) => ({ of: plan['Relation Name'], rows: rowsReadBy(plan) }));
      assert.deepEqual(
        read.filter(({ of, rows }) => growingTables.includes(`${of}`) && rows > maxPurged),
        [],
      );
      assert.ok(read.some(({ of, rows }) => of === 'job' && rows > 100));
      assert.deepEqual(findFullScans(), []);
    });

    test('adds a notice for each missed deadline, in batches of 1,000', async () => {
      const broken = await testDatabase.query(
        `update staff.lead set status = 'new', kept_at = null, kept_by = null, due_at = now() - interval '1 hour'
        where subject_table in ('contact_submissions', 'live_selling_survey_responses') and not is_test returning 1`,
      );
      await testDatabase.query(`delete from staff.job where kind like 'mail.promise-%'`);
      const addNotices = () => addDeadlineNotices(createStaffDatabase(testDatabase.database), new Date());
      const added = [await addNotices(), await addNotices(), await addNotices()];
      assert.ok(broken.length > 1_000);
      assert.deepEqual(added, [1_000, broken.length - 1_000, 0]);
    });
  });
