import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pino } from 'pino';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { readUndeliveredEmails } from '#server/outbound/mail/undelivered-emails.ts';
import { leadRef } from '#shared/desk/lead-ref.ts';
import { site } from '#site.config';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { fillPlaceholders, publishedMailTexts, withoutTimes } from '#tests/support/mail/mail-texts.ts';
import { minute, queueReply, readMailJobs, setUpMails, storeRow } from '#tests/support/mail/run.ts';
import { containing } from '#tests/support/run/text-patterns.ts';

const staff = ['ada@cue.example', 'ben@cue.example'];

for (const backend of backends)
  describe(`staff notices by email and log on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    const { smtp, mails } = setUpMails(() => testDatabase, { DESK_ORIGIN: 'https://desk.cue.example' });

    const contact = (email: string) => storeRow(testDatabase, mails, 'contact_submissions', { email });
    const to = (address: string) => smtp.received.filter((one) => one.to.includes(address));

    test('combines more than five leads in ten minutes into one email to staff', async () => {
      for (let lead = 0; lead < 12; lead++) await contact(`lead-${lead}@example.com`);
      await mails.run();
      assert.deepEqual(
        to(staff[0] ?? '').map(({ mail }) => withoutTimes(mail.subject)),
        [fillPlaceholders(publishedMailTexts.notice.several.subject, { count: 12, time: '...' })],
      );
      for (let lead = 12; lead < 22; lead++) await contact(`lead-${lead}@example.com`);
      await mails.live(30 * minute, 2 * minute);
      const listed = to(staff[0] ?? '')
        .map(({ mail }) => `${mail.text}`)
        .join();
      for (let lead = 0; lead < 22; lead++)
        assert.equal(listed.split(`lead-${lead}@example.com`).length - 1, 1);
      assert.ok(to(staff[0] ?? '').length <= 5);
    });

    test('sends retried emails despite limits and suppression', async () => {
      smtp.behavior = (address) =>
        address === 'once@example.com' ? { code: 550, at: 'recipient' } : 'accept';
      await contact('once@example.com');
      await mails.run();
      smtp.behavior = () => 'accept';
      await contact('twice@example.com');
      await contact('twice@example.com');
      await mails.run();
      const open = (await readMailJobs(testDatabase)).filter(
        ({ kind, state }) => kind === 'mail.received' && state !== 'done',
      );
      assert.deepEqual(
        open.map(({ state }) => state),
        ['dead', 'held'],
      );
      for (const result of ['dead', 'held']) {
        assert.match(await mails.metrics.text(), new RegExp(`^mails_total\\{result="${result}"\\} 1$`, 'm'));
      }
      await testDatabase.query(
        "update staff.job set state = 'queued', begun = 0, attempts = 0, insisted = true where state in ('dead', 'held')",
      );
      await mails.run();
      assert.equal(to('once@example.com').length, 1);
      assert.equal(to('twice@example.com').length, 2);
    });

    test('records that one staff address was rejected without naming it', async () => {
      smtp.behavior = (address) => (address === staff[1] ? { code: 550, at: 'recipient' } : 'accept');
      await contact('lead@example.com');
      await mails.run();
      const notice = (await readMailJobs(testDatabase)).find(({ kind }) => kind === 'mail.notice');
      assert.equal(notice?.state, 'done');
      assert.match(`${notice?.reply}`, /not for 1 of 2 addresses: 550 5\.1\.1/);
      assert.doesNotMatch(`${notice?.reply}`, /@/);
    });

    test('logs the hourly limit once an hour', async () => {
      let logged = '';
      const write = (line: string) => {
        logged += line;
      };
      mails.restart({ MAIL_HOURLY: '2' }, { log: pino({}, { write }) });
      for (let lead = 0; lead < 3; lead++) await contact(`bound-${lead}@example.com`);
      await mails.live(30 * minute, 10 * minute);
      assert.equal(logged.split('hourly limit reached').length - 1, 1);
    });

    test('alerts staff about leads whose notice is held', async () => {
      await testDatabase.query(
        `insert into staff.job (kind, subject_table, subject_id, state, done_at) values
        ('mail.notice', 'contact_submissions', gen_random_uuid(), 'held', now()),
        ('mail.alarm', null, gen_random_uuid(), 'queued', null)`,
      );
      await mails.run();
      assert.match(
        `${to(staff[0] ?? '')[0]?.mail.text}`,
        new RegExp(`${containing(publishedMailTexts.alarm.notices).source} +1\n`),
      );
    });

    test('alerts staff about failed emails, with a link to the lead', async () => {
      // tests/api/mail/worker.test.ts covers the schedule of the worker.
      smtp.behavior = (address) => (staff.includes(address) ? 'accept' : { code: 550, at: 'recipient' });
      await contact('dead@example.com');
      await mails.run();
      await testDatabase.query(
        "insert into staff.job (kind, subject_id) values ('mail.alarm', gen_random_uuid())",
      );
      await mails.run();
      const alarm = to(staff[0] ?? '').find(
        ({ mail }) => mail.subject === `${site.brand}: ${publishedMailTexts.alarm.dead}: 1`,
      );
      assert.match(
        `${alarm?.mail.text}`,
        new RegExp(`${containing(publishedMailTexts.alarm.dead).source} +1\n`),
      );
      const [lead] = await testDatabase.query('select number from staff.lead order by number desc limit 1');
      const ref = leadRef('contact_submissions', `${lead?.number}`);
      assert.ok(`${alarm?.mail.text}`.includes(`https://desk.cue.example/desk/leads/${ref}`));
    });

    test('raises no alert for a held receipt', async () => {
      await contact('held@example.com');
      await contact('held@example.com');
      await mails.run();
      assert.ok((await readMailJobs(testDatabase)).some(({ state }) => state === 'held'));
      const later = new Date(Date.now() + 2 * 60 * minute);
      assert.equal(await readUndeliveredEmails(createStaffDatabase(testDatabase.database), later), undefined);
    });

    test('ignores emails dated in the future by a fast clock in the limits', async () => {
      mails.restart({ MAIL_HOURLY: '4' });
      mails.forward(3 * 24 * 60 * minute);
      await contact('ahead@example.com');
      await contact('ahead-too@example.com');
      await mails.run();
      mails.forward(-3 * 24 * 60 * minute);
      await contact('back@example.com');
      await mails.run();
      assert.equal(to('back@example.com').length, 1);
    });

    test('threads replies into the conversation started by the receipt', async () => {
      await contact('thread@example.com');
      await mails.run();
      const reply = async (subject: string) => {
        await queueReply(testDatabase, subject);
        await mails.run();
        return to('thread@example.com').at(-1)?.mail;
      };
      const [receipt] = to('thread@example.com');
      const first = await reply('Your show');
      assert.equal(first?.inReplyTo, receipt?.mail.messageId);
      const second = await reply('Your second show');
      assert.equal(second?.inReplyTo, first?.messageId);
      assert.deepEqual(second?.references, [receipt?.mail.messageId, first?.messageId]);
    });

    test('writes no address to the log or the job records', async () => {
      let logged = '';
      const log = pino(
        { level: 'trace' },
        {
          write: (line) => {
            logged += line;
          },
        },
      );
      mails.restart({}, { log });
      smtp.behavior = (address) =>
        address === 'shy@example.com' ? { code: 550, at: 'recipient' } : 'accept';
      await contact('shy@example.com');
      await contact('seen@example.com');
      await mails.run();
      const kept =
        JSON.stringify(await testDatabase.query('select * from staff.job')) +
        logged +
        (await mails.metrics.text());
      assert.match(kept, /5\.1\.1 not this one/);
      assert.doesNotMatch(kept, /@example\.com|@cue\.example/);
    });
  });
