import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import Fastify from 'fastify';
import { staffDatabase } from '#server/db/staff-query.ts';
import { sendInvite } from '#server/desk/leads/invite-mail.ts';
import { addPromiseNotices } from '#server/mail/promise-notices.ts';
import { mailLinkRoutes } from '#server/plugins/mail-links.ts';
import type { Lead, MailToRead, Settings } from '#shared/desk/api.ts';
import { site } from '#site.config';
import { backends } from '#tests/support/database-fresh.ts';
import { type DeskApp, startDesk } from '#tests/support/desk-app.ts';
import { openLead, sendLead } from '#tests/support/desk-leads.ts';
import { day, hour, type MailRun, mailRun, minute } from '#tests/support/mail-run.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { filledIn, mailText, mailWords, timeless } from '#tests/support/mail-words.ts';
import { payloads } from '#tests/support/server-payloads.ts';
import { settings, silentLog } from '#tests/support/server-settings.ts';

const everybody = ['ada@cue.example', 'ben@cue.example'];

for (const backend of backends) {
  describe(`mails of the desk on the ${backend} database`, () => {
    let desk: DeskApp;
    let smtp: MailServer;
    let mails: MailRun;
    let agent: string;
    let ahead = 0;

    before(async () => {
      desk = await startDesk(backend);
      agent = await desk.memberOf('agent', { name: 'Ada Okafor', email: 'ada@cue.example' });
    });
    after(() => desk.drop());
    beforeEach(async () => {
      ahead = 0;
      smtp = await startMailServer();
      mails = mailRun(desk.database, smtp.url, { DESK_ORIGIN: 'https://desk.cue.example' });
    });
    afterEach(async () => {
      mails.close();
      await smtp.stop();
      for (const table of Object.keys(payloads)) await desk.database.query(`delete from public.${table}`);
      await desk.database.query('truncate staff.job, staff.arrival');
      await desk.database.query('delete from staff.suppressed_addresses');
    });

    const letterTo = (ref: string, changes: object = {}, cookie = agent) =>
      desk.ask(cookie, 'POST', `leads/${ref}/replies`, {
        id: randomUUID(),
        subject: 'Your show in December',
        body: 'Hello Lin,\n\nyes, we have a slot.\n  <b>Ada</b>',
        ...changes,
      });
    const letters = () => smtp.taken.filter(({ mail }) => mail.subject === 'Your show in December');
    const letterJob = async () =>
      (
        await desk.database.query(`select state, attempts, reply from staff.job where kind = 'mail.reply'`)
      )[0];
    const lead = (ref: string): Promise<Lead> => openLead(desk, agent, ref);
    /** The minute's check and the mails that are due then. */
    const tick = async (milliseconds: number) => {
      ahead += milliseconds;
      mails.forward(milliseconds);
      await addPromiseNotices(staffDatabase(desk.database.database), new Date(Date.now() + ahead));
      await mails.run();
    };
    const { half, late, several } = mailWords.promise;
    const ofPromises = [half.subject, late.subject, several.subject, several.late].map((text) =>
      mailText(text),
    );
    const notices = () =>
      smtp.taken.filter(({ mail }) => ofPromises.some((subject) => subject.test(`${mail.subject}`)));

    test('a letter from the composer is a plain mail by a person, and stops the clock once, when it is taken', async () => {
      const ref = await sendLead(desk);
      const id = randomUUID();
      for (const _press of [1, 2]) assert.ok((await letterTo(ref, { id })).statusCode < 300);
      assert.equal((await lead(ref)).clock.keptAt, null);
      await mails.run();
      await mails.run();
      assert.equal(letters().length, 1);
      const [{ to, mail, raw } = assert.fail()] = letters();
      assert.deepEqual(to, ['Lin@Example.com']);
      assert.equal(mail.from?.text, `"Ada Okafor, ${site.brand}" <studio@cue.example>`);
      assert.equal(mail.replyTo?.text, 'ada@cue.example');
      assert.equal(mail.text?.trimEnd(), 'Hello Lin,\n\nyes, we have a slot.\n  <b>Ada</b>');
      assert.match(`${mail.html}`, /&lt;b&gt;Ada&lt;\/b&gt;/);
      assert.doesNotMatch(raw, /^(auto-submitted|in-reply-to|references|list-|x-)/im);
      assert.doesNotMatch(`${mail.html}`, /table|border-radius/);
      const answered = await lead(ref);
      assert.deepEqual([answered.status, answered.clock.keptBy], ['contacted', 'mail']);
      const kept = answered.clock.keptAt;
      assert.ok(kept && kept <= `${answered.clock.dueAt}`);
      assert.deepEqual(
        answered.events.map(({ kind }) => kind),
        ['arrived', 'reply', 'mail'],
      );
      await letterTo(ref, { subject: 'A second one' });
      await mails.run();
      assert.equal((await lead(ref)).clock.keptAt, kept);
    });

    test('it can be read again as it was sent, and so can the mails of the machine, without the secrets of links', async () => {
      const ref = await sendLead(desk);
      const subscriber = await sendLead(desk, 'newsletter_subscribers');
      await letterTo(ref);
      await mails.run();
      const read = async (of: string, kind: string): Promise<MailToRead> => {
        const { mails } = await lead(of);
        const job = mails.find((one) => one.kind === kind);
        return (await desk.ask(agent, 'GET', `leads/${of}/mails/${job?.id}`)).json();
      };
      assert.deepEqual(await read(ref, 'mail.reply'), {
        to: 'Lin@Example.com',
        from: `Ada Okafor, ${site.brand} <${site.email}>`,
        subject: 'Your show in December',
        text: 'Hello Lin,\n\nyes, we have a slot.\n  <b>Ada</b>\n',
      });
      assert.deepEqual(
        (await lead(ref)).mails
          .map(({ kind, subject, state }) => [kind, timeless(subject), state])
          .toSorted(),
        [
          [
            'mail.notice',
            filledIn(mailWords.notice.promised.subject, { deadline: '...', name: 'Lin Day' }),
            'done',
          ],
          ['mail.received', mailWords.received.contact_submissions?.subject, 'done'],
          ['mail.reply', 'Your show in December', 'done'],
        ],
      );
      const confirm = await read(subscriber, 'mail.newsletter-confirm');
      assert.match(confirm.text, /\/n\/\.\.\.\n/);
      const [elsewhere] = (await lead(subscriber)).mails;
      assert.equal((await desk.ask(agent, 'GET', `leads/${ref}/mails/${elsewhere?.id}`)).statusCode, 404);
    });

    test('a server that is away, refuses or falls silent leaves the clock running and tells', async () => {
      const ref = await sendLead(desk);
      smtp.manner = (to) => (to === 'Lin@Example.com' ? { code: 451, at: 'recipient' } : 'take');
      await letterTo(ref);
      await mails.run();
      assert.deepEqual([(await letterJob())?.state, (await lead(ref)).clock.keptAt], ['queued', null]);
      smtp.manner = (to) => (to === 'Lin@Example.com' ? { code: 550, at: 'recipient' } : 'take');
      mails.forward(hour);
      await mails.run();
      const told = await lead(ref);
      assert.deepEqual([told.clock.keptAt, told.status, told.suppressed], [null, 'new', 'refused']);
      const bounced = told.mails.find(({ kind }) => kind === 'mail.reply');
      assert.equal(bounced?.state, 'dead');
      assert.match(`${bounced?.reply}`, /550 5\.1\.1 not this one/);
      assert.equal(told.events.at(-1)?.kind, 'mail');

      // Insisted on: it is tried though the address refused one before.
      smtp.manner = () => 'take';
      await letterTo(ref);
      await mails.run();
      assert.equal((await lead(ref)).clock.keptBy, 'mail');
    });

    test('a letter nobody acknowledged is uncertain, went out twice at most, and the clock runs on', async () => {
      const ref = await sendLead(desk);
      await mails.run();
      mails.close();
      mails = mailRun(desk.database, smtp.url, {}, { answerTimeout: 300 });
      smtp.manner = () => 'silent after content';
      await letterTo(ref);
      await mails.live(day, hour);
      assert.equal((await letterJob())?.state, 'uncertain');
      assert.equal(letters().length, 2);
      assert.equal(new Set(letters().map(({ mail }) => mail.messageId)).size, 1);
      assert.equal((await lead(ref)).clock.keptAt, null);
    });

    test('letters are not held by the bounds of an address, count in the hour, and go before the machine’s mails', async () => {
      mails.close();
      mails = mailRun(desk.database, smtp.url, { MAIL_HOURLY: '3' });
      const ref = await sendLead(desk);
      await desk.database.query(`delete from staff.job where kind = 'mail.notice'`);
      for (const _letter of [1, 2, 3, 4]) await letterTo(ref);
      await mails.run();
      assert.deepEqual(
        smtp.taken.map(({ mail }) => mail.subject),
        Array(3).fill('Your show in December'),
      );
      await mails.live(2 * hour, hour);
      assert.equal(letters().length, 4);
    });

    test('two workers that share a letter send it once', async () => {
      const ref = await sendLead(desk);
      await mails.run();
      await letterTo(ref);
      const other = mailRun(desk.database, smtp.url);
      await Promise.all([mails.run(), other.run()]);
      other.close();
      assert.equal(letters().length, 1);
    });

    test('mails go where the address was corrected to, letters and the machine’s alike', async () => {
      const ref = await sendLead(desk, 'roi_calculator_submissions', { email: 'ownr@example.com' });
      smtp.manner = (to) => (to === 'ownr@example.com' ? { code: 550, at: 'recipient' } : 'take');
      await mails.run();
      assert.ok((await lead(ref)).clock.bouncedAt);
      const change = { email: 'owner@example.com', was: 'ownr@example.com' };
      assert.equal((await desk.ask(agent, 'PATCH', `leads/${ref}/email`, change)).statusCode, 204);
      await letterTo(ref);
      await mails.run();
      const to = smtp.taken
        .filter(({ to }) => to.includes('owner@example.com'))
        .map(({ mail }) => mail.subject);
      assert.deepEqual(to, [
        'Your show in December',
        filledIn(mailWords.roi.subject, { monthly: '$11,976' }),
      ]);
      const { clock } = await lead(ref);
      assert.deepEqual([clock.bouncedAt, clock.keptBy], [null, 'mail']);
    });

    test('a subscriber whose address was corrected confirms the corrected one', async () => {
      const ref = await sendLead(desk, 'newsletter_subscribers', { email: 'reder@example.com' });
      smtp.manner = (to) => (to === 'reder@example.com' ? { code: 550, at: 'recipient' } : 'take');
      await mails.run();
      await desk.ask(agent, 'PATCH', `leads/${ref}/email`, {
        email: 'reader@example.com',
        was: 'reder@example.com',
      });
      await mails.run();
      const [path = ''] = /\/n\/\S+/.exec(`${smtp.taken.at(-1)?.mail.text}`) ?? [];
      await desk.app.inject({ method: 'POST', url: path });
      assert.ok((await lead(ref)).confirmedAt);
    });

    test('nothing is sent without words, to no address, to nobody, twice under one id, or by an editor', async () => {
      const ref = await sendLead(desk);
      const id = randomUUID();
      assert.equal((await letterTo(ref, { id })).statusCode, 201);
      for (const [changes, status] of [
        [{ subject: '  ' }, 400],
        [{ subject: 'x'.repeat(201) }, 400],
        [{ body: ' \n ' }, 400],
        [{ body: 'x'.repeat(20_001) }, 400],
        [{ body: 'a\0b' }, 400],
        [{ id: 'one' }, 400],
        [{ to: 'b@y.co' }, 400],
      ] as const) {
        assert.equal((await letterTo(ref, changes)).statusCode, status, JSON.stringify(changes).slice(0, 80));
      }
      const other = await sendLead(desk);
      assert.equal((await letterTo(other, { id })).statusCode, 409);
      assert.equal((await letterTo('m-999999')).statusCode, 404);
      assert.equal((await letterTo(ref, {}, await desk.memberOf('editor'))).statusCode, 403);
      await desk.database.query(
        'alter table contact_submissions drop constraint contact_submissions_email_address',
      );
      await desk.database.query(
        `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
        values ('a', 'b', 'a@x.co, b@y.co', 'other', 'x')`,
      );
      const listed = await sendLead(desk);
      const [{ number } = assert.fail()] = await desk.database.query(
        `select number from staff.lead join contact_submissions as row on row.id = subject_id where email like '%,%'`,
      );
      assert.equal((await letterTo(`m-${number}`)).json().code, 'no_address');
      assert.ok(listed);
      const [{ jobs } = assert.fail()] = await desk.database.query(
        `select count(*)::int as jobs from staff.job where kind = 'mail.reply'`,
      );
      assert.equal(jobs, 1);
    });

    test('at half and at the end of a promise who has it hears, or everybody, once each', async () => {
      const theirs = await sendLead(desk, 'contact_submissions', {
        email: 'a@example.com',
        first_name: 'Theirs',
      });
      await sendLead(desk, 'contact_submissions', { email: 'b@example.com', first_name: 'Nobodys' });
      const id = await desk.idOf(agent);
      await desk.ask(agent, 'PATCH', `leads/${theirs}`, { field: 'assignee', value: id, was: null });
      await tick(11 * hour + 59 * minute);
      assert.equal(notices().length, 0);
      for (let step = 0; step < 3; step++) await tick(minute);
      const told = () => notices().map(({ to, mail }) => [to.join(), timeless(mail.subject)]);
      const notice = ({ subject }: typeof half, name: string) => filledIn(subject, { deadline: '...', name });
      assert.deepEqual(
        told().toSorted(),
        [
          ['ada@cue.example', notice(half, 'Theirs Day')],
          [everybody.join(), notice(half, 'Nobodys Day')],
        ].toSorted(),
      );
      await tick(12 * hour);
      await tick(minute);
      assert.deepEqual(
        told().slice(2).toSorted(),
        [
          ['ada@cue.example', notice(late, 'Theirs Day')],
          [everybody.join(), notice(late, 'Nobodys Day')],
        ].toSorted(),
      );
      await tick(day);
      assert.equal(notices().length, 4);
      const { mail } = notices().find(({ to }) => to.length === 1) ?? assert.fail();
      assert.match(
        `${mail.text}`,
        new RegExp(`${mailWords.notice.open}:\nhttps://desk.cue.example/desk/leads/${theirs}\n`),
      );
      assert.match(`${mail.text}`, /> Hello, we sell tea\./);
      assert.doesNotMatch(`${mail.text}${mail.html}`, /a@example\.com/);
    });

    test('nobody is told of what was answered, of trials, of promised mails, or of a colleague who has left', async () => {
      const kept = await sendLead(desk, 'contact_submissions', { email: 'kept@example.com' });
      const late = await sendLead(desk, 'contact_submissions', {
        email: 'late@example.com',
        first_name: 'Late',
      });
      await sendLead(desk, 'contact_submissions', { email: 'ada@cue.example' });
      await sendLead(desk, 'roi_calculator_submissions');
      const gone = await desk.idOf(await desk.memberOf('agent', { email: 'gone@cue.example' }));
      await desk.ask(agent, 'PATCH', `leads/${late}`, { field: 'assignee', value: gone, was: null });
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [gone]);
      await desk.ask(agent, 'POST', `leads/${kept}/events`, { id: randomUUID(), kind: 'call' });
      await tick(12 * hour);
      assert.deepEqual(
        notices().map(({ to, mail }) => [to.join(), mail.subject?.includes('Late Day')]),
        [[everybody.join(), true]],
      );
      // Answered between the check and the mail.
      ahead += 12 * hour;
      await addPromiseNotices(staffDatabase(desk.database.database), new Date(Date.now() + ahead));
      await desk.ask(agent, 'POST', `leads/${late}/events`, { id: randomUUID(), kind: 'elsewhere' });
      mails.forward(12 * hour);
      await mails.run();
      assert.equal(notices().length, 1);
    });

    test('many at once come as one mail to each who hears, the first deadline in the subject', async () => {
      const id = await desk.idOf(agent);
      for (let index = 0; index < 8; index++) {
        const ref = await sendLead(desk, 'contact_submissions', {
          email: `v${index}@example.com`,
          last_name: `No ${index}`,
        });
        if (index % 2)
          await desk.ask(agent, 'PATCH', `leads/${ref}`, { field: 'assignee', value: id, was: null });
      }
      await mails.run();
      await tick(12 * hour);
      assert.deepEqual(
        notices()
          .map(({ to, mail }) => [to.join(), timeless(mail.subject)])
          .toSorted(),
        ['ada@cue.example', everybody.join()].map((to) => [
          to,
          filledIn(several.subject, { count: 4, deadline: '...' }),
        ]),
      );
      const listed = notices()
        .map(({ mail }) => mail.text)
        .join();
      for (let index = 0; index < 8; index++) assert.equal(listed.split(`No ${index}`).length, 2);
    });

    test('a changed promise holds for what comes from then on, in the clock and in the words', async () => {
      const admin = await desk.memberOf('admin');
      const before = await sendLead(desk);
      const settings: Settings = (await desk.ask(admin, 'GET', 'settings')).json();
      const promises = settings.promises.map((one) =>
        one.form === 'contact_submissions' ? { ...one, hours: 6 } : one,
      );
      const change = { settings: { ...settings, promises }, was: settings };
      const changed = await desk.ask(admin, 'PUT', 'settings', change);
      assert.equal(changed.statusCode, 200);
      const ref = await sendLead(desk, 'contact_submissions', { email: 'quick@example.com' });
      assert.deepEqual([(await lead(before)).clock.hours, (await lead(ref)).clock.hours], [24, 6]);
      await mails.run();
      const received = smtp.taken.find(({ to }) => to.includes('quick@example.com'));
      const promise = mailWords.received.contact_submissions?.text.find((words) => words.includes('{hours}'));
      assert.ok(
        `${received?.mail.text}`.replace(/\s+/g, ' ').includes(filledIn(promise ?? '', { hours: 6 })),
        received?.mail.text,
      );
      await desk.ask(admin, 'PUT', 'settings', { settings, was: changed.json() });
    });

    test('an invite goes to who is invited, its link stands in no table, and nothing is written where no server is', async () => {
      const link = 'https://desk.cue.example/desk/invite/never-in-a-table';
      const expiresAt = new Date('2026-11-18T22:10:00Z');
      const invite = {
        email: 'new@cue.example',
        link,
        role: 'agent',
        invitedBy: 'Ada\r\nBcc: b@y.co',
        expiresAt,
      } as const;
      const context = (SMTP_URL: string) => ({
        config: settings({ SMTP_URL, DATA_DIR: 'no-such-folder' }),
        log: silentLog,
      });
      assert.equal(await sendInvite(context(smtp.url), invite), true);
      const [{ to, mail } = assert.fail()] = smtp.taken;
      assert.deepEqual([to, mail.bcc], [['new@cue.example'], undefined]);
      const { lead, until } = mailWords.invite;
      const said = [
        filledIn(lead, { by: 'Ada Bcc: b@y.co', brand: site.brand, role: 'agent' }),
        link,
        filledIn(until, { time: '18 November, 14:10 PST' }),
      ];
      const text = `${mail.text}`.replace(/\s+/g, ' ');
      for (const words of said) assert.ok(text.includes(words), text);
      smtp.manner = () => ({ code: 550, at: 'recipient' });
      assert.equal(await sendInvite(context(smtp.url), invite), false);
      await smtp.stop();
      assert.equal(await sendInvite(context(smtp.url), invite), false);
      assert.equal(await sendInvite(context(''), invite), false);
      assert.ok(!existsSync('no-such-folder'));
      await smtp.start();
    });

    test('the log has one line for who confirms and one for who leaves, without an address', async () => {
      let logged = '';
      const write = (line: string) => {
        logged += line;
      };
      const app = Fastify({ logger: { stream: { write } } });
      await mailLinkRoutes(app, {
        database: desk.database.database,
        sendPage: (_path, _request, reply) => reply.send(''),
      });
      await sendLead(desk, 'newsletter_subscribers', { email: 'quiet@example.com' });
      const follow = async (pattern: RegExp) => {
        await mails.run();
        const [path = ''] = pattern.exec(`${smtp.taken.at(-1)?.mail.text}`) ?? [];
        for (const method of ['GET', 'POST', 'POST'] as const) await app.inject({ method, url: path });
      };
      await follow(/\/n\/\S+/);
      await follow(/\/u\/\S+/);
      await app.close();
      assert.equal(logged.split('a newsletter address was confirmed').length, 2);
      assert.equal(logged.split('a subscriber left the newsletter').length, 2);
      assert.doesNotMatch(logged, /quiet@|example\.com/);
    });

    test('the notice of a new lead leads to the desk', async () => {
      const ref = await sendLead(desk);
      await mails.run();
      const subject = mailText(mailWords.notice.promised.subject, { name: 'Lin Day' });
      const notice = smtp.taken.find(({ mail }) => subject.test(`${mail.subject}`));
      assert.match(`${notice?.mail.text}`, new RegExp(`https://desk\\.cue\\.example/desk/leads/${ref}\n`));
    });

    test('a trial lead comes the way of a real one and is marked; a trial mail says what the server said', async () => {
      const own = await startDesk(backend, { SMTP_URL: smtp.url });
      try {
        const cookie = await own.memberOf('agent', { name: 'Cleo', email: 'cleo@cue.example' });
        assert.equal((await own.ask(cookie, 'POST', 'trial-lead')).statusCode, 204);
        const [row] = await own.database.query(
          'select email, created_at = (select created_at from staff.arrival) as arrived from contact_submissions',
        );
        assert.deepEqual(row, { email: 'cleo@cue.example', arrived: true });
        const sent = await own.ask(cookie, 'POST', 'trial-mail');
        assert.deepEqual([sent.json().taken, smtp.taken.at(-1)?.to], [true, ['cleo@cue.example']]);
        smtp.manner = () => ({ code: 550, at: 'recipient' });
        const refused = (await own.ask(cookie, 'POST', 'trial-mail')).json();
        assert.equal(refused.taken, false);
        assert.match(refused.reply, /550 5\.1\.1 not this one: <\(address\)>/);
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
}
