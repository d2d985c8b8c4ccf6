import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Overview } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database-fresh.ts';
import { type DeskApp, startDesk } from '#tests/support/desk-app.ts';
import { makeLeads, sendLead } from '#tests/support/desk-leads.ts';
import { payloads } from '#tests/support/server-payloads.ts';
import { insert } from '#tests/support/server-requests.ts';

for (const backend of backends) {
  describe(`what stands around the list on the ${backend} database`, () => {
    let desk: DeskApp;
    let ada: string;

    before(async () => {
      desk = await startDesk(backend, { SMTP_URL: 'smtp://127.0.0.1:1' });
      ada = await desk.memberOf('admin', { email: 'ada@desk.example' });
    });
    after(() => desk.drop());

    const overview = async (): Promise<Overview> => (await desk.ask(ada, 'GET', 'overview')).json();

    test('a desk that never had a lead says so; a lead from a member’s own address is there and counts nowhere', async () => {
      const empty = await overview();
      assert.deepEqual(
        [empty.isFirstRun, empty.running, empty.mail],
        [true, [], { state: 'going', lastAt: null, waiting: 0 }],
      );
      await sendLead(desk, 'contact_submissions', { email: 'Ada@Desk.example' });
      const { counts, running, isFirstRun } = await overview();
      assert.deepEqual([counts.open, counts.unread, running, isFirstRun], [0, 0, [], false]);
      const [lead] = (await desk.ask(ada, 'GET', 'leads')).json().leads;
      assert.deepEqual([lead.test, lead.name], [true, 'Lin Day']);
    });

    test('a running promise stands there with who waits, until it is kept', async () => {
      const ref = await sendLead(desk, 'live_selling_survey_responses');
      const { running, counts } = await overview();
      assert.deepEqual(
        running.map(({ ref, name }) => [ref, name]),
        [[ref, 'Sam Host']],
      );
      assert.equal(running[0]?.clock.hours, 48);
      assert.deepEqual([counts.creators, counts.brands, counts.unread], [1, 0, 1]);
      await desk.ask(ada, 'POST', `leads/${ref}/events`, {
        id: '6f1c1f1e-0000-4000-8000-000000000001',
        kind: 'call',
      });
      assert.deepEqual((await overview()).running, []);
    });

    test('mail that waits for longer than a minute is said to wait, and rows that nobody attends to that all stands', async () => {
      assert.equal((await overview()).mail.state, 'going');
      await desk.database.query(
        "update staff.job set due_at = now() - interval '61 seconds' where state = 'queued'",
      );
      const { mail } = await overview();
      assert.deepEqual([mail.state, mail.waiting > 0, mail.lastAt], ['waiting', true, null]);
      await desk.database.query(
        "update staff.job set state = 'done', done_at = now() where state = 'queued'",
      );
      const going = await overview();
      assert.equal(going.mail.state, 'going');
      assert.ok(Math.abs(Date.now() - Date.parse(going.mail.lastAt ?? '')) < 60_000);
      await insert(desk.app, 'contact_submissions', payloads.contact_submissions);
      assert.equal((await overview()).unattended, 0);
      await desk.database.query("update staff.arrival set created_at = now() - interval '61 seconds'");
      const stopped = await overview();
      assert.deepEqual([stopped.unattended, stopped.mail.state], [1, 'stopped']);
      await makeLeads(desk.database);
      assert.equal((await overview()).unattended, 0);
    });

    test('without a mail server it is off', async () => {
      const other = await startDesk(backend);
      const { mail } = (await other.ask(await other.memberOf('agent'), 'GET', 'overview')).json();
      assert.equal(mail.state, 'off');
      await other.drop();
    });
  });
}
