import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { addDeadlineNotices } from '#server/outbound/mail/deadline-notices.ts';
import { MailQueue } from '#server/outbound/mail/mail-queue.ts';
import { notifyKind, notifyStaff } from '#server/outbound/notify/notify-staff.ts';
import { leadNumber } from '#shared/desk/lead-ref.ts';
import type { NotificationChoices } from '#shared/desk/notifications.ts';
import { erase } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { createMailRun, hour, minute, setUpMails } from '#tests/support/mail/run.ts';

const atOnce = { leads: 'now', half: 'now', onlyOpen: false } as const;
const staff = ['ada@cue.example', 'ben@cue.example'];

for (const backend of backends)
  describe(`member notifications on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [mei] = signIn(desk, { role: 'agent', name: 'Mei Tan', email: 'mei@cue.example' });
    const [ruben] = signIn(desk, { role: 'agent', name: 'Ruben Salas', email: 'ruben@cue.example' });
    const { smtp, mails } = setUpMails(() => desk.database, { DESK_ORIGIN: 'https://desk.cue.example' });

    beforeEach(async () => {
      await choose({ leads: 'never', onlyOpen: false }, { leads: 'never', onlyOpen: false });
      await setHours([0, 1, 2, 3, 4, 5, 6]);
    });
    afterEach(async () => {
      await desk.database.query('update staff.member set disabled_at = null');
    });

    const run = async (milliseconds = 0) => {
      mails.forward(milliseconds);
      await addDeadlineNotices(createStaffDatabase(desk.database.database), mails.now());
      await mails.run();
    };
    const choose = async (ofMei: Partial<NotificationChoices>, ofRuben: Partial<NotificationChoices>) => {
      for (const [cookie, choices] of [
        [mei, ofMei],
        [ruben, ofRuben],
      ] as const) {
        const id = await desk.idOf(cookie);
        await desk.database.query(`update staff.member set notify = '{}' where id = $1`, [id]);
        assert.equal((await desk.ask(cookie, 'PATCH', 'account/notifications', choices)).statusCode, 204);
      }
    };
    /** Opens the desk all day on these days, 0 for Sunday. */
    const setHours = (days: number[]) =>
      desk.database.query(
        `insert into staff.setting (name, value) values ('hours', $1) on conflict (name) do update set value = excluded.value`,
        [JSON.stringify({ days, from: '00:00', to: '23:59' })],
      );
    const close = () => setHours([(new Date().getUTCDay() + 3) % 7]);
    const to = (address: string) =>
      smtp.received.filter((one) => one.to.includes(address)).map(({ mail }) => `${mail.subject}`);
    const toMei = () => to('mei@cue.example');
    const toRuben = () => to('ruben@cue.example');
    const contact = (first_name: string, changes = {}) =>
      sendLead(desk, 'contact_submissions', {
        ...{ first_name, email: `${first_name.toLowerCase()}@lead.example`, ...changes },
      });
    const assign = (by: string, ref: string, value: string | null, was: string | null = null) =>
      desk.ask(by, 'PATCH', `leads/${ref}`, { field: 'assignee', value, was });
    const leadId = async (ref: string) =>
      `${(await desk.database.query('select id from staff.lead where number = $1', [leadNumber(ref)]))[0]?.id}`;

    test('emails MAIL_STAFF about a new lead only when no member is notified', async () => {
      await contact('Una');
      await run();
      assert.equal(to('ada@cue.example').length, 1);
      await choose(atOnce, { leads: 'never' });
      await contact('Duo');
      await run();
      assert.equal(to('ada@cue.example').length, 1);
      assert.equal(toMei().length, 1);
      assert.match(toMei()[0] ?? '', /Duo Day/);
      assert.equal(toRuben().length, 0);
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [
        await desk.idOf(mei),
      ]);
      await contact('Tria');
      await run();
      assert.deepEqual([to('ada@cue.example').length, toMei().length], [2, 1]);
    });

    test('notifies each member only of the new leads they chose', async () => {
      await choose({ ...atOnce, leadsOf: 'brands' }, { ...atOnce, leadsOf: 'creators' });
      await contact('Brandy');
      await run();
      await sendLead(desk, 'live_selling_survey_responses', { full_name: 'Cleo Star' });
      await run();
      assert.equal(toMei().length, 1);
      assert.match(toMei()[0] ?? '', /Brandy/);
      assert.equal(toRuben().length, 1);
      assert.match(toRuben()[0] ?? '', /Cleo Star/);
      assert.deepEqual(to(staff[0] ?? ''), []);
      await choose({ ...atOnce, leadsOf: 'unassigned' }, { leads: 'never' });
      const taken = await contact('Taken');
      await assign(ruben, taken, await desk.idOf(ruben));
      await contact('Free');
      await run();
      assert.equal(toMei().length, 2);
      assert.match(toMei()[1] ?? '', /Free/);
    });

    test('collects hourly notifications in one email on the hour', async () => {
      await choose({ ...atOnce, leads: 'hourly' }, { leads: 'never' });
      for (const name of ['One', 'Two', 'Three']) await contact(name);
      await run();
      assert.deepEqual(toMei(), []);
      await run(hour);
      assert.equal(toMei().length, 1);
      assert.match(toMei()[0] ?? '', /^3 new leads/);
      const [{ mail } = assert.fail()] = smtp.received.filter(({ to }) => to.includes('mei@cue.example'));
      for (const name of ['One', 'Two', 'Three']) assert.ok(`${mail.text}`.includes(`${name} Day`));
      assert.match(`${mail.text}`, /Sent to mei@cue\.example\. To choose which emails you get/);
      assert.doesNotMatch(`${mail.text}`, /MAIL_STAFF/);
      await run(hour);
      assert.equal(toMei().length, 1);
    });

    test('holds emails until opening time, except those about missed deadlines', async () => {
      await choose({ leads: 'now', missedOf: 'everyone', onlyOpen: true }, { leads: 'never' });
      await close();
      await contact('Night');
      await run();
      assert.deepEqual(toMei(), []);
      await run(12 * hour + minute);
      assert.deepEqual(toMei(), []);
      await run(12 * hour);
      assert.equal(toMei().length, 1);
      assert.match(toMei()[0] ?? '', /^Overdue/);
      await setHours([0, 1, 2, 3, 4, 5, 6]);
      await run(minute);
      assert.equal(toMei().length, 2);
      // The warning at half of the time is obsolete.
      assert.match(toMei()[1] ?? '', /^Answer by/);
    });

    test('notifies a new assignee once, unless they assigned the lead themselves', async () => {
      const [mine, theirs] = [await contact('Mine'), await contact('Theirs')];
      await run();
      const id = await desk.idOf(mei);
      await assign(mei, mine, id);
      await assign(ruben, theirs, id);
      await run();
      await run();
      assert.deepEqual(toMei(), ['Assigned to you: Theirs Day']);
      const [{ mail } = assert.fail()] = smtp.received.filter(({ to }) => to.includes('mei@cue.example'));
      assert.match(`${mail.text}`, /Ruben Salas assigned this lead to you\. Reply by/);
      assert.ok(`${mail.text}`.includes(`https://desk.cue.example/desk/leads/${theirs}\n`));
      // A later assignment notifies again. One that was undone before the email does not.
      await assign(ruben, theirs, null, id);
      await assign(ruben, theirs, id);
      await run();
      assert.equal(toMei().length, 2);
      await assign(ruben, theirs, null, id);
      await assign(ruben, theirs, id);
      await assign(ruben, theirs, null, id);
      await run();
      assert.equal(toMei().length, 2);
    });

    test('combines leads assigned together into one email', async () => {
      const refs = [await contact('Ann'), await contact('Bob'), await contact('Cid')];
      await run();
      const value = await desk.idOf(mei);
      await desk.ask(ruben, 'POST', 'leads/bulk', { refs, change: { field: 'assignee', value, was: null } });
      await run();
      assert.deepEqual(toMei(), ['3 leads assigned to you']);
    });

    test('warns the assignee, or else those who get new leads, halfway to and at the deadline', async () => {
      await choose({ ...atOnce, leads: 'hourly' }, { ...atOnce, leads: 'never', missedOf: 'everyone' });
      const [rubens, nobodys, never] = [
        await contact('Rubens'),
        await contact('Nobodys'),
        await contact('Never'),
      ];
      await assign(ruben, rubens, await desk.idOf(ruben));
      await run();
      await run(hour);
      smtp.received.length = 0;
      await run(11 * hour + minute);
      assert.equal(toRuben().length, 1);
      assert.match(toRuben()[0] ?? '', /^Half the time is gone.*Rubens Day/);
      assert.match(toMei().join(), /^2 leads waiting, next due/);
      await desk.ask(ruben, 'POST', `leads/${never}/events`, { id: randomUUID(), kind: 'call' });
      await run(12 * hour);
      await run(minute);
      assert.match(toRuben()[1] ?? '', /^2 leads waiting, 2 overdue/);
      assert.equal(toRuben().length, 2);
      assert.match(toMei()[1] ?? '', /^Overdue since .*Nobodys Day/);
      assert.equal(toMei().length, 2);
      assert.deepEqual(to(staff[0] ?? ''), []);
      assert.ok(nobodys);
    });

    test('notifies nobody of a deadline if the assignee turned these emails off', async () => {
      await choose({ leads: 'never', half: 'never', missed: 'never', onlyOpen: false }, { leads: 'never' });
      const ref = await contact('Quiet');
      await assign(mei, ref, await desk.idOf(mei));
      await run();
      smtp.received.length = 0;
      await run(25 * hour);
      assert.deepEqual(smtp.received, []);
    });

    test('notifies members once per event, and never the member who caused it', async () => {
      const ref = await contact('Rhea');
      await assign(mei, ref, await desk.idOf(mei));
      await run();
      const [lead, queries] = [await leadId(ref), createStaffDatabase(desk.database.database)];
      const cause = randomUUID();
      for (const _again of [1, 2]) await notifyStaff(queries, { kind: 'replied', lead, cause });
      await notifyStaff(queries, { kind: 'replied', lead, cause: randomUUID(), by: await desk.idOf(mei) });
      await run();
      for (const _again of [1, 2]) await notifyStaff(queries, { kind: 'replied', lead, cause });
      await run();
      assert.deepEqual(toMei(), ['Rhea Day replied']);
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
      await run();
      assert.deepEqual([toMei().length, toRuben()], [1, ['Reminder: Rhea Day']]);
    });

    test('collects reminders in one hourly email with their notes', async () => {
      await choose({ leads: 'never', reminders: 'hourly' }, { leads: 'never' });
      const queries = createStaffDatabase(desk.database.database);
      for (const name of ['Sven', 'Tara']) {
        const ref = await contact(name);
        const at = new Date(Date.now() + hour).toISOString();
        await desk.ask(mei, 'PUT', `leads/${ref}/reminder`, {
          at,
          note: `Call ${name} about the budget`,
          was: null,
        });
        const lead = await leadId(ref);
        await desk.database.query('update staff.lead set remind_at = now() where id = $1', [lead]);
        const to = await desk.idOf(mei);
        await notifyStaff(queries, { kind: 'reminders', lead, cause: randomUUID(), to });
      }
      await run(hour);
      assert.deepEqual(toMei(), ['2 reminders']);
      const [{ mail } = assert.fail()] = smtp.received.filter(({ to }) => to.includes('mei@cue.example'));
      for (const name of ['Sven', 'Tara']) assert.ok(mail.text?.includes(`Call ${name} about the budget`));
    });

    test('sends each notification once with two workers, even after one dies', async () => {
      await choose(atOnce, atOnce);
      const other = createMailRun(desk.database, smtp.url, { DESK_ORIGIN: 'https://desk.cue.example' });
      for (const name of ['Pia', 'Quin', 'Roy', 'Sol']) await contact(name);
      await Promise.all([mails.run(), other.run()]);
      const ref = await contact('Tess');
      await assign(ruben, ref, await desk.idOf(mei));
      await Promise.all([mails.run(), other.run()]);
      other.close();
      await contact('Uma');
      const queue = new MailQueue(desk.database.database);
      // This worker claims the job and is killed.
      await queue.claim({ kinds: ['mail.notice'], limit: 10, perHour: 1000 });
      await queue.breakLeases();
      await mails.run();
      const sent = await desk.database.query(
        `select member_id, notification.kind, count(*)::int as mails from staff.notification
        join staff.job on job.subject_id = notification.id and job.kind = $1 where job.state = 'done' group by 1, 2`,
        [notifyKind],
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
        await desk.database.query('select from staff.job where kind = $1 and begun > 1', [notifyKind]),
        [],
      );
    });

    test('sends a member at most five emails in ten minutes and the rest combined', async () => {
      await choose(atOnce, { leads: 'never' });
      for (let lead = 0; lead < 9; lead++) {
        await contact(`Burst${lead}`);
        await run();
      }
      assert.equal(toMei().length, 5);
      await run(11 * minute);
      assert.equal(toMei().length, 6);
      assert.match(toMei()[5] ?? '', /^4 new leads/);
    });

    test('notifies nobody about test leads', async () => {
      await choose(atOnce, atOnce);
      await contact('Mei', { email: 'mei@cue.example' });
      await run();
      assert.deepEqual(
        smtp.received.filter(({ mail }) => /Answer by/.test(`${mail.subject}`)),
        [],
      );
    });

    test("deletes a person's notifications and the emails about them", async () => {
      await choose(atOnce, { leads: 'hourly' });
      await contact('Gone');
      await run();
      const { counts } = await erase(desk.database, 'gone@lead.example');
      const rowsOf = (name: string) => counts.find(({ table }) => table === name)?.rows;
      assert.equal(rowsOf('notification'), 2);
      assert.deepEqual(await desk.database.query('select from staff.notification'), []);
      assert.deepEqual(await desk.database.query('select from staff.job where kind = $1', [notifyKind]), []);
      await run(hour);
      assert.deepEqual(toRuben(), []);
    });

    test('returns a member’s choices and when an email was last sent or rejected', async () => {
      const read = async () => (await desk.ask(mei, 'GET', 'account/notifications')).json();
      await choose({}, {});
      assert.deepEqual((await read()).choices, {
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
      await choose({ ...atOnce, leadsOf: 'brands' }, { leads: 'never' });
      smtp.behavior = (address) =>
        address === 'mei@cue.example' ? { code: 550, at: 'recipient' } : 'accept';
      await contact('Refused');
      await run();
      const refused = await read();
      assert.equal(refused.choices.leadsOf, 'brands');
      assert.equal(refused.lastAt, null);
      assert.ok(refused.refusedAt);
      smtp.behavior = () => 'accept';
      await contact('Accepted');
      await run(minute);
      const accepted = await read();
      assert.ok(accepted.lastAt);
      assert.equal(accepted.refusedAt, null);
      for (const wrong of [{ leads: 'daily' }, { leadsOf: 'mine' }, { onlyOpen: 'yes' }, { other: 1 }])
        assert.equal((await desk.ask(mei, 'PATCH', 'account/notifications', wrong)).statusCode, 400);
      const editor = await desk.memberOf('editor');
      assert.equal((await desk.ask(editor, 'GET', 'account/notifications')).statusCode, 403);
    });

    test('lists the members who get new leads and warns when there are none', async () => {
      const admin = await desk.memberOf('admin', { email: 'chief@cue.example' });
      const heard = async () => (await desk.ask(admin, 'GET', 'overview')).json().newLeadsOnlyTo;
      const getting = async () =>
        (await desk.ask(admin, 'GET', 'people'))
          .json()
          .people.filter(({ getsNewLeads }: { getsNewLeads: boolean }) => getsNewLeads)
          .map(({ email }: { email: string }) => email)
          .toSorted();
      await choose({ leads: 'now' }, { leads: 'never' });
      assert.deepEqual(await getting(), ['chief@cue.example', 'mei@cue.example']);
      assert.equal(await heard(), null);
      await choose({ leads: 'never' }, { leads: 'never' });
      await desk.ask(admin, 'PATCH', 'account/notifications', { leads: 'never' });
      assert.deepEqual(await getting(), []);
      assert.match(await heard(), /@/);
      await desk.ask(admin, 'PATCH', 'account/notifications', { leads: 'hourly' });
      assert.equal(await heard(), null);
    });
  });
