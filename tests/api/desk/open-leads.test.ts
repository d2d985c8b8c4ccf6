import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { readArchive } from '#server/desk/access/access-archive.ts';
import { addReminderNotices } from '#server/outbound/mail/reminder-notices.ts';
import type {
  Lead,
  LeadPage,
  NewReminder,
  Numbers,
  Overview,
  Reminder,
  ReminderConflict,
  View,
} from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, readList, sendLead } from '#tests/support/desk/leads.ts';
import { createMailRun, type MailRun, removeMails } from '#tests/support/mail/run.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/server.ts';
import type { TableName } from '#tests/support/server/payloads.ts';
import { settings } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`open leads on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [ada] = signIn(desk, { role: 'agent', name: 'Ada Okafor', email: 'ada@desk.example' });
    let smtp: MailServer;
    let mails: MailRun;

    before(async () => {
      smtp = await startMailServer();
      mails = createMailRun(desk.database, smtp.url);
    });
    after(async () => {
      mails.close();
      await smtp.stop();
    });

    const send = (table: TableName, changes: object = {}) =>
      sendLead(desk, table, { email: `${randomUUID()}@larch.example`, ...changes });
    const lead = (ref: string): Promise<Lead> => openLead(desk, ada, ref);
    const overview = async (): Promise<Overview> => (await desk.ask(ada, 'GET', 'overview')).json();
    const listed = async (view: View) => {
      const page: LeadPage = (await desk.ask(ada, 'GET', `leads?view=${view}`)).json();
      return page.leads.map(({ ref }) => ref).toSorted();
    };
    const reply = (ref: string) =>
      desk.ask(ada, 'POST', `leads/${ref}/replies`, {
        id: randomUUID(),
        subject: 'Hello',
        body: 'One show.',
      });
    const setStatus = (ref: string, value: string, was = 'new') =>
      desk.ask(ada, 'PATCH', `leads/${ref}`, { field: 'status', value, was });
    const remind = async (ref: string, at: string | null, more: Partial<NewReminder> = {}, who = ada) => {
      const was = more.was === undefined ? await reminderOf(ref) : more.was;
      return desk.ask(who, 'PUT', `leads/${ref}/reminder`, { at, ...more, was });
    };
    const reminderOf = async (ref: string): Promise<Reminder | null> => {
      const answer = await desk.ask(ada, 'GET', `leads/${ref}`);
      if (answer.statusCode === 404) return null;
      const { remindAt: at, remindNote: note, remindMember: member }: Lead = answer.json();
      return at === null ? null : { at, note, member };
    };
    const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    const makeReminderDue = (ref: string) =>
      desk.database.query('update staff.lead set remind_at = clock_timestamp() where number = $1', [
        ref.slice(2),
      ]);

    test('shows the same leads in lists, counts, reports and timeline', async () => {
      const unanswered = await send('contact_submissions');
      const creator = await send('live_selling_survey_responses');
      const question = await send('early_access_signups', { comments: 'When does it open?' });
      const quiet = await Promise.all([
        send('newsletter_subscribers'),
        send('roi_calculator_submissions'),
        send('early_access_signups', { comments: null }),
      ]);
      const subscriber = await send('newsletter_subscribers');
      await desk.ask(ada, 'PATCH', `leads/${subscriber}`, {
        field: 'assignee',
        value: await desk.idOf(ada),
        was: null,
      });
      const answered = await send('contact_submissions');
      const bounced = await send('contact_submissions');
      const { email } = await lead(bounced);
      smtp.behavior = (to) => (to === email ? { code: 550, at: 'recipient' } : 'accept');
      for (const ref of [answered, bounced]) assert.equal((await reply(ref)).statusCode, 201);
      await mails.run();
      const closed = await Promise.all(['won', 'lost', 'spam'].map(() => send('contact_submissions')));
      for (const [at, status] of ['won', 'lost', 'spam'].entries())
        assert.equal((await setStatus(`${closed[at]}`, status)).statusCode, 200);
      const reminded = await send('contact_submissions');
      await desk.ask(ada, 'POST', `leads/${reminded}/events`, { id: randomUUID(), kind: 'call' });
      assert.equal((await remind(reminded, inMinutes(30))).statusCode, 204);

      const open = [unanswered, creator, question, subscriber, bounced];
      assert.deepEqual(await listed('open'), open.toSorted());
      assert.deepEqual(await listed('waiting'), [answered, reminded].toSorted());
      await makeReminderDue(reminded);
      // The cached counts expire after two seconds without requests.
      await reply(quiet[1] ?? '').then(() => mails.run());
      open.push(reminded);
      assert.deepEqual(await listed('open'), open.toSorted());
      const { counts, running } = await overview();
      assert.deepEqual(
        running.flatMap(({ ref, isOpen }) => (isOpen ? [ref] : [])).toSorted(),
        open.toSorted(),
      );
      for (const view of ['open', 'new', 'mine', 'overdue', 'waiting', 'creators', 'brands', 'all'] as const)
        assert.equal(counts[view], (await listed(view)).length, view);
      const { byPerson, unassigned }: Numbers = (await desk.ask(ada, 'GET', 'numbers')).json();
      const openOf = async (who: string) => (await readList(desk, ada, `view=open&who=${who}`)).length;
      assert.deepEqual(
        byPerson.map((one) => one.open),
        [await openOf('me')],
      );
      assert.equal(unassigned, await openOf('nobody'));
      assert.equal((await openOf('me')) + unassigned, open.length);
      for (const ref of await listed('new')) assert.ok(open.includes(ref), ref);
      for (const ref of await listed('overdue')) assert.ok(open.includes(ref), ref);
      assert.equal((await lead(bounced)).replyFailedAt !== null, true);
      const all = await listed('all');
      for (const ref of quiet) assert.ok(all.includes(ref), ref);
    });

    test('marks the leads of a person who reported our email as spam', async () => {
      const ref = await send('contact_submissions');
      const isMarked = async () => (await lead(ref)).isComplaint;
      assert.equal(await isMarked(), false);
      const suppress = (reason: string) =>
        desk.database.query(
          `insert into staff.suppressed_addresses (address_hash, reason)
          select address_hash, $2 from staff.lead where number = $1
          on conflict (address_hash) do update set reason = $2`,
          [ref.slice(2), reason],
        );
      await suppress('refused');
      assert.equal(await isMarked(), false);
      await suppress('complained');
      assert.equal(await isMarked(), true);
    });

    test('counts inquiries in reports, but not subscriptions or calculations', async () => {
      const inquiries = async (): Promise<Numbers['inquiries']> =>
        (await desk.ask(ada, 'GET', 'numbers?days=30')).json().inquiries;
      const before = await inquiries();
      await send('newsletter_subscribers');
      await send('roi_calculator_submissions');
      assert.deepEqual(await inquiries(), before);
      await setStatus(await send('contact_submissions'), 'won');
      await setStatus(await send('contact_submissions'), 'spam');
      assert.deepEqual(await inquiries(), { sent: before.sent + 1, won: before.won + 1 });
    });

    test("ends a lead's deadline when it is closed and restores it when it is reopened", async () => {
      const ref = await send('contact_submissions');
      const { dueAt } = (await lead(ref)).clock;
      for (const status of ['won', 'lost', 'spam']) {
        await setStatus(ref, status);
        assert.equal((await lead(ref)).clock.answeredBy, 'closed', status);
        await setStatus(ref, 'new', status);
        const { clock, isOpen } = await lead(ref);
        assert.deepEqual([clock.dueAt, clock.answeredAt, isOpen], [dueAt, null, true], status);
      }
    });

    test('does not count an email that was only written to a file as a reply', async () => {
      const ref = await send('contact_submissions');
      const calculation = await send('roi_calculator_submissions');
      assert.equal((await reply(ref)).statusCode, 201);
      await desk.database.query(
        `update staff.job set state = 'done', done_at = now(), reply = 'written to ' || id || '.eml'
        where state = 'queued' and kind in ('mail.reply', 'mail.roi')`,
      );
      const { clock, status, isOpen, assignee } = await lead(ref);
      assert.deepEqual([clock.answeredAt, status, isOpen], [null, 'new', true]);
      assert.equal(assignee, await desk.idOf(ada), 'the writer of the first reply has the lead');
      assert.equal((await lead(calculation)).clock.answeredAt, null);
    });

    test('keeps the assignee of a lead that someone else replies to', async () => {
      const ref = await send('contact_submissions');
      const ben = await desk.memberOf('agent', { email: 'ben@desk.example' });
      const value = await desk.idOf(ben);
      await desk.ask(ada, 'PATCH', `leads/${ref}`, { field: 'assignee', value, was: null });
      await reply(ref);
      assert.equal((await lead(ref)).assignee, value);
    });

    test('links a repeated form to the one already answered', async () => {
      const email = 'twice@larch.example';
      const first = await send('contact_submissions', { email });
      await desk.ask(ada, 'POST', `leads/${first}/events`, { id: randomUUID(), kind: 'call' });
      const second = await send('contact_submissions', { email, message: 'Are you there?' });
      const [twin] = (await lead(second)).related;
      assert.deepEqual([twin?.ref, twin?.answeredBy], [first, await desk.idOf(ada)]);
      assert.ok(twin?.answeredAt);
      const [open] = (await lead(first)).related;
      assert.deepEqual([open?.ref, open?.answeredAt], [second, null]);
    });

    test('emails each due reminder once to the member who set it', async () => {
      await desk.database.query(`update staff.member set notify = '{"leads": "never"}'`);
      await removeMails(desk.database);
      const ref = await send('contact_submissions', { first_name: 'Rita', last_name: 'Larch' });
      const database = createStaffDatabase(desk.database.database);
      const toAda = () => smtp.received.filter(({ mail }) => mail.subject === 'Reminder: Rita Larch');
      for (const round of [1, 2]) {
        assert.equal((await remind(ref, inMinutes(30))).statusCode, 204);
        await addReminderNotices(database, new Date());
        await makeReminderDue(ref);
        for (const _again of [1, 2]) {
          await addReminderNotices(database, new Date());
          await mails.run();
        }
        assert.deepEqual(
          toAda().map(({ to }) => to),
          Array(round).fill(['ada@desk.example']),
        );
      }
      assert.equal((await remind(ref, null)).statusCode, 204);
      const done = await lead(ref);
      assert.equal(done.remindAt, null);
      assert.deepEqual(done.events.filter(({ kind }) => kind === 'reminder').length, 3);
    });

    test("shows a reminder's note in list, timeline, email and data export until it ends", async () => {
      await removeMails(desk.database);
      const mei = await desk.idOf(
        await desk.memberOf('agent', { name: 'Mei Tan', email: 'mei@desk.example' }),
      );
      const ref = await send('contact_submissions', { first_name: 'Nora', last_name: 'Larch' });
      const at = inMinutes(30);
      const note = 'Call about the <budget>';
      assert.equal((await remind(ref, at, { note: ` ${note} `, member: mei })).statusCode, 204);
      const { email, events, ...shown } = await lead(ref);
      const page: LeadPage = (await desk.ask(ada, 'GET', 'leads?view=all')).json();
      assert.deepEqual(
        [shown, ...page.leads, ...(await overview()).running]
          .filter((row) => row.ref === ref)
          .map(({ remindAt, remindNote, remindMember }) => [remindAt, remindNote, remindMember]),
        Array(3).fill([at, note, mei]),
      );
      assert.deepEqual(
        events.flatMap((event) =>
          event.kind === 'reminder' ? [[event.by, event.detail.text, event.detail.for]] : [],
        ),
        [[await desk.idOf(ada), note, mei]],
      );
      await makeReminderDue(ref);
      await addReminderNotices(createStaffDatabase(desk.database.database), new Date());
      await mails.run();
      const sent = smtp.received.filter(({ mail }) => mail.subject === 'Reminder: Nora Larch');
      assert.deepEqual(
        sent.map(({ to, mail }) => [
          to,
          mail.text?.includes(note),
          String(mail.html).includes('&lt;budget&gt;'),
        ]),
        [[['mei@desk.example'], true, true]],
      );
      const archive = await readArchive(
        { staff: createStaffDatabase(desk.database.database), config: settings() },
        String(email),
        new Date(),
      );
      assert.deepEqual(
        archive.records.find(({ table }) => table === 'lead')?.rows.map(({ remind_note }) => remind_note),
        [note],
      );
      await setStatus(ref, 'lost');
      const { remindNote, remindMember } = await lead(ref);
      assert.deepEqual([remindNote, remindMember], [null, null]);
    });

    test('changes only the note of a reminder and removes an empty one', async () => {
      const ref = await send('contact_submissions');
      const at = inMinutes(30);
      for (const note of ['Ask for the budget', '  ', undefined, 'Ask again']) {
        assert.equal((await remind(ref, at, note === undefined ? {} : { note })).statusCode, 204);
        const { remindAt, remindNote } = await lead(ref);
        assert.deepEqual([remindAt, remindNote], [at, note?.trim() || null]);
      }
      assert.equal((await remind(ref, null)).statusCode, 204);
      assert.equal((await lead(ref)).remindNote, null);
    });

    test('rejects the second of two concurrent reminders with the first one, its author and time', async () => {
      const ref = await send('contact_submissions');
      const ben = await desk.memberOf('agent');
      const [adaId, benId] = [await desk.idOf(ada), await desk.idOf(ben)];
      const [first, second] = [inMinutes(30), inMinutes(60)];
      const both = await Promise.all([
        remind(ref, first, { was: null }),
        remind(ref, second, { was: null }, ben),
      ]);
      assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [204, 409]);
      const isFirst = both[0].statusCode === 204;
      const kept = isFirst
        ? { at: first, note: null, member: adaId }
        : { at: second, note: null, member: benId };
      const { at, ...conflict }: ReminderConflict = both[isFirst ? 1 : 0].json();
      assert.deepEqual(conflict, { code: 'changed', now: kept, by: kept.member });
      assert.ok(Math.abs(Date.now() - Date.parse(at ?? '')) < 10_000);
      assert.deepEqual(await reminderOf(ref), kept);

      assert.equal((await remind(ref, kept.at, { note: 'Call', member: kept.member })).statusCode, 204);
      for (const time of [null, second]) {
        const late = await remind(ref, time, { was: kept }, ben);
        assert.deepEqual([late.statusCode, late.json().now.note, late.json().by], [409, 'Call', adaId]);
      }
      assert.equal((await remind(ref, null)).statusCode, 204);
      assert.equal((await remind(ref, null, { was: kept }, ben)).statusCode, 204, 'already removed');
      const removed = await remind(ref, second, { was: kept }, ben);
      assert.deepEqual([removed.json().now, removed.json().by], [null, adaId]);
    });

    test('names no author when a reminder ended because the lead was closed', async () => {
      const ref = await send('contact_submissions');
      await remind(ref, inMinutes(30));
      const was = await reminderOf(ref);
      await setStatus(ref, 'lost');
      const late = await remind(ref, inMinutes(60), { was });
      assert.deepEqual(late.json(), { code: 'changed', now: null, by: null, at: null });
    });

    test('ends a reminder when the lead is answered or closed', async () => {
      const called = await send('contact_submissions');
      await remind(called, inMinutes(30));
      await desk.ask(ada, 'POST', `leads/${called}/events`, {
        id: randomUUID(),
        kind: 'note',
        text: 'Wait.',
      });
      assert.notEqual((await lead(called)).remindAt, null);
      await desk.ask(ada, 'POST', `leads/${called}/events`, { id: randomUUID(), kind: 'call' });
      assert.equal((await lead(called)).remindAt, null);
      const written = await send('contact_submissions');
      await remind(written, inMinutes(30));
      await reply(written);
      await mails.run();
      assert.equal((await lead(written)).remindAt, null);
      const lost = await send('contact_submissions');
      await remind(lost, inMinutes(30));
      await setStatus(lost, 'lost');
      assert.equal((await lead(lost)).remindAt, null);
    });

    test('rejects a reminder with an invalid time, note, member or lead', async () => {
      const ref = await send('contact_submissions');
      for (const at of [inMinutes(-1), inMinutes(60 * 24 * 900), 'tomorrow'])
        assert.equal((await remind(ref, at)).statusCode, 400, at);
      assert.equal((await remind('m-999999', inMinutes(5))).statusCode, 404);
      const editor = await desk.memberOf('editor');
      for (const more of [{ note: 'x'.repeat(201) }, { note: 'a\0b' }, { member: await desk.idOf(editor) }])
        assert.equal((await remind(ref, inMinutes(5), more)).statusCode, 400, JSON.stringify(more));
      const answer = await desk.ask(editor, 'PUT', `leads/${ref}/reminder`, { at: inMinutes(5), was: null });
      assert.equal(answer.statusCode, 403);
      assert.equal((await lead(ref)).remindAt, null);
    });
  });
