import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { addDeadlineNotices } from '#server/outbound/mail/deadline-notices.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, readList, sendLead } from '#tests/support/desk/leads.ts';
import {
  createBounce,
  createComplaint,
  emailFrom,
  receive,
  replyAddressOf,
  replyTo,
} from '#tests/support/mail/received.ts';
import { setUpMails } from '#tests/support/mail/run.ts';

const lin = 'Lin Day <lin@example.com>';
const otherSender = 'Someone Else <someone@other.example>';

for (const backend of backends)
  describe(`received emails on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    const [agent] = signIn(desk, { role: 'agent', name: 'Ada Okafor', email: 'ada@cue.example' });
    const { smtp, mails } = setUpMails(() => desk.database, { MAIL_REPLY_TO: replyTo });

    beforeEach(async () => {
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.heard_mail');
    });

    const readLead = (ref: string) => openLead(desk, agent, ref);
    const readStoredEmails = () =>
      desk.database.query(
        `select kind, matched_by, body, quoted, sender_address, lead.number::int as lead, is_cut
        from staff.received_mail left join staff.lead on lead.id = lead_id order by received_mail.created_at`,
      );
    const leadNumberOf = (ref: string) => Number(ref.replace(/\D/g, ''));
    const replyTwice = async (ref: string) => {
      for (const _reply of [1, 2]) {
        await desk.fetch(agent, 'POST', `leads/${ref}/replies`, {
          id: randomUUID(),
          subject: 'Your show in December',
          body: 'Hello Lin,\n\nyes, we have a slot.',
        });
        mails.forward(25 * 3_600_000);
        await mails.run();
      }
      const sent = smtp.received.filter(({ mail }) => mail.subject === 'Your show in December');
      assert.equal(sent.length, 2);
      return sent.map(({ mail }) => mail);
    };

    test("sends replies with the lead's Reply-To address, and threads the second one under the customer's email", async () => {
      const ref = await sendLead(desk);
      await desk.fetch(agent, 'POST', `leads/${ref}/replies`, {
        id: randomUUID(),
        subject: 'One',
        body: 'One.',
      });
      await mails.run();
      const first = smtp.received.find(({ mail }) => mail.subject === 'One')?.mail;
      assert.equal(first?.replyTo?.text, await replyAddressOf(desk, ref));
      const raw = await emailFrom(lin, {
        to: first?.replyTo?.text ?? '',
        messageId: '<answer-1@example.com>',
      });
      assert.equal((await receive(desk, raw))?.kind, 'answer');
      mails.forward(25 * 3_600_000);
      await desk.fetch(agent, 'POST', `leads/${ref}/replies`, {
        id: randomUUID(),
        subject: 'Two',
        body: 'Two.',
      });
      await mails.run();
      const second = smtp.received.find(({ mail }) => mail.subject === 'Two')?.mail;
      assert.equal(second?.inReplyTo, '<answer-1@example.com>');
      assert.ok([second?.references].flat().includes(first?.messageId));
      assert.equal(second?.replyTo?.text, first?.replyTo?.text);
    });

    test("finds the lead by reply token or References header, or else uses the sender's only open lead", async () => {
      const ref = await sendLead(desk);
      await sendLead(desk, 'contact_submissions', { email: 'twin@example.com' });
      const [reply] = await replyTwice(ref);
      await receive(
        desk,
        await emailFrom(otherSender, { to: await replyAddressOf(desk, ref), text: 'by token' }),
      );
      await receive(
        desk,
        await emailFrom(otherSender, { inReplyTo: `${reply?.messageId}`, text: 'by references' }),
      );
      await receive(desk, await emailFrom('LIN@example.com', { text: 'by address' }));
      await sendLead(desk, 'contact_submissions', { email: 'twin@example.com', first_name: 'Second' });
      await receive(desk, await emailFrom('twin@example.com', { text: 'two open leads' }));
      await receive(desk, await emailFrom(otherSender, { text: 'a stranger' }));
      assert.deepEqual(
        (await readStoredEmails()).map(({ body, matched_by, lead }) => [body, matched_by, lead]),
        [
          ['by token', 'token', leadNumberOf(ref)],
          ['by references', 'references', leadNumberOf(ref)],
          ['by address', 'address', leadNumberOf(ref)],
          ['two open leads', null, null],
          ['a stranger', null, null],
        ],
      );
    });

    test('adds no email with a forged token or Message-ID to a lead', async () => {
      const ref = await sendLead(desk);
      const address = await replyAddressOf(desk, ref);
      const notices = smtp.received.length;
      await mails.run();
      const notice = smtp.received.slice(notices).find(({ to }) => to.includes('ada@cue.example'))?.mail;
      for (const to of [
        address.replace(/\+./, '+'),
        address.replace(/\+.{32}/, `+${'0'.repeat(32)}`),
        address.replace(/\+.{32}/, '+%'),
        address.replace(/\+.{32}/, "+' or true --"),
        address.replace('@cue.example', '@evil.example'),
        `x${address}`,
      ])
        await receive(desk, await emailFrom(otherSender, { text: to }), [to]);
      await receive(desk, await emailFrom(otherSender, { inReplyTo: `<${randomUUID()}@cue.example>` }));
      // A notice to staff belongs to no conversation, and only staff know its Message-ID.
      await receive(
        desk,
        await emailFrom(otherSender, { inReplyTo: `${notice?.messageId}`, text: 'to the notice' }),
      );
      const rows = await readStoredEmails();
      assert.equal(rows.length, 8);
      assert.deepEqual(
        rows.filter(({ lead }) => lead !== null),
        [],
      );
      assert.equal((await readLead(ref)).clock.answeredAt, null);
    });

    test('stores an email once, no matter how often or by which route it arrives', async () => {
      const ref = await sendLead(desk);
      const raw = await emailFrom(lin, { to: await replyAddressOf(desk, ref), date: new Date(0) });
      const labeled = Buffer.concat([Buffer.from('Received: from a by b\r\nX-GM-LABELS: x\r\n'), raw]);
      await Promise.all([receive(desk, raw), receive(desk, raw), receive(desk, labeled)]);
      await desk.database.query('delete from staff.received_mail');
      assert.equal(await receive(desk, raw), undefined);
      assert.equal((await readStoredEmails()).length, 0);
      await receive(
        desk,
        await emailFrom(lin, { to: await replyAddressOf(desk, ref), text: 'Another one.' }),
      );
      assert.equal((await readStoredEmails()).length, 1);
    });

    test('sets a new deadline on an answered lead, but keeps a deadline that is still running', async () => {
      const ref = await sendLead(desk);
      await receive(desk, await emailFrom(lin, { text: 'One more thing.' }));
      const waiting = (await readLead(ref)).clock;
      assert.equal(
        Date.parse(`${waiting.dueAt}`) - Date.parse((await readLead(ref)).createdAt),
        24 * 3_600_000,
      );
      await desk.fetch(agent, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'not_fit' });
      assert.equal((await readLead(ref)).status, 'lost');
      const before = Date.now();
      await receive(
        desk,
        await emailFrom(lin, { to: await replyAddressOf(desk, ref), text: 'Are you sure?' }),
      );
      const { clock, status, events } = await readLead(ref);
      assert.deepEqual([clock.answeredAt, clock.answeredBy, status], [null, null, 'contacted']);
      assert.ok(Math.abs(Date.parse(`${clock.dueAt}`) - before - 24 * 3_600_000) < 60_000);
      assert.equal(events.filter(({ kind }) => kind === 'received').length, 2);
    });

    test('clears the reminder when the customer writes, logs that, and restores it when the email is moved to Unsorted', async () => {
      const reminder = { at: new Date(Date.now() + 3_600_000).toISOString(), note: 'Call about the budget' };
      const readReminder = async (ref: string) => {
        const { remindAt, remindNote, remindMember } = await readLead(ref);
        return [remindAt, remindNote, remindMember];
      };
      for (const isAnswered of [true, false]) {
        const ref = await sendLead(desk);
        if (isAnswered)
          await desk.fetch(agent, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'call' });
        await desk.fetch(agent, 'PUT', `leads/${ref}/reminder`, { ...reminder, was: null });
        const before = await readReminder(ref);
        await receive(
          desk,
          await emailFrom(otherSender, { to: await replyAddressOf(desk, ref), text: randomUUID() }),
        );
        assert.deepEqual(await readReminder(ref), [null, null, null]);
        const { events, received } = await readLead(ref);
        assert.deepEqual(
          events.flatMap(({ kind, by, ...event }) =>
            kind === 'reminder' && by === null && 'detail' in event ? [event.detail] : [],
          ),
          [{ at: null, text: reminder.note }],
        );
        await desk.fetch(agent, 'POST', `received/${received[0]?.id}/unsort`, {});
        assert.deepEqual(await readReminder(ref), before);
      }
      const ref = await sendLead(desk);
      await receive(desk, await emailFrom(lin, { to: await replyAddressOf(desk, ref), text: randomUUID() }));
      assert.ok((await readLead(ref)).events.every(({ kind }) => kind !== 'reminder'));
    });

    test('keeps the status of won and spam leads', async () => {
      for (const [status, email] of [
        ['won', 'won@example.com'],
        ['spam', 'spam@example.com'],
      ]) {
        const ref = await sendLead(desk, 'contact_submissions', { email });
        await desk.fetch(agent, 'PATCH', `leads/${ref}`, { field: 'status', value: status, was: 'new' });
        await receive(desk, await emailFrom(`${email}`, { to: await replyAddressOf(desk, ref) }));
        assert.equal((await readLead(ref)).status, status);
      }
    });

    test('reopens a won lead when the customer writes, and closes it again when someone replies', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'again@example.com' });
      const mine = { field: 'assignee', value: await desk.idOf(agent), was: null };
      await desk.fetch(agent, 'PATCH', `leads/${ref}`, mine);
      await desk.fetch(agent, 'PATCH', `leads/${ref}`, { field: 'status', value: 'won', was: 'new' });
      const listViews = async () => {
        const found: string[] = [];
        for (const view of ['open', 'mine', 'brands', 'waiting'])
          if ((await readList(desk, agent, `view=${view}`)).some((one) => one.ref === ref)) found.push(view);
        return found;
      };
      assert.deepEqual(await listViews(), []);
      await receive(desk, await emailFrom('again@example.com', { to: await replyAddressOf(desk, ref) }));
      assert.deepEqual(await listViews(), ['open', 'mine', 'brands']);
      await desk.fetch(agent, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'elsewhere' });
      assert.deepEqual(await listViews(), []);
      assert.equal((await readLead(ref)).status, 'won');
    });

    test('stores automatic emails without changing the lead or notifying anyone', async () => {
      const ref = await sendLead(desk);
      await replyTwice(ref);
      const kept = (await readLead(ref)).clock;
      const to = await replyAddressOf(desk, ref);
      const sent = smtp.received.length;
      const automatic: Record<string, string>[] = [
        { 'Auto-Submitted': 'auto-replied' },
        { Precedence: 'bulk' },
        { Precedence: 'auto_reply' },
        { 'X-Autoreply': 'yes' },
        { 'X-Autorespond': 'yes' },
      ];
      for (const headers of automatic)
        await receive(desk, await emailFrom(lin, { to, headers, text: JSON.stringify(headers) }));
      await receive(desk, await emailFrom('MAILER-DAEMON@example.com', { to, text: 'robot' }));
      const rows = await readStoredEmails();
      assert.deepEqual(
        [...new Set(rows.map(({ kind, lead }) => `${kind} ${lead}`))],
        [`automatic ${leadNumberOf(ref)}`],
      );
      assert.equal(rows.length, 6);
      assert.deepEqual((await readLead(ref)).clock, kept);
      await mails.run();
      assert.equal(smtp.received.length, sent);
    });

    test('accepts a reply sent through a mailing list, and treats other list emails as automatic', async () => {
      const ref = await sendLead(desk);
      const headers = { 'List-Id': '<sales.example.com>' };
      await receive(
        desk,
        await emailFrom(lin, { to: await replyAddressOf(desk, ref), headers, text: 'through a group' }),
      );
      await receive(desk, await emailFrom(lin, { headers, text: 'a newsletter' }));
      assert.deepEqual(
        (await readStoredEmails()).map(({ kind }) => kind),
        ['answer', 'automatic'],
      );
    });

    test('stores a colleague’s email on the lead without restarting the deadline', async () => {
      const ref = await sendLead(desk);
      await replyTwice(ref);
      await receive(desk, await emailFrom('Ada <ada@cue.example>', { to: await replyAddressOf(desk, ref) }));
      assert.equal((await readStoredEmails())[0]?.kind, 'colleague');
      assert.notEqual((await readLead(ref)).clock.answeredAt, null);
    });

    test('ignores copies of our own emails', async () => {
      const ref = await sendLead(desk);
      await replyTwice(ref);
      for (const { raw } of smtp.received) assert.equal(await receive(desk, raw), undefined);
      assert.deepEqual(await readStoredEmails(), []);
    });

    test('marks the lead of a bounced reply, restarts its deadline and stops automatic emails', async () => {
      const ref = await sendLead(desk);
      const [, second] = await replyTwice(ref);
      const [first] = smtp.received.filter(({ mail }) => mail.subject === 'Your show in December');
      assert.notEqual((await readLead(ref)).clock.answeredAt, null);
      await receive(desk, createBounce(`${second?.messageId}`, { action: 'delayed', status: '4.4.1' }));
      assert.equal((await readLead(ref)).clock.bouncedAt, null);
      await receive(desk, createBounce(`${second?.messageId}`));
      const one = await readLead(ref);
      assert.notEqual(one.clock.bouncedAt, null);
      assert.notEqual(one.clock.answeredAt, null, 'the first reply arrived');
      await receive(desk, createBounce(`${first?.mail.messageId}`));
      const { clock, mails: shown, suppressed } = await readLead(ref);
      assert.equal(clock.answeredAt, null);
      assert.equal(suppressed, 'refused');
      const replies = shown.filter(({ kind }) => kind === 'mail.reply');
      assert.deepEqual([...new Set(replies.map(({ state }) => state))], ['dead']);
      assert.match(`${replies[0]?.reply}`, /5\.1\.1 <address>: Recipient address rejected/);
      assert.deepEqual(
        (await readStoredEmails()).map(({ kind, lead }) => `${kind} ${lead}`),
        ['automatic', 'bounce', 'bounce'].map((kind) => `${kind} ${leadNumberOf(ref)}`),
      );
    });

    test('removes the bounce mark from a lead once the customer writes after our reply', async () => {
      const ref = await sendLead(desk);
      const [, reply] = await replyTwice(ref);
      await receive(desk, createBounce(`${reply?.messageId}`));
      assert.notEqual((await readLead(ref)).clock.bouncedAt, null);
      const answer = await emailFrom(otherSender, {
        to: await replyAddressOf(desk, ref),
        text: 'Use this address.',
      });
      await receive(desk, answer);
      const { clock, received } = await readLead(ref);
      assert.equal(clock.bouncedAt, null);
      const id = received.find(({ kind }) => kind === 'answer')?.id;
      await desk.fetch(agent, 'POST', `received/${id}/unsort`, {});
      assert.notEqual((await readLead(ref)).clock.bouncedAt, null);
    });

    test('stops automatic emails after a complaint without changing the deadline', async () => {
      const ref = await sendLead(desk);
      const [reply] = await replyTwice(ref);
      const { clock } = await readLead(ref);
      await receive(desk, createComplaint(`${reply?.messageId}`));
      const now = await readLead(ref);
      assert.equal(now.suppressed, 'complained');
      assert.deepEqual(now.clock, clock);
      assert.equal((await readStoredEmails())[0]?.kind, 'complaint');
    });

    test("notifies the assignee of a customer's email, or else the members who get new leads", async () => {
      const me = await desk.idOf(agent);
      const ref = await sendLead(desk);
      const to = await replyAddressOf(desk, ref);
      const receiveAndReadNotifications = async (text: string) => {
        await receive(desk, await emailFrom(lin, { to, text }));
        return desk.database.query(
          `select member_id as member, kind from staff.notification
          where cause = (select id from staff.received_mail order by created_at desc limit 1)`,
        );
      };
      assert.deepEqual(await receiveAndReadNotifications('One.'), [{ member: me, kind: 'replied' }]);
      const other = await desk.memberOf('agent');
      const owner = await desk.idOf(other);
      await desk.fetch(agent, 'PATCH', `leads/${ref}`, { field: 'assignee', value: owner, was: null });
      assert.deepEqual(await receiveAndReadNotifications('Two.'), [{ member: owner, kind: 'replied' }]);
      assert.deepEqual(await desk.database.query(`select from staff.job where kind = 'mail.answer'`), []);
    });

    test('emails MAIL_STAFF about an unanswered email when no member is notified', async () => {
      await desk.database.query(`update staff.member set notify = '{"leads": "never"}'`);
      const ref = await sendLead(desk);
      const to = await replyAddressOf(desk, ref);
      await receive(desk, await emailFrom(lin, { to, subject: 'one', text: 'About one' }));
      await mails.run();
      const [mail, ...others] = smtp.received.filter(({ mail }) => mail.subject?.includes('replied: one'));
      assert.deepEqual(others, []);
      assert.deepEqual(mail?.to, ['ada@cue.example', 'ben@cue.example']);
      assert.match(`${mail?.mail.text}`, /About one/);
      assert.match(`${mail?.raw}`, /^auto-submitted: auto-generated/im);
      assert.equal(mail?.mail.replyTo, undefined);
      await receive(desk, await emailFrom(lin, { to, subject: 'two' }));
      await desk.fetch(agent, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'call' });
      await mails.run();
      assert.ok(!smtp.received.some(({ mail }) => mail.subject?.includes('two')));
      await desk.database.query(`update staff.member set notify = '{}'`);
    });

    test('sends a warning halfway to the new deadline', async () => {
      const ref = await sendLead(desk);
      mails.forward(13 * 3_600_000);
      await desk.fetch(agent, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'call' });
      await receive(desk, await emailFrom(lin, { to: await replyAddressOf(desk, ref) }));
      const staff = createStaffDatabase(desk.database.database);
      const hoursFromNow = (count: number) => new Date(Date.now() + count * 3_600_000);
      assert.equal(await addDeadlineNotices(staff, hoursFromNow(11)), 0);
      assert.equal(await addDeadlineNotices(staff, hoursFromNow(13)), 1);
    });

    test('notifies MAIL_STAFF each time a lead misses a deadline', async () => {
      await desk.database.query(`update staff.member set notify = '{"leads": "never", "missedOf": "mine"}'`);
      const ref = await sendLead(desk);
      const staff = createStaffDatabase(desk.database.database);
      const later = new Date(Date.now() + 25 * 3_600_000);
      assert.equal(await addDeadlineNotices(staff, later), 1);
      assert.equal(await addDeadlineNotices(staff, later), 0);
      await desk.fetch(agent, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'call' });
      await receive(desk, await emailFrom(lin, { to: await replyAddressOf(desk, ref) }));
      assert.equal(await addDeadlineNotices(staff, later), 1);
      await receive(desk, await emailFrom(lin, { to: await replyAddressOf(desk, ref), text: 'Hello?' }));
      assert.equal(await addDeadlineNotices(staff, later), 0);
      await desk.database.query(`update staff.member set notify = '{}'`);
    });
  });
