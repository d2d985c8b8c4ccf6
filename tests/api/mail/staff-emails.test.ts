import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pino } from 'pino';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { readUndeliveredEmails } from '#server/outbound/mail/undelivered-emails.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import { site } from '#site.config';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { fillPlaceholders, publishedMailTexts, withoutTimes } from '#tests/support/mail/mail-texts.ts';
import { minute, queueReply, readMailJobs, setUpMails, storeRow } from '#tests/support/mail/run.ts';
import { containing } from '#tests/support/run/text-patterns.ts';

const staffAddresses = ['ada@cue.example', 'ben@cue.example'];

for (const backend of backends)
  describe(`emails and log lines for staff on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    const { smtp, mails } = setUpMails(() => testDatabase, { DESK_ORIGIN: 'https://desk.cue.example' });

    const storeContact = (email: string) => storeRow(testDatabase, mails, 'contact_submissions', { email });
    const receivedBy = (address: string) => smtp.received.filter((one) => one.to.includes(address));

    test('combines more than five leads in ten minutes into one email to staff', async () => {
      for (let lead = 0; lead < 12; lead++) await storeContact(`lead-${lead}@example.com`);
      await mails.run();
      assert.deepEqual(
        receivedBy(staffAddresses[0] ?? '').map(({ mail }) => withoutTimes(mail.subject)),
        [fillPlaceholders(publishedMailTexts.notice.several.subject, { count: 12, time: '...' })],
      );
      for (let lead = 12; lead < 22; lead++) await storeContact(`lead-${lead}@example.com`);
      await mails.live(30 * minute, 2 * minute);
      const listed = receivedBy(staffAddresses[0] ?? '')
        .map(({ mail }) => `${mail.text}`)
        .join();
      for (let lead = 0; lead < 22; lead++)
        assert.equal(listed.split(`lead-${lead}@example.com`).length - 1, 1);
      assert.ok(receivedBy(staffAddresses[0] ?? '').length <= 5);
    });

    test('sends emails that staff retry despite limits and suppression', async () => {
      smtp.behavior = (address) =>
        address === 'once@example.com' ? { code: 550, at: 'recipient' } : 'accept';
      await storeContact('once@example.com');
      await mails.run();
      smtp.behavior = () => 'accept';
      await storeContact('twice@example.com');
      await storeContact('twice@example.com');
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
      assert.equal(receivedBy('once@example.com').length, 1);
      assert.equal(receivedBy('twice@example.com').length, 2);
    });

    test('records that one staff address was rejected, without the address', async () => {
      smtp.behavior = (address) =>
        address === staffAddresses[1] ? { code: 550, at: 'recipient' } : 'accept';
      await storeContact('lead@example.com');
      await mails.run();
      const notice = (await readMailJobs(testDatabase)).find(({ kind }) => kind === 'mail.notice');
      assert.equal(notice?.state, 'done');
      assert.match(`${notice?.reply}`, /refused for 1 of 2 addresses: 550 5\.1\.1/);
      assert.doesNotMatch(`${notice?.reply}`, /@/);
    });

    test('logs the hourly limit once an hour', async () => {
      let logged = '';
      const recordLine = (line: string) => {
        logged += line;
      };
      mails.restart({ MAIL_HOURLY: '2' }, { log: pino({}, { write: recordLine }) });
      for (let lead = 0; lead < 3; lead++) await storeContact(`bound-${lead}@example.com`);
      await mails.live(30 * minute, 10 * minute);
      assert.equal(logged.split('hourly limit reached').length - 1, 1);
    });

    test('alerts staff about leads whose notice is on hold', async () => {
      await testDatabase.query(
        `insert into staff.job (kind, subject_table, subject_id, state, done_at) values
        ('mail.notice', 'contact_submissions', gen_random_uuid(), 'held', now()),
        ('mail.alarm', null, gen_random_uuid(), 'queued', null)`,
      );
      await mails.run();
      assert.match(
        `${receivedBy(staffAddresses[0] ?? '')[0]?.mail.text}`,
        new RegExp(`${containing(publishedMailTexts.alarm.notices).source} +1\n`),
      );
    });

    test('alerts staff about failed emails, with a link to the lead', async () => {
      // tests/api/mail/worker.test.ts covers the worker's schedule.
      smtp.behavior = (address) =>
        staffAddresses.includes(address) ? 'accept' : { code: 550, at: 'recipient' };
      await storeContact('dead@example.com');
      await mails.run();
      await testDatabase.query(
        "insert into staff.job (kind, subject_id) values ('mail.alarm', gen_random_uuid())",
      );
      await mails.run();
      const alarm = receivedBy(staffAddresses[0] ?? '').find(
        ({ mail }) => mail.subject === `${site.brand}: ${publishedMailTexts.alarm.dead}: 1`,
      );
      assert.match(
        `${alarm?.mail.text}`,
        new RegExp(`${containing(publishedMailTexts.alarm.dead).source} +1\n`),
      );
      const [lead] = await testDatabase.query('select number from staff.lead order by number desc limit 1');
      const ref = formatLeadRef('contact_submissions', `${lead?.number}`);
      assert.ok(`${alarm?.mail.text}`.includes(`https://desk.cue.example/desk/leads/${ref}`));
    });

    test('sends no alert for a receipt on hold', async () => {
      await storeContact('held@example.com');
      await storeContact('held@example.com');
      await mails.run();
      assert.ok((await readMailJobs(testDatabase)).some(({ state }) => state === 'held'));
      const later = new Date(Date.now() + 2 * 60 * minute);
      assert.equal(await readUndeliveredEmails(createStaffDatabase(testDatabase.database), later), undefined);
    });

    test('excludes emails with a future date, as set by a fast clock, from the limits', async () => {
      mails.restart({ MAIL_HOURLY: '4' });
      mails.forward(3 * 24 * 60 * minute);
      await storeContact('ahead@example.com');
      await storeContact('ahead-too@example.com');
      await mails.run();
      mails.forward(-3 * 24 * 60 * minute);
      await storeContact('back@example.com');
      await mails.run();
      assert.equal(receivedBy('back@example.com').length, 1);
    });

    test('threads replies into the conversation that the receipt started', async () => {
      await storeContact('thread@example.com');
      await mails.run();
      const sendReply = async (subject: string) => {
        await queueReply(testDatabase, subject);
        await mails.run();
        return receivedBy('thread@example.com').at(-1)?.mail;
      };
      const [receipt] = receivedBy('thread@example.com');
      const first = await sendReply('Your show');
      assert.equal(first?.inReplyTo, receipt?.mail.messageId);
      const second = await sendReply('Your second show');
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
      await storeContact('shy@example.com');
      await storeContact('seen@example.com');
      await mails.run();
      const kept =
        JSON.stringify(await testDatabase.query('select * from staff.job')) +
        logged +
        (await mails.metrics.text());
      assert.match(kept, /5\.1\.1 not this one/);
      assert.doesNotMatch(kept, /@example\.com|@cue\.example/);
    });
  });
