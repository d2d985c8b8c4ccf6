import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import type { Lead, MailText } from '#shared/desk/api.ts';
import { site } from '#site.config';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import { fillPlaceholders, publishedMailTexts, withoutTimes } from '#tests/support/mail/mail-texts.ts';
import { createMailRun, day, hour, setUpMails } from '#tests/support/mail/run.ts';

const differentTextError = {
  code: 'other_words',
  message: 'This reply was already sent with different text.',
};

for (const backend of backends)
  describe(`replies from the desk on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [agent] = signIn(desk, { role: 'agent', name: 'Ada Okafor', email: 'ada@cue.example' });
    const { smtp, mails } = setUpMails(() => desk.database, { DESK_ORIGIN: 'https://desk.cue.example' });

    const postReply = (ref: string, changes: object = {}, cookie = agent) =>
      desk.fetch(cookie, 'POST', `leads/${ref}/replies`, {
        id: randomUUID(),
        subject: 'Your show in December',
        body: 'Hello Lin,\n\nyes, we have a slot.\n  <b>Ada</b>',
        ...changes,
      });
    const receivedReplies = () =>
      smtp.received.filter(({ mail }) => mail.subject === 'Your show in December');
    const readReplyJob = async () =>
      (
        await desk.database.query(`select state, attempts, reply from staff.job where kind = 'mail.reply'`)
      )[0];
    const readLead = (ref: string): Promise<Lead> => openLead(desk, agent, ref);

    test('sends a reply as a plain personal email, and meets the deadline once the mail server accepts the reply', async () => {
      const ref = await sendLead(desk);
      const id = randomUUID();
      for (const _press of [1, 2]) assert.ok((await postReply(ref, { id })).statusCode < 300);
      assert.equal((await readLead(ref)).clock.answeredAt, null);
      await mails.run();
      await mails.run();
      assert.equal(receivedReplies().length, 1);
      const [{ to, mail, raw } = assert.fail()] = receivedReplies();
      assert.deepEqual(to, ['Lin@Example.com']);
      assert.equal(mail.from?.text, `"Ada Okafor, ${site.brand}" <studio@cue.example>`);
      assert.equal(mail.replyTo?.text, 'ada@cue.example');
      assert.equal(mail.text?.trimEnd(), 'Hello Lin,\n\nyes, we have a slot.\n  <b>Ada</b>');
      assert.match(`${mail.html}`, /&lt;b&gt;Ada&lt;\/b&gt;/);
      assert.doesNotMatch(raw, /^(auto-submitted|in-reply-to|references|list-|x-)/im);
      assert.doesNotMatch(`${mail.html}`, /table|border-radius/);
      const answered = await readLead(ref);
      assert.deepEqual([answered.status, answered.clock.answeredBy], ['contacted', 'mail']);
      assert.equal(answered.assignee, await desk.idOf(agent));
      const kept = answered.clock.answeredAt;
      assert.ok(kept && kept <= `${answered.clock.dueAt}`);
      assert.deepEqual(
        answered.events.map(({ kind }) => kind),
        ['arrived', 'reply', 'assign', 'mail'],
      );
      await postReply(ref, { subject: 'A second one' });
      await mails.run();
      assert.equal((await readLead(ref)).clock.answeredAt, kept);
    });

    test('shows replies and automatic emails as they were sent, with link tokens removed', async () => {
      const ref = await sendLead(desk);
      const subscriber = await sendLead(desk, 'newsletter_subscribers');
      await postReply(ref);
      await mails.run();
      const readEmail = async (of: string, kind: string): Promise<MailText> => {
        const { mails } = await readLead(of);
        const job = mails.find((mail) => mail.kind === kind);
        return (await desk.fetch(agent, 'GET', `leads/${of}/mails/${job?.id}`)).json();
      };
      assert.deepEqual(await readEmail(ref, 'mail.reply'), {
        to: 'Lin@Example.com',
        from: `Ada Okafor, ${site.brand} <${site.email}>`,
        subject: 'Your show in December',
        text: 'Hello Lin,\n\nyes, we have a slot.\n  <b>Ada</b>\n',
      });
      const listed = (await readLead(ref)).mails;
      const ours = listed.filter(({ kind }) => kind === 'mail.reply');
      assert.deepEqual(
        ours.map(({ by, body }) => [by, body]),
        [[await desk.idOf(agent), 'Hello Lin,\n\nyes, we have a slot.\n  <b>Ada</b>']],
      );
      assert.ok(listed.filter((mail) => !ours.includes(mail)).every(({ by, body }) => !by && body === null));
      assert.deepEqual(
        listed.map(({ kind, subject, state }) => [kind, withoutTimes(subject), state]).toSorted(),
        [
          ['mail.received', publishedMailTexts.received.contact_submissions?.subject, 'done'],
          ['mail.reply', 'Your show in December', 'done'],
        ],
      );
      const confirm = await readEmail(subscriber, 'mail.newsletter-confirm');
      assert.match(confirm.text, /\/n\/\.\.\.\n/);
      const [elsewhere] = (await readLead(subscriber)).mails;
      assert.equal((await desk.fetch(agent, 'GET', `leads/${ref}/mails/${elsewhere?.id}`)).statusCode, 404);
    });

    test('keeps the deadline and reports the error when the mail server delays or rejects a reply', async () => {
      const ref = await sendLead(desk);
      smtp.behavior = (to) => (to === 'Lin@Example.com' ? { code: 451, at: 'recipient' } : 'accept');
      await postReply(ref);
      await mails.run();
      assert.deepEqual(
        [(await readReplyJob())?.state, (await readLead(ref)).clock.answeredAt],
        ['queued', null],
      );
      smtp.behavior = (to) => (to === 'Lin@Example.com' ? { code: 550, at: 'recipient' } : 'accept');
      mails.forward(hour);
      await mails.run();
      const told = await readLead(ref);
      assert.deepEqual([told.clock.answeredAt, told.status, told.suppressed], [null, 'new', 'refused']);
      const bounced = told.mails.find(({ kind }) => kind === 'mail.reply');
      assert.equal(bounced?.state, 'dead');
      assert.match(`${bounced?.reply}`, /550 5\.1\.1 not this one/);
      assert.equal(told.events.at(-1)?.kind, 'mail');

      // A reply is sent even to an address that rejected an earlier email.
      smtp.behavior = () => 'accept';
      await postReply(ref);
      await mails.run();
      assert.equal((await readLead(ref)).clock.answeredBy, 'mail');
    });

    test('marks a reply as uncertain after two unconfirmed attempts and keeps the deadline', async () => {
      const ref = await sendLead(desk);
      await mails.run();
      mails.restart({}, { answerTimeout: 300 });
      smtp.behavior = () => 'silent after content';
      await postReply(ref);
      await mails.live(day, hour);
      assert.equal((await readReplyJob())?.state, 'uncertain');
      assert.equal(receivedReplies().length, 2);
      assert.equal(new Set(receivedReplies().map(({ mail }) => mail.messageId)).size, 1);
      assert.equal((await readLead(ref)).clock.answeredAt, null);
    });

    test('limits replies by the hour but not by recipient, and sends them before other emails', async () => {
      mails.restart({ MAIL_HOURLY: '3' });
      const ref = await sendLead(desk);
      await desk.database.query(`delete from staff.job where kind = 'mail.notice'`);
      for (const _letter of [1, 2, 3, 4]) await postReply(ref);
      await mails.run();
      assert.deepEqual(
        smtp.received.map(({ mail }) => mail.subject),
        Array(3).fill('Your show in December'),
      );
      await mails.live(2 * hour, hour);
      assert.equal(receivedReplies().length, 4);
    });

    test('sends a reply only once with two workers', async () => {
      const ref = await sendLead(desk);
      await mails.run();
      await postReply(ref);
      const other = createMailRun(desk.database, smtp.url);
      await Promise.all([mails.run(), other.run()]);
      other.close();
      assert.equal(receivedReplies().length, 1);
    });

    test('sends replies and automatic emails to the corrected address', async () => {
      const ref = await sendLead(desk, 'roi_calculator_submissions', { email: 'ownr@example.com' });
      smtp.behavior = (to) => (to === 'ownr@example.com' ? { code: 550, at: 'recipient' } : 'accept');
      await mails.run();
      assert.ok((await readLead(ref)).clock.bouncedAt);
      const change = { email: 'owner@example.com', was: 'ownr@example.com' };
      assert.equal((await desk.fetch(agent, 'PATCH', `leads/${ref}/email`, change)).statusCode, 204);
      await postReply(ref);
      await mails.run();
      const to = smtp.received
        .filter(({ to }) => to.includes('owner@example.com'))
        .map(({ mail }) => mail.subject);
      assert.deepEqual(to, [
        'Your show in December',
        fillPlaceholders(publishedMailTexts.roi.subject, { monthly: '$11,976' }),
      ]);
      const { clock } = await readLead(ref);
      assert.deepEqual([clock.bouncedAt, clock.answeredBy], [null, 'mail']);
    });

    test('lets a subscriber confirm a corrected address', async () => {
      const ref = await sendLead(desk, 'newsletter_subscribers', { email: 'reder@example.com' });
      smtp.behavior = (to) => (to === 'reder@example.com' ? { code: 550, at: 'recipient' } : 'accept');
      await mails.run();
      await desk.fetch(agent, 'PATCH', `leads/${ref}/email`, {
        email: 'reader@example.com',
        was: 'reder@example.com',
      });
      await mails.run();
      const [path = ''] = /\/n\/\S+/.exec(`${smtp.received.at(-1)?.mail.text}`) ?? [];
      await desk.app.inject({ method: 'POST', url: path });
      assert.ok((await readLead(ref)).confirmedAt);
    });

    test('rejects invalid replies, unknown leads, reused ids and editors', async () => {
      const ref = await sendLead(desk);
      const id = randomUUID();
      assert.equal((await postReply(ref, { id })).statusCode, 201);
      for (const [changes, status] of [
        [{ subject: '  ' }, 400],
        [{ subject: 'x'.repeat(201) }, 400],
        [{ body: ' \n ' }, 400],
        [{ body: 'x'.repeat(20_001) }, 400],
        [{ body: 'a\0b' }, 400],
        [{ id: 'one' }, 400],
        [{ to: 'b@y.co' }, 400],
      ] as const) {
        assert.equal(
          (await postReply(ref, changes)).statusCode,
          status,
          JSON.stringify(changes).slice(0, 80),
        );
      }
      for (const changes of [{ body: 'Hello Lin,\n\nno slot.' }, { subject: 'Your show in May' }]) {
        const refused = await postReply(ref, { id, ...changes });
        assert.deepEqual([refused.statusCode, refused.json()], [409, differentTextError]);
      }
      assert.equal((await postReply(ref, { id, subject: ' Your show in December ' })).statusCode, 200);
      const other = await sendLead(desk);
      assert.equal((await postReply(other, { id })).json().code, 'taken');
      assert.equal((await postReply('m-999999')).statusCode, 404);
      assert.equal((await postReply(ref, {}, await desk.memberOf('editor'))).statusCode, 403);
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
      assert.equal((await postReply(`m-${number}`)).json().code, 'no_address');
      assert.ok(listed);
      const [{ jobs } = assert.fail()] = await desk.database.query(
        `select count(*)::int as jobs from staff.job where kind = 'mail.reply'`,
      );
      assert.equal(jobs, 1);
    });
  });
