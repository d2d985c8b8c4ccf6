import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import type { Numbers } from '#shared/desk/api.ts';
import { readLeadTotals } from '#tests/support/database/lead-sums.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import { emailFrom, receive, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';

const form = 'contact_submissions';

for (const backend of backends)
  describe(`leads with several deadlines in the reports on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    const [ada, ben] = signIn(desk, { role: 'agent', name: 'Ada' }, { role: 'agent', name: 'Ben' });

    beforeEach(async () => {
      await desk.database.query(`delete from ${form}`);
    });

    const readReports = async (): Promise<Numbers> =>
      (await desk.fetch(ada, 'GET', 'numbers?days=30')).json();
    const readDeadlineCounts = async () => {
      const { due, inTime, late, lateNow } =
        (await readReports()).promises.find((one) => one.form === form) ?? {};
      const sums = await readLeadTotals(desk.database.query);
      assert.deepEqual(sums.stored, sums.counted);
      return { due, inTime, late, lateNow };
    };
    /** Moves the lead's deadline and the time of the customer's email back by the given number of hours. */
    const backdateDeadline = (ref: string, hours: number) =>
      desk.database.query(
        `update staff.lead set due_at = due_at - $2 * interval '1 hour', waiting_since = waiting_since - $2 * interval '1 hour',
          created_at = case when waiting_since is null then created_at - $2 * interval '1 hour' else created_at end
        where number = $1`,
        [ref.slice(2), hours],
      );
    const logCall = async (ref: string, by = ada) => {
      const sent = await desk.fetch(by, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'call' });
      assert.equal(sent.statusCode, 200);
    };
    const receiveCustomerEmail = async (ref: string) => {
      const raw = await emailFrom('lin@example.com', {
        to: await replyAddressOf(desk, ref),
        text: randomUUID(),
      });
      const stored = await receive(desk, raw);
      assert.equal(stored?.kind, 'answer');
    };

    test('counts a lead as late even if the customer writes again and the next reply is on time', async () => {
      const ref = await sendLead(desk);
      await backdateDeadline(ref, 30);
      assert.deepEqual(await readDeadlineCounts(), { due: 1, inTime: 0, late: 0, lateNow: 1 });
      await logCall(ref);
      const late = { due: 1, inTime: 0, late: 1, lateNow: 0 };
      assert.deepEqual(await readDeadlineCounts(), late);
      await receiveCustomerEmail(ref);
      assert.deepEqual(await readDeadlineCounts(), late);
      await logCall(ref);
      assert.deepEqual(await readDeadlineCounts(), late);
      await receiveCustomerEmail(ref);
      await backdateDeadline(ref, 30);
      assert.deepEqual(await readDeadlineCounts(), { ...late, late: 0, lateNow: 1 });
    });

    test('counts an answered lead as on time until one of its deadlines is missed', async () => {
      const ref = await sendLead(desk);
      await logCall(ref);
      const inTime = { due: 1, inTime: 1, late: 0, lateNow: 0 };
      assert.deepEqual(await readDeadlineCounts(), inTime);
      await receiveCustomerEmail(ref);
      assert.deepEqual(await readDeadlineCounts(), inTime);
      await backdateDeadline(ref, 30);
      assert.deepEqual(await readDeadlineCounts(), { ...inTime, inTime: 0, lateNow: 1 });
      await logCall(ref);
      assert.deepEqual(await readDeadlineCounts(), { ...inTime, inTime: 0, late: 1 });
    });

    test('records no missed deadline when a customer writes before the deadline', async () => {
      const ref = await sendLead(desk);
      await receiveCustomerEmail(ref);
      const [lead] = await desk.database.query('select was_late from staff.lead where number = $1', [
        ref.slice(2),
      ]);
      assert.equal(lead?.was_late, null);
    });

    test('removes the new deadline when the email that set it is moved to Unsorted', async () => {
      const ref = await sendLead(desk);
      await logCall(ref);
      await receiveCustomerEmail(ref);
      const [mail] = (await openLead(desk, ada, ref)).received;
      assert.equal((await desk.fetch(ada, 'POST', `received/${mail?.id}/unsort`, {})).statusCode, 204);
      const [lead] = await desk.database.query(
        'select was_late, waiting_since from staff.lead where number = $1',
        [ref.slice(2)],
      );
      assert.deepEqual(lead, { was_late: null, waiting_since: null });
      assert.deepEqual(await readDeadlineCounts(), { due: 1, inTime: 1, late: 0, lateNow: 0 });
    });

    test("measures the reply time from the customer's latest email, for the member who replied", async () => {
      const ref = await sendLead(desk);
      await backdateDeadline(ref, 200);
      await logCall(ref);
      await receiveCustomerEmail(ref);
      await backdateDeadline(ref, 2);
      await logCall(ref, ben);
      const { promises, byPerson } = await readReports();
      const seconds = promises.find((one) => one.form === form)?.medianSeconds;
      assert.ok(Math.abs(Number(seconds) - 7_200) < 60, `${seconds} s`);
      const bens = await desk.idOf(ben);
      assert.deepEqual(
        byPerson.flatMap(({ member, answered, inTime }) =>
          answered > 0 ? [[member, answered, inTime]] : [],
        ),
        [[bens, 1, 1]],
      );
    });
  });
