import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type LiveEvent, maxLeadCount, type Overview, type PeoplePage } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn, startDesk } from '#tests/support/desk/app.ts';
import { makeLeads, sendLead } from '#tests/support/desk/leads.ts';
import { openStream } from '#tests/support/desk/stream.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';

const isChangeOf = (ref: string) => (event: LiveEvent) =>
  event.type === 'changed' && event.refs.includes(ref);
const isStreamStart = (event: LiveEvent) => event.type === 'changed' && event.refs.length === 0;

for (const backend of backends)
  describe(`the overview on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { SMTP_URL: 'smtp://127.0.0.1:1' });
    const [ada] = signIn(desk, { role: 'admin', email: 'ada@desk.example' });

    const readOverview = async (): Promise<Overview> => (await desk.fetch(ada, 'GET', 'overview')).json();

    test("reports a first run until the first lead arrives, ignoring members' own test leads", async () => {
      const empty = await readOverview();
      assert.deepEqual(
        [empty.isFirstRun, empty.running, empty.mail],
        [true, [], { state: 'going', lastAt: null, waiting: 0 }],
      );
      await sendLead(desk, 'contact_submissions', { email: 'Ada@Desk.example' });
      const { counts, running, isFirstRun } = await readOverview();
      assert.deepEqual([counts.open, counts.unread, running, isFirstRun], [0, 0, [], false]);
      const [lead] = (await desk.fetch(ada, 'GET', 'leads')).json().leads;
      assert.deepEqual([lead.test, lead.name], [true, 'Lin Day']);
    });

    test('lists a running deadline with its lead until the deadline is met', async () => {
      const ref = await sendLead(desk, 'live_selling_survey_responses');
      const { running, counts } = await readOverview();
      assert.deepEqual(
        running.map(({ ref, name }) => [ref, name]),
        [[ref, 'Sam Host']],
      );
      assert.equal(running[0]?.clock.hours, 48);
      assert.deepEqual([counts.creators, counts.brands, counts.unread], [1, 0, 1]);
      await desk.fetch(ada, 'POST', `leads/${ref}/events`, {
        id: '6f1c1f1e-0000-4000-8000-000000000001',
        kind: 'call',
      });
      assert.deepEqual((await readOverview()).running, []);
    });

    test('reports email as delayed after a minute in the queue, or as stopped if rows are not processed', async () => {
      assert.equal((await readOverview()).mail.state, 'going');
      await desk.database.query(
        "update staff.job set due_at = now() - interval '61 seconds' where state = 'queued'",
      );
      const { mail } = await readOverview();
      assert.deepEqual([mail.state, mail.waiting > 0, mail.lastAt], ['waiting', true, null]);
      await desk.database.query(
        "update staff.job set state = 'done', done_at = now() where state = 'queued'",
      );
      const going = await readOverview();
      assert.equal(going.mail.state, 'going');
      assert.ok(Math.abs(Date.now() - Date.parse(going.mail.lastAt ?? '')) < 60_000);
      await insert(desk.app, 'contact_submissions', payloads.contact_submissions);
      assert.equal((await readOverview()).unattended, 0);
      await desk.database.query("update staff.arrival set created_at = now() - interval '61 seconds'");
      const stopped = await readOverview();
      assert.deepEqual([stopped.unattended, stopped.mail.state], [1, 'stopped']);
      await makeLeads(desk.database);
      assert.equal((await readOverview()).unattended, 0);
    });

    test('counts at most 1,000 leads per view and updates the counts immediately', async () => {
      const open = 1_002;
      const bo = await desk.memberOf('agent');
      const boId = await desk.idOf(bo);
      await desk.database.query('delete from contact_submissions');
      await desk.database.query('delete from live_selling_survey_responses');
      await desk.database.query(
        `with made as (
          insert into contact_submissions (created_at, first_name, last_name, email, inquiry_type, message)
          select now() - n * interval '1 minute', 'Lin', 'Day', case when n <= ${open} then n || '@larch.example' else 'ada@desk.example' end,
            'other', 'Tea'
          from generate_series(1, ${open} + 20) as n returning id
        )
        select staff.make_leads(array_agg('contact_submissions'::text), array_agg(id), false) from made`,
      );
      await desk.database.query('update staff.lead set assignee = $1 where number % 2 = 0', [boId]);
      const [{ mine } = {}] = await desk.database.query(
        'select count(*)::int as mine from staff.lead where assignee = $1 and not is_test',
        [boId],
      );
      const stream = await openStream(desk.url, ada);
      const readCounts = async (cookie: string): Promise<Overview['counts']> =>
        (await desk.fetch(cookie, 'GET', 'overview')).json().counts;
      try {
        await stream.waitForEvent(isStreamStart);
        const first = await readCounts(bo);
        assert.deepEqual([first.open, first.new, first.brands, first.creators], [1_000, 1_000, 1_000, 0]);
        assert.equal(first.mine, mine);
        const news = await sendLead(desk, 'live_selling_survey_responses');
        await stream.waitForEvent(isChangeOf(news));
        assert.deepEqual(
          { ...(await readCounts(bo)), overdue: 0 },
          { ...first, creators: 1, unread: 1, overdue: 0 },
        );
        await desk.fetch(ada, 'GET', `leads/${news}`);
        assert.equal((await readCounts(bo)).unread, 0);
        const { leads } = (await desk.fetch(ada, 'GET', 'leads?sort=newest')).json();
        await desk.fetch(ada, 'POST', 'leads/bulk', {
          refs: leads.map(({ ref }: { ref: string }) => ref),
          change: { field: 'status', value: 'won', was: 'new' },
        });
        const left = await readCounts(bo);
        assert.deepEqual(
          [left.open, left.new, left.brands, left.all],
          [open + 1 - 50, open + 1 - 50, open - 49, 1_000],
        );
      } finally {
        stream.close();
      }
    });

    test('counts the open leads of each colleague up to the display limit', async () => {
      const cy = await desk.idOf(await desk.memberOf('agent'));
      const assignAndCountOpenLeads = async (numbers: string) => {
        await desk.database.query(`update staff.lead set assignee = $1, status = 'new' where ${numbers}`, [
          cy,
        ]);
        const { people }: PeoplePage = (await desk.fetch(ada, 'GET', 'people')).json();
        return people.find(({ id }) => id === cy)?.open;
      };
      assert.equal(await assignAndCountOpenLeads('number in (select number from staff.lead limit 3)'), 3);
      assert.equal(await assignAndCountOpenLeads('true'), maxLeadCount);
    });

    test('reports email as off without a mail server', async () => {
      const other = await startDesk(backend);
      const { mail } = (await other.fetch(await other.memberOf('agent'), 'GET', 'overview')).json();
      assert.equal(mail.state, 'off');
      await other.drop();
    });
  });
