import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import type { Numbers } from '#shared/desk/api.ts';
import { leadSums } from '#tests/support/database/lead-sums.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import { addressOf, emailFrom, receive, replyTo } from '#tests/support/mail/received.ts';

const form = 'contact_submissions';

for (const backend of backends)
  describe(`earlier deadlines in the reports on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    const [ada, ben] = signIn(desk, { role: 'agent', name: 'Ada' }, { role: 'agent', name: 'Ben' });

    beforeEach(async () => {
      await desk.database.query(`delete from ${form}`);
    });

    const numbers = async (): Promise<Numbers> => (await desk.ask(ada, 'GET', 'numbers?days=30')).json();
    const counts = async () => {
      const { due, inTime, late, lateNow } =
        (await numbers()).promises.find((one) => one.form === form) ?? {};
      const sums = await leadSums(desk.database.query);
      assert.deepEqual(sums.stored, sums.counted);
      return { due, inTime, late, lateNow };
    };
    /** Moves the lead's present deadline into the past, with the time since when the customer has been waiting. */
    const wait = (ref: string, hours: number) =>
      desk.database.query(
        `update staff.lead set due_at = due_at - $2 * interval '1 hour', waiting_since = waiting_since - $2 * interval '1 hour',
          created_at = case when waiting_since is null then created_at - $2 * interval '1 hour' else created_at end
        where number = $1`,
        [ref.slice(2), hours],
      );
    const answer = async (ref: string, by = ada) => {
      const sent = await desk.ask(by, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'call' });
      assert.equal(sent.statusCode, 200);
    };
    const write = async (ref: string) => {
      const raw = await emailFrom('lin@example.com', { to: await addressOf(desk, ref), text: randomUUID() });
      const stored = await receive(desk, raw);
      assert.equal(stored?.kind, 'answer');
    };

    test('keeps a late lead late when the customer writes again and the next reply is on time', async () => {
      const ref = await sendLead(desk);
      await wait(ref, 30);
      assert.deepEqual(await counts(), { due: 1, inTime: 0, late: 0, lateNow: 1 });
      await answer(ref);
      const late = { due: 1, inTime: 0, late: 1, lateNow: 0 };
      assert.deepEqual(await counts(), late);
      await write(ref);
      assert.deepEqual(await counts(), late);
      await answer(ref);
      assert.deepEqual(await counts(), late);
      await write(ref);
      await wait(ref, 30);
      assert.deepEqual(await counts(), { ...late, late: 0, lateNow: 1 });
    });

    test('keeps an answered lead in time until one of its deadlines is missed', async () => {
      const ref = await sendLead(desk);
      await answer(ref);
      const inTime = { due: 1, inTime: 1, late: 0, lateNow: 0 };
      assert.deepEqual(await counts(), inTime);
      await write(ref);
      assert.deepEqual(await counts(), inTime);
      await wait(ref, 30);
      assert.deepEqual(await counts(), { ...inTime, inTime: 0, lateNow: 1 });
      await answer(ref);
      assert.deepEqual(await counts(), { ...inTime, inTime: 0, late: 1 });
    });

    test('does not change when a customer writes before the deadline has ended', async () => {
      const ref = await sendLead(desk);
      await write(ref);
      const [lead] = await desk.database.query('select was_late from staff.lead where number = $1', [
        ref.slice(2),
      ]);
      assert.equal(lead?.was_late, null);
    });

    test('forgets the new deadline of an email that moves to Unsorted', async () => {
      const ref = await sendLead(desk);
      await answer(ref);
      await write(ref);
      const [mail] = (await openLead(desk, ada, ref)).received;
      assert.equal((await desk.ask(ada, 'POST', `received/${mail?.id}/unsort`, {})).statusCode, 204);
      const [lead] = await desk.database.query(
        'select was_late, waiting_since from staff.lead where number = $1',
        [ref.slice(2)],
      );
      assert.deepEqual(lead, { was_late: null, waiting_since: null });
      assert.deepEqual(await counts(), { due: 1, inTime: 1, late: 0, lateNow: 0 });
    });

    test('measures the latest answer from the email that it answers, for the member who wrote it', async () => {
      const ref = await sendLead(desk);
      await wait(ref, 200);
      await answer(ref);
      await write(ref);
      await wait(ref, 2);
      await answer(ref, ben);
      const { promises, byPerson } = await numbers();
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
