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
    const readLead = (ref: string): Promise<Lead> => openLead(desk, ada, ref);
    const readOverview = async (): Promise<Overview> => (await desk.fetch(ada, 'GET', 'overview')).json();
    const listRefs = async (view: View) => {
      const page: LeadPage = (await desk.fetch(ada, 'GET', `leads?view=${view}`)).json();
      return page.leads.map(({ ref }) => ref).toSorted();
    };
    const sendReply = (ref: string) =>
      desk.fetch(ada, 'POST', `leads/${ref}/replies`, {
        id: randomUUID(),
        subject: 'Hello',
        body: 'One show.',
      });
    const setStatus = (ref: string, value: string, was = 'new') =>
      desk.fetch(ada, 'PATCH', `leads/${ref}`, { field: 'status', value, was });
    const setReminder = async (
      ref: string,
      at: string | null,
      more: Partial<NewReminder> = {},
      who = ada,
    ) => {
      const was = more.was === undefined ? await readReminder(ref) : more.was;
      return desk.fetch(who, 'PUT', `leads/${ref}/reminder`, { at, ...more, was });
    };
    const readReminder = async (ref: string): Promise<Reminder | null> => {
      const answer = await desk.fetch(ada, 'GET', `leads/${ref}`);
      if (answer.statusCode === 404) return null;
      const { remindAt: at, remindNote: note, remindMember: member }: Lead = answer.json();
      return at === null ? null : { at, note, member };
    };
    const minutesFromNow = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
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
      await desk.fetch(ada, 'PATCH', `leads/${subscriber}`, {
        field: 'assignee',
        value: await desk.idOf(ada),
        was: null,
      });
      const answered = await send('contact_submissions');
      const bounced = await send('contact_submissions');
      const { email } = await readLead(bounced);
      smtp.behavior = (to) => (to === email ? { code: 550, at: 'recipient' } : 'accept');
      for (const ref of [answered, bounced]) assert.equal((await sendReply(ref)).statusCode, 201);
      await mails.run();
      const closed = await Promise.all(['won', 'lost', 'spam'].map(() => send('contact_submissions')));
      for (const [at, status] of ['won', 'lost', 'spam'].entries())
        assert.equal((await setStatus(`${closed[at]}`, status)).statusCode, 200);
      const reminded = await send('contact_submissions');
      await desk.fetch(ada, 'POST', `leads/${reminded}/events`, { id: randomUUID(), kind: 'call' });
      assert.equal((await setReminder(reminded, minutesFromNow(30))).statusCode, 204);

      const open = [unanswered, creator, question, subscriber, bounced];
      assert.deepEqual(await listRefs('open'), open.toSorted());
      assert.deepEqual(await listRefs('waiting'), [answered, reminded].toSorted());
      await makeReminderDue(reminded);
      // The cached counts expire after two seconds without requests.
      await sendReply(quiet[1] ?? '').then(() => mails.run());
      open.push(reminded);
      assert.deepEqual(await listRefs('open'), open.toSorted());
      const { counts, running } = await readOverview();
      assert.deepEqual(
        running.flatMap(({ ref, isOpen }) => (isOpen ? [ref] : [])).toSorted(),
        open.toSorted(),
      );
      for (const view of ['open', 'new', 'mine', 'overdue', 'waiting', 'creators', 'brands', 'all'] as const)
        assert.equal(counts[view], (await listRefs(view)).length, view);
      const { byPerson, unassigned }: Numbers = (await desk.fetch(ada, 'GET', 'numbers')).json();
      const countOpenLeads = async (who: string) =>
        (await readList(desk, ada, `view=open&who=${who}`)).length;
      assert.deepEqual(
        byPerson.map((one) => one.open),
        [await countOpenLeads('me')],
      );
      assert.equal(unassigned, await countOpenLeads('nobody'));
      assert.equal((await countOpenLeads('me')) + unassigned, open.length);
      for (const ref of await listRefs('new')) assert.ok(open.includes(ref), ref);
      for (const ref of await listRefs('overdue')) assert.ok(open.includes(ref), ref);
      assert.equal((await readLead(bounced)).replyFailedAt !== null, true);
      const all = await listRefs('all');
      for (const ref of quiet) assert.ok(all.includes(ref), ref);
    });

    test('marks the leads of a person who reported our email as spam', async () => {
      const ref = await send('contact_submissions');
      const isMarked = async () => (await readLead(ref)).isComplaint;
      assert.equal(await isMarked(), false);
      const suppressAddress = (reason: string) =>
        desk.database.query(
          `insert into staff.suppressed_addresses (address_hash, reason)
          select address_hash, $2 from staff.lead where number = $1
          on conflict (address_hash) do update set reason = $2`,
          [ref.slice(2), reason],
        );
      await suppressAddress('refused');
      assert.equal(await isMarked(), false);
      await suppressAddress('complained');
      assert.equal(await isMarked(), true);
    });

    test('counts inquiries in reports, but not subscriptions or calculations', async () => {
      const readInquiries = async (): Promise<Numbers['inquiries']> =>
        (await desk.fetch(ada, 'GET', 'numbers?days=30')).json().inquiries;
      const before = await readInquiries();
      await send('newsletter_subscribers');
      await send('roi_calculator_submissions');
      assert.deepEqual(await readInquiries(), before);
      await setStatus(await send('contact_submissions'), 'won');
      await setStatus(await send('contact_submissions'), 'spam');
      assert.deepEqual(await readInquiries(), { sent: before.sent + 1, won: before.won + 1 });
    });

    test("clears a lead's deadline when the lead is closed and restores it when the lead is reopened", async () => {
      const ref = await send('contact_submissions');
      const { dueAt } = (await readLead(ref)).clock;
      for (const status of ['won', 'lost', 'spam']) {
        await setStatus(ref, status);
        assert.equal((await readLead(ref)).clock.answeredBy, 'closed', status);
        await setStatus(ref, 'new', status);
        const { clock, isOpen } = await readLead(ref);
        assert.deepEqual([clock.dueAt, clock.answeredAt, isOpen], [dueAt, null, true], status);
      }
    });

    test('does not count an email as a reply if it was only written to a file', async () => {
      const ref = await send('contact_submissions');
      const calculation = await send('roi_calculator_submissions');
      assert.equal((await sendReply(ref)).statusCode, 201);
      await desk.database.query(
        `update staff.job set state = 'done', done_at = now(), reply = 'written to ' || id || '.eml'
        where state = 'queued' and kind in ('mail.reply', 'mail.roi')`,
      );
      const { clock, status, isOpen, assignee } = await readLead(ref);
      assert.deepEqual([clock.answeredAt, status, isOpen], [null, 'new', true]);
      assert.equal(assignee, await desk.idOf(ada), 'the writer of the first reply has the lead');
      assert.equal((await readLead(calculation)).clock.answeredAt, null);
    });

    test('keeps the assignee of a lead that someone else replies to', async () => {
      const ref = await send('contact_submissions');
      const ben = await desk.memberOf('agent', { email: 'ben@desk.example' });
      const value = await desk.idOf(ben);
      await desk.fetch(ada, 'PATCH', `leads/${ref}`, { field: 'assignee', value, was: null });
      await sendReply(ref);
      assert.equal((await readLead(ref)).assignee, value);
    });

    test('links a repeated form submission to the one already answered', async () => {
      const email = 'twice@larch.example';
      const first = await send('contact_submissions', { email });
      await desk.fetch(ada, 'POST', `leads/${first}/events`, { id: randomUUID(), kind: 'call' });
      const second = await send('contact_submissions', { email, message: 'Are you there?' });
      const [twin] = (await readLead(second)).related;
      assert.deepEqual([twin?.ref, twin?.answeredBy], [first, await desk.idOf(ada)]);
      assert.ok(twin?.answeredAt);
      const [open] = (await readLead(first)).related;
      assert.deepEqual([open?.ref, open?.answeredAt], [second, null]);
    });

    test('emails each due reminder once to the member who set it', async () => {
      await desk.database.query(`update staff.member set notify = '{"leads": "never"}'`);
      await removeMails(desk.database);
      const ref = await send('contact_submissions', { first_name: 'Rita', last_name: 'Larch' });
      const database = createStaffDatabase(desk.database.database);
      const receivedByAda = () => smtp.received.filter(({ mail }) => mail.subject === 'Reminder: Rita Larch');
      for (const round of [1, 2]) {
        assert.equal((await setReminder(ref, minutesFromNow(30))).statusCode, 204);
        await addReminderNotices(database, new Date());
        await makeReminderDue(ref);
        for (const _again of [1, 2]) {
          await addReminderNotices(database, new Date());
          await mails.run();
        }
        assert.deepEqual(
          receivedByAda().map(({ to }) => to),
          Array(round).fill(['ada@desk.example']),
        );
      }
      assert.equal((await setReminder(ref, null)).statusCode, 204);
      const done = await readLead(ref);
      assert.equal(done.remindAt, null);
      assert.deepEqual(done.events.filter(({ kind }) => kind === 'reminder').length, 3);
    });

    test("shows a reminder's note in list, timeline, email and data export until the reminder is cleared", async () => {
      await removeMails(desk.database);
      const mei = await desk.idOf(
        await desk.memberOf('agent', { name: 'Mei Tan', email: 'mei@desk.example' }),
      );
      const ref = await send('contact_submissions', { first_name: 'Nora', last_name: 'Larch' });
      const at = minutesFromNow(30);
      const note = 'Call about the <budget>';
      assert.equal((await setReminder(ref, at, { note: ` ${note} `, member: mei })).statusCode, 204);
      const { email, events, ...shown } = await readLead(ref);
      const page: LeadPage = (await desk.fetch(ada, 'GET', 'leads?view=all')).json();
      assert.deepEqual(
        [shown, ...page.leads, ...(await readOverview()).running]
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
      const { remindNote, remindMember } = await readLead(ref);
      assert.deepEqual([remindNote, remindMember], [null, null]);
    });

    test('changes only the note of a reminder, and removes an empty note', async () => {
      const ref = await send('contact_submissions');
      const at = minutesFromNow(30);
      for (const note of ['Ask for the budget', '  ', undefined, 'Ask again']) {
        assert.equal((await setReminder(ref, at, note === undefined ? {} : { note })).statusCode, 204);
        const { remindAt, remindNote } = await readLead(ref);
        assert.deepEqual([remindAt, remindNote], [at, note?.trim() || null]);
      }
      assert.equal((await setReminder(ref, null)).statusCode, 204);
      assert.equal((await readLead(ref)).remindNote, null);
    });

    test('rejects the second of two concurrent reminders and returns the first one with its author and time', async () => {
      const ref = await send('contact_submissions');
      const ben = await desk.memberOf('agent');
      const [adaId, benId] = [await desk.idOf(ada), await desk.idOf(ben)];
      const [first, second] = [minutesFromNow(30), minutesFromNow(60)];
      const both = await Promise.all([
        setReminder(ref, first, { was: null }),
        setReminder(ref, second, { was: null }, ben),
      ]);
      assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [204, 409]);
      const isFirst = both[0].statusCode === 204;
      const kept = isFirst
        ? { at: first, note: null, member: adaId }
        : { at: second, note: null, member: benId };
      const { at, ...conflict }: ReminderConflict = both[isFirst ? 1 : 0].json();
      assert.deepEqual(conflict, { code: 'changed', now: kept, by: kept.member });
      assert.ok(Math.abs(Date.now() - Date.parse(at ?? '')) < 10_000);
      assert.deepEqual(await readReminder(ref), kept);

      assert.equal((await setReminder(ref, kept.at, { note: 'Call', member: kept.member })).statusCode, 204);
      for (const time of [null, second]) {
        const late = await setReminder(ref, time, { was: kept }, ben);
        assert.deepEqual([late.statusCode, late.json().now.note, late.json().by], [409, 'Call', adaId]);
      }
      assert.equal((await setReminder(ref, null)).statusCode, 204);
      assert.equal((await setReminder(ref, null, { was: kept }, ben)).statusCode, 204, 'already removed');
      const removed = await setReminder(ref, second, { was: kept }, ben);
      assert.deepEqual([removed.json().now, removed.json().by], [null, adaId]);
    });

    test('names no author when a reminder was cleared because the lead was closed', async () => {
      const ref = await send('contact_submissions');
      await setReminder(ref, minutesFromNow(30));
      const was = await readReminder(ref);
      await setStatus(ref, 'lost');
      const late = await setReminder(ref, minutesFromNow(60), { was });
      assert.deepEqual(late.json(), { code: 'changed', now: null, by: null, at: null });
    });

    test('clears a reminder when the lead is answered or closed', async () => {
      const called = await send('contact_submissions');
      await setReminder(called, minutesFromNow(30));
      await desk.fetch(ada, 'POST', `leads/${called}/events`, {
        id: randomUUID(),
        kind: 'note',
        text: 'Wait.',
      });
      assert.notEqual((await readLead(called)).remindAt, null);
      await desk.fetch(ada, 'POST', `leads/${called}/events`, { id: randomUUID(), kind: 'call' });
      assert.equal((await readLead(called)).remindAt, null);
      const written = await send('contact_submissions');
      await setReminder(written, minutesFromNow(30));
      await sendReply(written);
      await mails.run();
      assert.equal((await readLead(written)).remindAt, null);
      const lost = await send('contact_submissions');
      await setReminder(lost, minutesFromNow(30));
      await setStatus(lost, 'lost');
      assert.equal((await readLead(lost)).remindAt, null);
    });

    test('rejects a reminder with an invalid time, note, member or lead', async () => {
      const ref = await send('contact_submissions');
      for (const at of [minutesFromNow(-1), minutesFromNow(60 * 24 * 900), 'tomorrow'])
        assert.equal((await setReminder(ref, at)).statusCode, 400, at);
      assert.equal((await setReminder('m-999999', minutesFromNow(5))).statusCode, 404);
      const editor = await desk.memberOf('editor');
      for (const more of [{ note: 'x'.repeat(201) }, { note: 'a\0b' }, { member: await desk.idOf(editor) }])
        assert.equal((await setReminder(ref, minutesFromNow(5), more)).statusCode, 400, JSON.stringify(more));
      const answer = await desk.fetch(editor, 'PUT', `leads/${ref}/reminder`, {
        at: minutesFromNow(5),
        was: null,
      });
      assert.equal(answer.statusCode, 403);
      assert.equal((await readLead(ref)).remindAt, null);
    });
  });
