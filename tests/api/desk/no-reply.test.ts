import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import type { Lead, Numbers } from '#shared/desk/api.ts';
import { readLeadTotals } from '#tests/support/database/lead-sums.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, readList, sendLead } from '#tests/support/desk/leads.ts';
import { emailFrom, receive, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';
import type { TableName } from '#tests/support/server/payloads.ts';

for (const backend of backends)
  describe(`"No reply needed" on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    const [ada, ruben] = signIn(desk, { role: 'agent', name: 'Ada' }, 'agent');

    const send = (table: TableName = 'contact_submissions', changes: object = {}) =>
      sendLead(desk, table, { email: `${randomUUID()}@larch.example`, ...changes });
    const readLead = (ref: string): Promise<Lead> => openLead(desk, ada, ref);
    const logEvent = (ref: string, kind: string, id: string = randomUUID(), who = ada) =>
      desk.fetch(who, 'POST', `leads/${ref}/events`, { id, kind });
    const receiveCustomerEmail = async (ref: string) => {
      const { email } = await readLead(ref);
      const raw = await emailFrom(`${email}`, { to: await replyAddressOf(desk, ref), text: randomUUID() });
      assert.equal((await receive(desk, raw))?.kind, 'answer');
    };
    const isListed = async (ref: string, view: string) =>
      (await readList(desk, ada, `view=${view}`)).some((one) => one.ref === ref);
    const createAnsweredLead = async () => {
      const ref = await send();
      assert.equal((await logEvent(ref, 'call')).statusCode, 200);
      await receiveCustomerEmail(ref);
      return ref;
    };

    test("takes a lead out of the open leads until the customer's next email", async () => {
      const ref = await createAnsweredLead();
      const before = await readLead(ref);
      assert.deepEqual([before.canSkipReply, before.isOpen, before.status], [true, true, 'contacted']);
      const id = randomUUID();
      assert.equal((await logEvent(ref, 'no_reply', id, ruben)).statusCode, 200);
      // A repeated request has no effect.
      assert.equal((await logEvent(ref, 'no_reply', id, ruben)).statusCode, 200);
      const after = await readLead(ref);
      assert.deepEqual(
        [
          after.clock.answeredBy,
          after.isOpen,
          after.isWaiting,
          after.status,
          after.assignee,
          after.canSkipReply,
        ],
        ['no_reply', false, true, 'contacted', before.assignee, false],
      );
      const lines = after.events.filter(({ kind }) => kind === 'no_reply');
      assert.deepEqual(
        lines.map(({ by }) => by),
        [await desk.idOf(ruben)],
      );
      assert.ok((await isListed(ref, 'waiting')) && !(await isListed(ref, 'open')));
      await receiveCustomerEmail(ref);
      const again = await readLead(ref);
      assert.deepEqual([again.clock.answeredAt, again.isOpen, again.canSkipReply], [null, true, true]);
      assert.ok(Math.abs(Date.parse(`${again.clock.dueAt}`) - Date.now() - 24 * 3_600_000) < 60_000);
    });

    test('rejects “No reply needed” with 409 for a first inquiry and for a lead that awaits no reply', async () => {
      const first = await send();
      const question = await send('early_access_signups', { comments: 'When does it open?' });
      await receiveCustomerEmail(question);
      const quiet = await send();
      await logEvent(quiet, 'call');
      const closed = await createAnsweredLead();
      await desk.fetch(ada, 'PATCH', `leads/${closed}`, { field: 'status', value: 'lost', was: 'contacted' });
      for (const ref of [first, question, quiet, closed]) {
        const { clock, canSkipReply } = await readLead(ref);
        assert.equal(canSkipReply, false, ref);
        const refused = await logEvent(ref, 'no_reply');
        assert.deepEqual([refused.statusCode, refused.json().code], [409, 'not_waiting'], ref);
        assert.deepEqual((await readLead(ref)).clock, clock, ref);
      }
    });

    test('accepts “No reply needed” after an automatic email, and for a won lead whose customer has written', async () => {
      const calculation = await send('roi_calculator_submissions');
      await desk.database.query(
        `update staff.lead set kept_at = now(), kept_by = 'machine' where number = $1`,
        [calculation.slice(2)],
      );
      const won = await send();
      await desk.fetch(ada, 'PATCH', `leads/${won}`, { field: 'status', value: 'won', was: 'new' });
      for (const ref of [calculation, won]) {
        await receiveCustomerEmail(ref);
        assert.ok(await isListed(ref, 'open'), ref);
        assert.equal((await logEvent(ref, 'no_reply')).statusCode, 200, ref);
        assert.ok(!(await isListed(ref, 'open')), ref);
      }
      assert.equal((await readLead(won)).status, 'won');
    });

    test('lets the member undo “No reply needed”', async () => {
      const ref = await createAnsweredLead();
      const { clock } = await readLead(ref);
      const id = randomUUID();
      await logEvent(ref, 'no_reply', id);
      const undo = await desk.fetch(ada, 'POST', `leads/${ref}/undo`, { event: id });
      assert.equal(undo.statusCode, 204);
      const after = await readLead(ref);
      assert.deepEqual(after.clock, clock);
      assert.deepEqual([after.isOpen, after.canSkipReply, after.events.at(-1)?.kind], [true, true, 'undo']);
    });

    test("keeps the lead's reminder after “No reply needed”", async () => {
      const ref = await createAnsweredLead();
      const at = new Date(Date.now() + 3_600_000).toISOString();
      await desk.fetch(ada, 'PUT', `leads/${ref}/reminder`, { at, note: 'Before the call', was: null });
      const id = randomUUID();
      await logEvent(ref, 'no_reply', id);
      const { remindAt, remindNote } = await readLead(ref);
      assert.deepEqual([remindAt, remindNote], [at, 'Before the call']);
      await desk.fetch(ada, 'POST', `leads/${ref}/undo`, { event: id });
      assert.equal((await readLead(ref)).remindAt, at);
    });

    test('counts a lead with “No reply needed” neither as on time nor as late, and credits no member', async () => {
      await desk.database.query('delete from contact_submissions');
      const readReports = async (): Promise<Numbers> =>
        (await desk.fetch(ada, 'GET', 'numbers?days=30')).json();
      const ref = await createAnsweredLead();
      const readFigures = async () => {
        const { promises, byPerson } = await readReports();
        const of = promises.find(({ form }) => form === 'contact_submissions');
        const sums = await readLeadTotals(desk.database.query);
        assert.deepEqual(sums.stored, sums.counted);
        return [
          of?.due,
          of?.inTime,
          of?.late,
          of?.lateNow,
          byPerson.flatMap(({ answered }) => answered || []),
        ];
      };
      const waiting = await readFigures();
      assert.deepEqual(waiting, [1, 1, 0, 0, []]);
      // Two days after the deadline.
      await desk.database.query(
        `update staff.lead set due_at = due_at - interval '2 days', waiting_since = waiting_since - interval '2 days'`,
      );
      assert.deepEqual(await readFigures(), [1, 0, 0, 1, []]);
      await logEvent(ref, 'no_reply');
      assert.deepEqual(await readFigures(), waiting);
      await receiveCustomerEmail(ref);
      assert.deepEqual(await readFigures(), waiting);
      await logEvent(ref, 'elsewhere');
      assert.deepEqual(await readFigures(), [1, 1, 0, 0, [1]]);
    });
  });
