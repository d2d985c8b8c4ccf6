import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { addDeadlineNotices } from '#server/outbound/mail/deadline-notices.ts';
import { MailQueue } from '#server/outbound/mail/mail-queue.ts';
import { notificationMailKind, notifyStaff } from '#server/outbound/notify/notify-staff.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import type { NotificationChoices } from '#shared/desk/notifications.ts';
import { erase } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { createMailRun, hour, minute, setUpMails } from '#tests/support/mail/run.ts';

const immediateChoices = { leads: 'now', half: 'now', onlyOpen: false } as const;
const staffAddresses = ['ada@cue.example', 'ben@cue.example'];

for (const backend of backends)
  describe(`member notifications on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [mei] = signIn(desk, { role: 'agent', name: 'Mei Tan', email: 'mei@cue.example' });
    const [ruben] = signIn(desk, { role: 'agent', name: 'Ruben Salas', email: 'ruben@cue.example' });
    const { smtp, mails } = setUpMails(() => desk.database, { DESK_ORIGIN: 'https://desk.cue.example' });

    beforeEach(async () => {
      await setChoices({ leads: 'never', onlyOpen: false }, { leads: 'never', onlyOpen: false });
      await setOpenDays([0, 1, 2, 3, 4, 5, 6]);
    });
    afterEach(async () => {
      await desk.database.query('update staff.member set disabled_at = null');
    });

    const advanceClock = async (milliseconds = 0) => {
      mails.forward(milliseconds);
      await addDeadlineNotices(createStaffDatabase(desk.database.database), mails.now());
      await mails.run();
    };
    const setChoices = async (ofMei: Partial<NotificationChoices>, ofRuben: Partial<NotificationChoices>) => {
      for (const [cookie, choices] of [
        [mei, ofMei],
        [ruben, ofRuben],
      ] as const) {
        const id = await desk.idOf(cookie);
        await desk.database.query(`update staff.member set notify = '{}' where id = $1`, [id]);
        assert.equal((await desk.fetch(cookie, 'PATCH', 'account/notifications', choices)).statusCode, 204);
      }
    };
    /** Sets the office hours to the whole day on these weekdays, where 0 is Sunday. */
    const setOpenDays = (days: number[]) =>
      desk.database.query(
        `insert into staff.setting (name, value) values ('hours', $1) on conflict (name) do update set value = excluded.value`,
        [JSON.stringify({ days, from: '00:00', to: '23:59' })],
      );
    const closeDeskToday = () => setOpenDays([(new Date().getUTCDay() + 3) % 7]);
    const emailsTo = (address: string) =>
      smtp.received.filter((one) => one.to.includes(address)).map(({ mail }) => `${mail.subject}`);
    const emailsToMei = () => emailsTo('mei@cue.example');
    const emailsToRuben = () => emailsTo('ruben@cue.example');
    const storeContact = (first_name: string, changes = {}) =>
      sendLead(desk, 'contact_submissions', {
        ...{ first_name, email: `${first_name.toLowerCase()}@lead.example`, ...changes },
      });
    const assign = (by: string, ref: string, value: string | null, was: string | null = null) =>
      desk.fetch(by, 'PATCH', `leads/${ref}`, { field: 'assignee', value, was });
    const readLeadId = async (ref: string) =>
      `${(await desk.database.query('select id from staff.lead where number = $1', [parseLeadNumber(ref)]))[0]?.id}`;

    test('emails MAIL_STAFF about a new lead only when no member is notified', async () => {
      await storeContact('Una');
      await advanceClock();
      assert.equal(emailsTo('ada@cue.example').length, 1);
      await setChoices(immediateChoices, { leads: 'never' });
      await storeContact('Duo');
      await advanceClock();
      assert.equal(emailsTo('ada@cue.example').length, 1);
      assert.equal(emailsToMei().length, 1);
      assert.match(emailsToMei()[0] ?? '', /Duo Day/);
      assert.equal(emailsToRuben().length, 0);
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [
        await desk.idOf(mei),
      ]);
      await storeContact('Tria');
      await advanceClock();
      assert.deepEqual([emailsTo('ada@cue.example').length, emailsToMei().length], [2, 1]);
    });

    test('notifies each member only of the new leads they chose', async () => {
      await setChoices(
        { ...immediateChoices, leadsOf: 'brands' },
        { ...immediateChoices, leadsOf: 'creators' },
      );
      await storeContact('Brandy');
      await advanceClock();
      await sendLead(desk, 'live_selling_survey_responses', { full_name: 'Cleo Star' });
      await advanceClock();
      assert.equal(emailsToMei().length, 1);
      assert.match(emailsToMei()[0] ?? '', /Brandy/);
      assert.equal(emailsToRuben().length, 1);
      assert.match(emailsToRuben()[0] ?? '', /Cleo Star/);
      assert.deepEqual(emailsTo(staffAddresses[0] ?? ''), []);
      await setChoices({ ...immediateChoices, leadsOf: 'unassigned' }, { leads: 'never' });
      const taken = await storeContact('Taken');
      await assign(ruben, taken, await desk.idOf(ruben));
      await storeContact('Free');
      await advanceClock();
      assert.equal(emailsToMei().length, 2);
      assert.match(emailsToMei()[1] ?? '', /Free/);
    });

    test('collects hourly notifications in one email on the hour', async () => {
      await setChoices({ ...immediateChoices, leads: 'hourly' }, { leads: 'never' });
      for (const name of ['One', 'Two', 'Three']) await storeContact(name);
      await advanceClock();
      assert.deepEqual(emailsToMei(), []);
      await advanceClock(hour);
      assert.equal(emailsToMei().length, 1);
      assert.match(emailsToMei()[0] ?? '', /^3 new leads/);
      const [{ mail } = assert.fail()] = smtp.received.filter(({ to }) => to.includes('mei@cue.example'));
      for (const name of ['One', 'Two', 'Three']) assert.ok(`${mail.text}`.includes(`${name} Day`));
      assert.match(`${mail.text}`, /Sent to mei@cue\.example\. To choose which emails you get/);
      assert.doesNotMatch(`${mail.text}`, /MAIL_STAFF/);
      await advanceClock(hour);
      assert.equal(emailsToMei().length, 1);
    });

    test('holds emails until office hours begin, except those about missed deadlines', async () => {
      await setChoices({ leads: 'now', missedOf: 'everyone', onlyOpen: true }, { leads: 'never' });
      await closeDeskToday();
      await storeContact('Night');
      await advanceClock();
      assert.deepEqual(emailsToMei(), []);
      await advanceClock(12 * hour + minute);
      assert.deepEqual(emailsToMei(), []);
      await advanceClock(12 * hour);
      assert.equal(emailsToMei().length, 1);
      assert.match(emailsToMei()[0] ?? '', /^Overdue/);
      await setOpenDays([0, 1, 2, 3, 4, 5, 6]);
      await advanceClock(minute);
      assert.equal(emailsToMei().length, 2);
      // The halfway warning is obsolete by then.
      assert.match(emailsToMei()[1] ?? '', /^Answer by/);
    });

    test('notifies a new assignee once, unless they assigned the lead themselves', async () => {
      const [mine, theirs] = [await storeContact('Mine'), await storeContact('Theirs')];
      await advanceClock();
      const id = await desk.idOf(mei);
      await assign(mei, mine, id);
      await assign(ruben, theirs, id);
      await advanceClock();
      await advanceClock();
      assert.deepEqual(emailsToMei(), ['Assigned to you: Theirs Day']);
      const [{ mail } = assert.fail()] = smtp.received.filter(({ to }) => to.includes('mei@cue.example'));
      assert.match(`${mail.text}`, /Ruben Salas assigned this lead to you\. Reply by/);
      assert.ok(`${mail.text}`.includes(`https://desk.cue.example/desk/leads/${theirs}\n`));
      // A later assignment notifies the member again, unless it is undone before the email is sent.
      await assign(ruben, theirs, null, id);
      await assign(ruben, theirs, id);
      await advanceClock();
      assert.equal(emailsToMei().length, 2);
      await assign(ruben, theirs, null, id);
      await assign(ruben, theirs, id);
      await assign(ruben, theirs, null, id);
      await advanceClock();
      assert.equal(emailsToMei().length, 2);
    });

    test('combines leads assigned together into one email', async () => {
      const refs = [await storeContact('Ann'), await storeContact('Bob'), await storeContact('Cid')];
      await advanceClock();
      const value = await desk.idOf(mei);
      await desk.fetch(ruben, 'POST', 'leads/bulk', {
        refs,
        change: { field: 'assignee', value, was: null },
      });
      await advanceClock();
      assert.deepEqual(emailsToMei(), ['3 leads assigned to you']);
    });

    test('warns the assignee, or else those who get new leads, halfway to and at the deadline', async () => {
      await setChoices(
        { ...immediateChoices, leads: 'hourly' },
        { ...immediateChoices, leads: 'never', missedOf: 'everyone' },
      );
      const [rubens, nobodys, never] = [
        await storeContact('Rubens'),
        await storeContact('Nobodys'),
        await storeContact('Never'),
      ];
      await assign(ruben, rubens, await desk.idOf(ruben));
      await advanceClock();
      await advanceClock(hour);
      smtp.received.length = 0;
      await advanceClock(11 * hour + minute);
      assert.equal(emailsToRuben().length, 1);
      assert.match(emailsToRuben()[0] ?? '', /^Half the time is gone.*Rubens Day/);
      assert.match(emailsToMei().join(), /^2 leads waiting, next due/);
      await desk.fetch(ruben, 'POST', `leads/${never}/events`, { id: randomUUID(), kind: 'call' });
      await advanceClock(12 * hour);
      await advanceClock(minute);
      assert.match(emailsToRuben()[1] ?? '', /^2 leads waiting, 2 overdue/);
      assert.equal(emailsToRuben().length, 2);
      assert.match(emailsToMei()[1] ?? '', /^Overdue since .*Nobodys Day/);
      assert.equal(emailsToMei().length, 2);
      assert.deepEqual(emailsTo(staffAddresses[0] ?? ''), []);
      assert.ok(nobodys);
    });

    test('notifies nobody of a deadline if the assignee has turned these emails off', async () => {
      await setChoices(
        { leads: 'never', half: 'never', missed: 'never', onlyOpen: false },
        { leads: 'never' },
      );
      const ref = await storeContact('Quiet');
      await assign(mei, ref, await desk.idOf(mei));
      await advanceClock();
      smtp.received.length = 0;
      await advanceClock(25 * hour);
      assert.deepEqual(smtp.received, []);
    });

    test('notifies members once per event, and never the member who caused it', async () => {
      const ref = await storeContact('Rhea');
      await assign(mei, ref, await desk.idOf(mei));
      await advanceClock();
      const [lead, queries] = [await readLeadId(ref), createStaffDatabase(desk.database.database)];
      const cause = randomUUID();
      for (const _again of [1, 2]) await notifyStaff(queries, { kind: 'replied', lead, cause });
      await notifyStaff(queries, { kind: 'replied', lead, cause: randomUUID(), by: await desk.idOf(mei) });
      await advanceClock();
      for (const _again of [1, 2]) await notifyStaff(queries, { kind: 'replied', lead, cause });
      await advanceClock();
      assert.deepEqual(emailsToMei(), ['Rhea Day replied']);
      await desk.database.query('update staff.lead set remind_at = now(), remind_member = $1 where id = $2', [
        await desk.idOf(ruben),
        lead,
      ]);
      await notifyStaff(queries, {
        kind: 'reminders',
        lead,
        cause: randomUUID(),
        to: await desk.idOf(ruben),
      });
      await advanceClock();
      assert.deepEqual([emailsToMei().length, emailsToRuben()], [1, ['Reminder: Rhea Day']]);
    });

    test('collects reminders in one hourly email with their notes', async () => {
      await setChoices({ leads: 'never', reminders: 'hourly' }, { leads: 'never' });
      const queries = createStaffDatabase(desk.database.database);
      for (const name of ['Sven', 'Tara']) {
        const ref = await storeContact(name);
        const at = new Date(Date.now() + hour).toISOString();
        await desk.fetch(mei, 'PUT', `leads/${ref}/reminder`, {
          at,
          note: `Call ${name} about the budget`,
          was: null,
        });
        const lead = await readLeadId(ref);
        await desk.database.query('update staff.lead set remind_at = now() where id = $1', [lead]);
        const to = await desk.idOf(mei);
        await notifyStaff(queries, { kind: 'reminders', lead, cause: randomUUID(), to });
      }
      await advanceClock(hour);
      assert.deepEqual(emailsToMei(), ['2 reminders']);
      const [{ mail } = assert.fail()] = smtp.received.filter(({ to }) => to.includes('mei@cue.example'));
      for (const name of ['Sven', 'Tara']) assert.ok(mail.text?.includes(`Call ${name} about the budget`));
    });

    test('sends each notification once with two workers, even after one is killed', async () => {
      await setChoices(immediateChoices, immediateChoices);
      const other = createMailRun(desk.database, smtp.url, { DESK_ORIGIN: 'https://desk.cue.example' });
      for (const name of ['Pia', 'Quin', 'Roy', 'Sol']) await storeContact(name);
      await Promise.all([mails.run(), other.run()]);
      const ref = await storeContact('Tess');
      await assign(ruben, ref, await desk.idOf(mei));
      await Promise.all([mails.run(), other.run()]);
      other.close();
      await storeContact('Uma');
      const queue = new MailQueue(desk.database.database);
      // This worker claims the job and is then killed.
      await queue.claim({ kinds: ['mail.notice'], limit: 10, perHour: 1000 });
      await queue.breakLeases();
      await mails.run();
      const sent = await desk.database.query(
        `select member_id, notification.kind, count(*)::int as mails from staff.notification
        join staff.job on job.subject_id = notification.id and job.kind = $1 where job.state = 'done' group by 1, 2`,
        [notificationMailKind],
      );
      const rows = sent.map(({ member_id, kind, mails }) => `${member_id} ${kind} ${mails}`).toSorted();
      assert.deepEqual(
        rows,
        [
          `${await desk.idOf(mei)} assigned 1`,
          `${await desk.idOf(mei)} leads 6`,
          `${await desk.idOf(ruben)} leads 6`,
        ].toSorted(),
      );
      assert.deepEqual(
        await desk.database.query('select from staff.job where kind = $1 and begun > 1', [
          notificationMailKind,
        ]),
        [],
      );
    });

    test('sends a member at most five emails in ten minutes, and combines the rest into one', async () => {
      await setChoices(immediateChoices, { leads: 'never' });
      for (let lead = 0; lead < 9; lead++) {
        await storeContact(`Burst${lead}`);
        await advanceClock();
      }
      assert.equal(emailsToMei().length, 5);
      await advanceClock(11 * minute);
      assert.equal(emailsToMei().length, 6);
      assert.match(emailsToMei()[5] ?? '', /^4 new leads/);
    });

    test('notifies nobody about test leads', async () => {
      await setChoices(immediateChoices, immediateChoices);
      await storeContact('Mei', { email: 'mei@cue.example' });
      await advanceClock();
      assert.deepEqual(
        smtp.received.filter(({ mail }) => /Answer by/.test(`${mail.subject}`)),
        [],
      );
    });

    test("deletes a person's notifications and the emails about them", async () => {
      await setChoices(immediateChoices, { leads: 'hourly' });
      await storeContact('Gone');
      await advanceClock();
      const { counts } = await erase(desk.database, 'gone@lead.example');
      const countOf = (name: string) => counts.find(({ table }) => table === name)?.rows;
      assert.equal(countOf('notification'), 2);
      assert.deepEqual(await desk.database.query('select from staff.notification'), []);
      assert.deepEqual(
        await desk.database.query('select from staff.job where kind = $1', [notificationMailKind]),
        [],
      );
      await advanceClock(hour);
      assert.deepEqual(emailsToRuben(), []);
    });

    test('returns a member’s choices and when an email was last sent or rejected', async () => {
      const readChoices = async () => (await desk.fetch(mei, 'GET', 'account/notifications')).json();
      await setChoices({}, {});
      assert.deepEqual((await readChoices()).choices, {
        ...{
          leads: 'hourly',
          leadsOf: 'all',
          assigned: 'now',
          replied: 'now',
          half: 'hourly',
          missed: 'now',
        },
        ...{ missedOf: 'mine', reminders: 'now', onlyOpen: true },
      });
      await setChoices({ ...immediateChoices, leadsOf: 'brands' }, { leads: 'never' });
      smtp.behavior = (address) =>
        address === 'mei@cue.example' ? { code: 550, at: 'recipient' } : 'accept';
      await storeContact('Refused');
      await advanceClock();
      const refused = await readChoices();
      assert.equal(refused.choices.leadsOf, 'brands');
      assert.equal(refused.lastAt, null);
      assert.ok(refused.refusedAt);
      smtp.behavior = () => 'accept';
      await storeContact('Accepted');
      await advanceClock(minute);
      const accepted = await readChoices();
      assert.ok(accepted.lastAt);
      assert.equal(accepted.refusedAt, null);
      for (const wrong of [{ leads: 'daily' }, { leadsOf: 'mine' }, { onlyOpen: 'yes' }, { other: 1 }])
        assert.equal((await desk.fetch(mei, 'PATCH', 'account/notifications', wrong)).statusCode, 400);
      const editor = await desk.memberOf('editor');
      assert.equal((await desk.fetch(editor, 'GET', 'account/notifications')).statusCode, 403);
    });

    test('lists the members who get new leads, and warns when there are none', async () => {
      const admin = await desk.memberOf('admin', { email: 'chief@cue.example' });
      const readNewLeadRecipients = async () =>
        (await desk.fetch(admin, 'GET', 'overview')).json().newLeadsOnlyTo;
      const listNewLeadRecipients = async () =>
        (await desk.fetch(admin, 'GET', 'people'))
          .json()
          .people.filter(({ getsNewLeads }: { getsNewLeads: boolean }) => getsNewLeads)
          .map(({ email }: { email: string }) => email)
          .toSorted();
      await setChoices({ leads: 'now' }, { leads: 'never' });
      assert.deepEqual(await listNewLeadRecipients(), ['chief@cue.example', 'mei@cue.example']);
      assert.equal(await readNewLeadRecipients(), null);
      await setChoices({ leads: 'never' }, { leads: 'never' });
      await desk.fetch(admin, 'PATCH', 'account/notifications', { leads: 'never' });
      assert.deepEqual(await listNewLeadRecipients(), []);
      assert.match(await readNewLeadRecipients(), /@/);
      await desk.fetch(admin, 'PATCH', 'account/notifications', { leads: 'hourly' });
      assert.equal(await readNewLeadRecipients(), null);
    });
  });
