import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { beforeEach, describe, test } from 'node:test';
import Fastify from 'fastify';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { sendInviteMail } from '#server/desk/leads/invite-mail.ts';
import { addDeadlineNotices } from '#server/outbound/mail/deadline-notices.ts';
import { mailLinkRoutes } from '#server/plugins/mail-links.ts';
import type { Lead, Settings } from '#shared/desk/api.ts';
import { site } from '#site.config';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn, startDesk } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import {
  createMailPattern,
  fillPlaceholders,
  publishedMailTexts,
  withoutTimes,
} from '#tests/support/mail/mail-texts.ts';
import { day, hour, minute, setUpMails } from '#tests/support/mail/run.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const staffAddresses = ['ada@cue.example', 'ben@cue.example'];

for (const backend of backends)
  describe(`emails from the desk on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [agent] = signIn(desk, { role: 'agent', name: 'Ada Okafor', email: 'ada@cue.example' });
    const { smtp, mails } = setUpMails(() => desk.database, { DESK_ORIGIN: 'https://desk.cue.example' });

    beforeEach(async () => {
      // No member gets notices of new leads, so MAIL_STAFF gets them. Members get notices of their own leads at once,
      // even outside office hours.
      await desk.database.query(
        `update staff.member set notify = '{"leads": "never", "half": "now", "missedOf": "mine", "onlyOpen": false}'`,
      );
    });

    const readLead = (ref: string): Promise<Lead> => openLead(desk, agent, ref);
    /** Advances the clock, runs the deadline check and sends the emails that are due. */
    const advanceClock = async (milliseconds: number) => {
      mails.forward(milliseconds);
      await addDeadlineNotices(createStaffDatabase(desk.database.database), mails.now());
      await mails.run();
    };
    const { half, late, several } = publishedMailTexts.promise;
    const ofPromises = [half.subject, late.subject, several.subject, several.late].map((text) =>
      createMailPattern(text),
    );
    const receivedNotices = () =>
      smtp.received.filter(({ mail }) => ofPromises.some((subject) => subject.test(`${mail.subject}`)));

    test('notifies the assignee, or else everyone, halfway to the deadline and at the deadline', async () => {
      const theirs = await sendLead(desk, 'contact_submissions', {
        email: 'a@example.com',
        first_name: 'Theirs',
      });
      await sendLead(desk, 'contact_submissions', { email: 'b@example.com', first_name: 'Nobodys' });
      const id = await desk.idOf(agent);
      await desk.fetch(agent, 'PATCH', `leads/${theirs}`, { field: 'assignee', value: id, was: null });
      await advanceClock(11 * hour + 59 * minute);
      assert.equal(receivedNotices().length, 0);
      for (let step = 0; step < 3; step++) await advanceClock(minute);
      const readNotices = () =>
        receivedNotices().map(({ to, mail }) => [to.join(), withoutTimes(mail.subject)]);
      const noticeSubject = ({ subject }: typeof half, name: string) =>
        fillPlaceholders(subject, { deadline: '...', name });
      assert.deepEqual(
        readNotices().toSorted(),
        [
          ['ada@cue.example', noticeSubject(half, 'Theirs Day')],
          [staffAddresses.join(), noticeSubject(half, 'Nobodys Day')],
        ].toSorted(),
      );
      await advanceClock(12 * hour);
      await advanceClock(minute);
      assert.deepEqual(
        readNotices().slice(2).toSorted(),
        [
          ['ada@cue.example', noticeSubject(late, 'Theirs Day')],
          [staffAddresses.join(), noticeSubject(late, 'Nobodys Day')],
        ].toSorted(),
      );
      await advanceClock(day);
      assert.equal(receivedNotices().length, 4);
      const { mail } = receivedNotices().find(({ to }) => to.length === 1) ?? assert.fail();
      assert.match(
        `${mail.text}`,
        new RegExp(`${publishedMailTexts.notice.open}:\nhttps://desk.cue.example/desk/leads/${theirs}\n`),
      );
      assert.match(`${mail.text}`, /> Hello, we sell tea\./);
      assert.doesNotMatch(`${mail.text}${mail.html}`, /a@example\.com/);
    });

    test('sends no notices about answered leads, test leads or automatic emails, and none to former members', async () => {
      const kept = await sendLead(desk, 'contact_submissions', { email: 'kept@example.com' });
      const late = await sendLead(desk, 'contact_submissions', {
        email: 'late@example.com',
        first_name: 'Late',
      });
      await sendLead(desk, 'contact_submissions', { email: 'ada@cue.example' });
      await sendLead(desk, 'roi_calculator_submissions');
      const gone = await desk.idOf(await desk.memberOf('agent', { email: 'gone@cue.example' }));
      await desk.fetch(agent, 'PATCH', `leads/${late}`, { field: 'assignee', value: gone, was: null });
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [gone]);
      await desk.fetch(agent, 'POST', `leads/${kept}/events`, { id: randomUUID(), kind: 'call' });
      await advanceClock(12 * hour);
      assert.deepEqual(
        receivedNotices().map(({ to, mail }) => [to.join(), mail.subject?.includes('Late Day')]),
        [[staffAddresses.join(), true]],
      );
      // The lead is answered after the check, but before the email is sent.
      mails.forward(12 * hour);
      await addDeadlineNotices(createStaffDatabase(desk.database.database), mails.now());
      await desk.fetch(agent, 'POST', `leads/${late}/events`, { id: randomUUID(), kind: 'elsewhere' });
      await mails.run();
      assert.equal(receivedNotices().length, 1);
    });

    test('combines notices into one email per recipient, with the first deadline in the subject', async () => {
      const id = await desk.idOf(agent);
      for (let index = 0; index < 12; index++) {
        const ref = await sendLead(desk, 'contact_submissions', {
          email: `v${index}@example.com`,
          last_name: `No ${index}`,
        });
        if (index % 2)
          await desk.fetch(agent, 'PATCH', `leads/${ref}`, { field: 'assignee', value: id, was: null });
      }
      await mails.run();
      await advanceClock(12 * hour);
      assert.deepEqual(
        receivedNotices()
          .map(({ to, mail }) => [to.join(), withoutTimes(mail.subject)])
          .toSorted(),
        ['ada@cue.example', staffAddresses.join()].map((to) => [
          to,
          fillPlaceholders(several.subject, { count: 6, deadline: '...' }),
        ]),
      );
      const listed = receivedNotices()
        .map(({ mail }) => mail.text)
        .join();
      for (let index = 0; index < 12; index++)
        assert.equal(listed.split(new RegExp(`No ${index}\\b`)).length, 2);
    });

    test('applies a changed response time only to new leads and to the emails about them', async () => {
      const admin = await desk.memberOf('admin');
      const before = await sendLead(desk);
      const settings: Settings = (await desk.fetch(admin, 'GET', 'settings')).json();
      const promises = settings.promises.map((promise) =>
        promise.form === 'contact_submissions' ? { ...promise, hours: 6 } : promise,
      );
      const change = { settings: { ...settings, promises }, was: settings };
      const changed = await desk.fetch(admin, 'PUT', 'settings', change);
      assert.equal(changed.statusCode, 200);
      const ref = await sendLead(desk, 'contact_submissions', { email: 'quick@example.com' });
      assert.deepEqual([(await readLead(before)).clock.hours, (await readLead(ref)).clock.hours], [24, 6]);
      await mails.run();
      const received = smtp.received.find(({ to }) => to.includes('quick@example.com'));
      const promise = publishedMailTexts.received.contact_submissions?.text.find((words) =>
        words.includes('{hours}'),
      );
      assert.ok(
        `${received?.mail.text}`.replace(/\s+/g, ' ').includes(fillPlaceholders(promise ?? '', { hours: 6 })),
        received?.mail.text,
      );
      await desk.fetch(admin, 'PUT', 'settings', { settings, was: changed.json() });
    });

    test('emails an invite only to its recipient, and nothing without a mail server', async () => {
      const link = 'https://desk.cue.example/desk/invite/never-in-a-table';
      const expiresAt = new Date('2026-11-18T22:10:00Z');
      const invite = {
        email: 'new@cue.example',
        link,
        role: 'agent',
        invitedBy: 'Ada\r\nBcc: b@y.co',
        expiresAt,
      } as const;
      const createContext = (SMTP_URL: string) => ({
        config: settings({ SMTP_URL, DATA_DIR: 'no-such-folder' }),
        log: silentLog,
      });
      assert.equal(await sendInviteMail(createContext(smtp.url), invite), true);
      const [{ to, mail } = assert.fail()] = smtp.received;
      assert.deepEqual([to, mail.bcc], [['new@cue.example'], undefined]);
      const { lead, until } = publishedMailTexts.invite;
      const said = [
        fillPlaceholders(lead, { by: 'Ada Bcc: b@y.co', brand: site.brand, role: 'agent' }),
        link,
        fillPlaceholders(until, { time: 'November 18, 2:10 PM PST' }),
      ];
      const text = `${mail.text}`.replace(/\s+/g, ' ');
      for (const words of said) assert.ok(text.includes(words), text);
      smtp.behavior = () => ({ code: 550, at: 'recipient' });
      assert.equal(await sendInviteMail(createContext(smtp.url), invite), false);
      await smtp.stop();
      assert.equal(await sendInviteMail(createContext(smtp.url), invite), false);
      assert.equal(await sendInviteMail(createContext(''), invite), false);
      assert.ok(!existsSync('no-such-folder'));
      await smtp.start();
    });

    test('logs one line per confirmation and unsubscription, without an email address', async () => {
      let logged = '';
      const recordLine = (line: string) => {
        logged += line;
      };
      const app = Fastify({ logger: { stream: { write: recordLine } } });
      await mailLinkRoutes(app, {
        database: desk.database.database,
        sendPage: (_path, _request, reply) => reply.send(''),
      });
      await sendLead(desk, 'newsletter_subscribers', { email: 'quiet@example.com' });
      const followLink = async (pattern: RegExp) => {
        await mails.run();
        const [path = ''] = pattern.exec(`${smtp.received.at(-1)?.mail.text}`) ?? [];
        for (const method of ['GET', 'POST', 'POST'] as const) await app.inject({ method, url: path });
      };
      await followLink(/\/n\/\S+/);
      await followLink(/\/u\/\S+/);
      await app.close();
      assert.equal(logged.split('a newsletter address was confirmed').length, 2);
      assert.equal(logged.split('a subscriber left the newsletter').length, 2);
      assert.doesNotMatch(logged, /quiet@|example\.com/);
    });

    test('links to the lead in the notice of a new lead', async () => {
      const ref = await sendLead(desk);
      await mails.run();
      const subject = createMailPattern(publishedMailTexts.notice.promised.subject, { name: 'Lin Day' });
      const notice = smtp.received.find(({ mail }) => subject.test(`${mail.subject}`));
      assert.match(`${notice?.mail.text}`, new RegExp(`https://desk\\.cue\\.example/desk/leads/${ref}\n`));
    });

    test("creates a test lead like a real one, and reports the mail server's response to a test email", async () => {
      const own = await startDesk(backend, { SMTP_URL: smtp.url });
      try {
        const cookie = await own.memberOf('agent', { name: 'Cleo', email: 'cleo@cue.example' });
        assert.equal((await own.fetch(cookie, 'POST', 'trial-lead')).statusCode, 204);
        const [row] = await own.database.query(
          'select email, created_at = (select created_at from staff.arrival) as arrived from contact_submissions',
        );
        assert.deepEqual(row, { email: 'cleo@cue.example', arrived: true });
        const sent = await own.fetch(cookie, 'POST', 'trial-mail');
        assert.deepEqual([sent.json().taken, smtp.received.at(-1)?.to], [true, ['cleo@cue.example']]);
        smtp.behavior = () => ({ code: 550, at: 'recipient' });
        const refused = (await own.fetch(cookie, 'POST', 'trial-mail')).json();
        assert.equal(refused.taken, false);
        assert.match(refused.reply, /550 5\.1\.1 not this one: <\(address\)>/);
        smtp.behavior = () => 'accept';
        const other = await own.memberOf('admin');
        for (let count = 3; count <= 5; count += 1)
          assert.equal((await own.fetch(other, 'POST', 'trial-mail')).statusCode, 200);
        const before = smtp.received.length;
        const held = await own.fetch(cookie, 'POST', 'trial-mail');
        assert.equal(held.statusCode, 429);
        assert.match(
          held.json().message,
          /at most 5 test emails in ten minutes\. Try again in 10 minutes\.$/,
        );
        assert.ok(Number(held.headers['retry-after']) > 590);
        assert.equal(smtp.received.length, before);
        const made = await sendLead(own);
        const trial = `m-${Number(made.slice(2)) - 1}`;
        assert.deepEqual(
          [(await openLead(own, cookie, trial)).test, (await openLead(own, cookie, made)).test],
          [true, false],
        );
      } finally {
        await own.drop();
      }
    });
  });
