import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, test } from 'node:test';
import { mailKindsByTable, noticeMailKind, visitorMailKinds } from '#server/outbound/mail/compose.ts';
import { MailQueue } from '#server/outbound/mail/mail-queue.ts';
import { formOf } from '#shared/forms/forms.ts';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { fillPlaceholders, publishedMailTexts, withoutTimes } from '#tests/support/mail/mail-texts.ts';
import {
  createMailRun,
  day,
  hour,
  minute,
  queueReply,
  readMailJobs,
  setUpMails,
  storeRow,
} from '#tests/support/mail/run.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';

const staffAddresses = ['ada@cue.example', 'ben@cue.example'];

for (const backend of backends)
  describe(`emails about stored forms on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    const { smtp, mails } = setUpMails(() => testDatabase);

    const store = (table: TableName, changes: Record<string, unknown> = {}) =>
      storeRow(testDatabase, mails, table, changes);
    const storeContact = (email: string) => store('contact_submissions', { email });
    const receivedBy = (address: string) => smtp.received.filter((one) => one.to.includes(address));

    test('sends the staff and visitor emails for every form exactly once', async () => {
      for (const table of Object.keys(payloads) as TableName[]) await store(table);
      await mails.run();
      await mails.run();
      const found = smtp.received.map(({ to, mail }) => [to.join(), withoutTimes(mail.subject)]);
      const { notice, received, newsletter, roi } = publishedMailTexts;
      const deadlineNoticeSubject = (name: string) =>
        fillPlaceholders(notice.promised.subject, { deadline: '...', name });
      const noticeSubject = (table: TableName, name: string) =>
        fillPlaceholders(notice.unpromised.subject, { form: notice.forms[table] ?? notice.otherForm, name });
      assert.deepEqual(
        found.toSorted(),
        [
          ['Ada@Example.com', received.early_access_signups?.subject],
          ['Lin@Example.com', received.contact_submissions?.subject],
          ['reader@example.com', newsletter.confirm.subject],
          ['Sam@Example.com', received.live_selling_survey_responses?.subject],
          [staffAddresses.join(), deadlineNoticeSubject('Lin Day')],
          [staffAddresses.join(), deadlineNoticeSubject('Sam Host')],
          [staffAddresses.join(), noticeSubject('roi_calculator_submissions', 'Glow')],
          [staffAddresses.join(), noticeSubject('early_access_signups', 'Ada Byron, Engines Ltd')],
          ['owner@example.com', fillPlaceholders(roi.subject, { monthly: '$11,976' })],
        ].toSorted(),
      );
      for (const [table, address] of [
        ['contact_submissions', 'Lin@Example.com'],
        ['live_selling_survey_responses', 'Sam@Example.com'],
      ] as const) {
        const text = `${receivedBy(address)[0]?.mail.text}`.replace(/\s+/g, ' ');
        const promise =
          received[table]?.text.find((words) => words.includes('{hours}')) ?? assert.fail(table);
        assert.ok(
          text.includes(fillPlaceholders(promise, { hours: formOf(table).deadlineHours ?? '' })),
          text,
        );
      }
    });

    test('computes the breakdown from the submitted inputs, not the submitted results', async () => {
      await store('roi_calculator_submissions', {
        calculated_monthly_revenue: 1,
        calculated_monthly_profit: 3,
        calculated_annual_profit: 2,
      });
      await mails.run();
      const [{ mail } = { mail: undefined }] = receivedBy('owner@example.com');
      const { subject, lines } = publishedMailTexts.roi;
      assert.equal(mail?.subject, fillPlaceholders(subject, { monthly: '$11,976' }));
      const [, profit, month] = lines.profit;
      assert.ok(
        mail?.text?.includes(`${fillPlaceholders(profit, { profit: '$3,593' })} ${month}`),
        mail?.text,
      );
      assert.match(`${mail?.text}`, /12 +\$43,114/);
      assert.match(`${mail?.text}`, /roi-calculator\?average_order_value=49.9&profit_margin=30/);
      assert.doesNotMatch(`${mail?.text}${mail?.html}`, /Glow/);
    });

    test('repeats no visitor input in an email to a visitor', async () => {
      const word = 'Visit-evil.example';
      await store('contact_submissions', { first_name: word, last_name: word, company: word, message: word });
      await store('early_access_signups', { first_name: word, company: word, comments: word });
      await mails.run();
      for (const { raw } of [...receivedBy('Lin@Example.com'), ...receivedBy('Ada@Example.com')]) {
        assert.doesNotMatch(raw, new RegExp(word));
      }
      assert.equal(receivedBy('Lin@Example.com').length, 1);
      assert.match(`${receivedBy(staffAddresses[0] ?? '')[0]?.mail.text}`, new RegExp(word));
    });

    test('sends at most one receipt per form and day to an email address', async () => {
      const email = 'twice@example.com';
      await store('early_access_signups', { email, comments: 'When?' });
      await storeContact(email);
      await storeContact(email);
      await mails.run();
      const { received } = publishedMailTexts;
      assert.deepEqual(
        receivedBy(email)
          .map(({ mail }) => mail.subject)
          .toSorted(),
        [received.early_access_signups?.subject, received.contact_submissions?.subject].toSorted(),
      );
    });

    test('sends each email once after an outage of a day, oldest first, within the hourly limit', async () => {
      mails.restart({ MAIL_HOURLY: '10' });
      await smtp.stop();
      const addresses = Array.from(
        { length: 30 },
        (_, index) => `visitor-${String(index).padStart(2, '0')}@example.com`,
      );
      for (const address of addresses) await storeContact(address);
      await mails.live(day, hour);
      assert.equal(smtp.received.length, 0);
      await smtp.start();
      let most = 0;
      for (let hours = 0; hours < 12; hours++) {
        const before = smtp.received.length;
        await mails.live(hour, 10 * minute);
        most = Math.max(most, smtp.received.length - before);
      }
      const visitors = smtp.received
        .flatMap((one) => one.to)
        .filter((address) => address.startsWith('visitor'));
      assert.deepEqual(visitors, addresses);
      assert.ok(most <= 10, `${most} in an hour`);
      assert.deepEqual([...new Set((await readMailJobs(testDatabase)).map(({ state }) => state))], ['done']);
    });

    test('retries temporary errors on schedule and stops emailing rejected addresses', async () => {
      smtp.behavior = (address) =>
        staffAddresses.includes(address) ? 'accept' : { code: 451, at: 'recipient' };
      await storeContact('grey@example.com');
      await mails.run();
      const tries = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 24 * hour, 24 * hour];
      for (const [index, wait] of tries.entries()) {
        const readAttempts = async () =>
          (await readMailJobs(testDatabase)).find(({ kind }) => kind === 'mail.received')?.attempts;
        await mails.live(wait - 30_000, wait - 30_000);
        assert.equal(await readAttempts(), index + 1);
        await mails.live(minute, minute);
        assert.equal(await readAttempts(), index + 2);
        mails.forward(-30_000);
      }
      assert.equal(
        (await readMailJobs(testDatabase)).find(({ kind }) => kind === 'mail.received')?.state,
        'dead',
      );

      smtp.behavior = (address) =>
        staffAddresses.includes(address) ? 'accept' : { code: 550, at: 'recipient' };
      await storeContact('gone@example.com');
      await mails.run();
      smtp.behavior = () => 'accept';
      mails.forward(2 * day);
      await storeContact('gone@example.com');
      await mails.run();
      assert.equal(receivedBy('gone@example.com').length, 0);
      const states = (await readMailJobs(testDatabase))
        .filter(({ kind }) => kind === 'mail.received')
        .map(({ state }) => state);
      assert.deepEqual(states, ['dead', 'dead', 'held']);
    });

    test('suppresses no address on a relay error, and unsuppresses an address after a successful delivery', async () => {
      const rejectVisitorEmails = (text?: string) => {
        smtp.behavior = (address) =>
          staffAddresses.includes(address) ? 'accept' : { code: 550, at: 'recipient', ...(text && { text }) };
      };
      const readSuppressed = async () =>
        (await testDatabase.query('select reason from staff.suppressed_addresses')).map(
          ({ reason }) => reason,
        );
      rejectVisitorEmails('5.7.1 relaying denied');
      await storeContact('ada@example.com');
      await mails.run();
      assert.deepEqual(await readSuppressed(), []);

      rejectVisitorEmails();
      mails.forward(2 * day);
      await storeContact('ada@example.com');
      await mails.run();
      assert.deepEqual(await readSuppressed(), ['refused']);
      smtp.behavior = () => 'accept';
      await testDatabase.query(
        `update staff.job set state = 'queued', attempts = 0, begun = 0, insisted = true where state = 'dead'`,
      );
      await mails.run();
      assert.deepEqual(await readSuppressed(), []);
    });

    test('gives up on an email that is too large, and pauses all emails if the sender address is rejected', async () => {
      smtp.behavior = (address) => (address === 'full@example.com' ? { code: 552, at: 'content' } : 'accept');
      await storeContact('full@example.com');
      await mails.run();
      smtp.behavior = () => ({ code: 550, at: 'sender' });
      await storeContact('wanted@example.com');
      await mails.run();
      smtp.behavior = () => 'accept';
      await mails.live(hour, 10 * minute);
      const states = (await readMailJobs(testDatabase))
        .filter(({ kind }) => kind === 'mail.received')
        .map(({ state }) => state);
      assert.deepEqual(states, ['dead', 'done']);
      assert.equal(receivedBy('wanted@example.com').length, 1);
    });

    for (const manner of ['cut after content', 'silent after content'] as const) {
      test(`resends an unconfirmed email at most once, with the same Message-ID: ${manner}`, async () => {
        mails.restart({}, { answerTimeout: 300 });
        smtp.behavior = (address) => (staffAddresses.includes(address) ? 'accept' : manner);
        await storeContact('unsure@example.com');
        await mails.live(day, hour);
        const taken = receivedBy('unsure@example.com');
        assert.equal(taken.length, 2);
        assert.equal(new Set(taken.map(({ mail }) => mail.messageId)).size, 1);
        assert.equal(
          (await readMailJobs(testDatabase)).find(({ kind }) => kind === 'mail.received')?.state,
          'uncertain',
        );
      });
    }

    test('keeps emails queued while the mail server is unresponsive, and loses none', async () => {
      const silent = createServer(() => {}).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port } = silent.address() as AddressInfo;
      const unresponsive = createMailRun(
        testDatabase,
        `smtp://127.0.0.1:${port}`,
        {},
        { answerTimeout: 200 },
      );
      await storeContact('patient@example.com');
      await unresponsive.run();
      const waiting = (await readMailJobs(testDatabase)).map(({ state, attempts, begun }) => ({
        state,
        attempts,
        begun,
      }));
      assert.deepEqual(waiting, [
        { state: 'queued', attempts: 0, begun: 0 },
        { state: 'queued', attempts: 0, begun: 0 },
      ]);
      unresponsive.close();
      silent.close();
      await mails.run();
      assert.equal(receivedBy('patient@example.com').length, 1);
    });

    test('limits emails to one a day and three a week per address, and all emails by the hour', async () => {
      mails.restart({ MAIL_HOURLY: '100' });
      const many = 500;
      await testDatabase.query(
        `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
        select 'a', 'b', case when n <= ${many} then 'victim@example.com' else 'v' || n || '@example.com' end, 'other', 'x'
        from generate_series(1, ${2 * many}) as n`,
      );
      await mails.run();
      const isVisitor = (address: string) => !staffAddresses.includes(address);
      const automatic = smtp.received.filter((one) => one.to.some(isVisitor)).length;
      assert.ok(automatic > 70 && automatic <= 80, `${automatic} automatic mails in the first hour`);
      await queueReply(testDatabase, 'Your show');
      await mails.run();
      assert.equal(smtp.received.at(-1)?.mail.subject, 'Your show', 'a reply waits for automatic mails');
      assert.ok(smtp.received.length <= 100, `${smtp.received.length} in the first hour`);
      await mails.live(8 * hour, hour / 2);
      assert.equal(receivedBy('victim@example.com').length, 1);
      assert.equal(new Set(smtp.received.flatMap((one) => one.to)).size, many + 1 + staffAddresses.length);
      const held = (await readMailJobs(testDatabase)).filter(({ state }) => state === 'held');
      assert.equal(held.length, many - 1);
      // Of the next six, sent on six days, two more get through, because the limit is three per week.
      for (let later = 1; later <= 6; later++) {
        mails.forward(day);
        await storeContact('victim@example.com');
        await mails.run();
      }
      assert.equal(receivedBy('victim@example.com').length, 3);
    });

    test('sends the job of a killed worker when its lease expires, not before', async () => {
      await storeContact('left@example.com');
      const gone = new MailQueue(testDatabase.database);
      await gone.createJobs(mailKindsByTable, noticeMailKind, 10);
      const taken = await gone.claim({
        kinds: [noticeMailKind, ...visitorMailKinds],
        limit: 10,
        perHour: 10,
      });
      assert.equal(taken.length, 2);
      await mails.live(14 * minute, 7 * minute);
      assert.equal(smtp.received.length, 0);
      await mails.live(2 * minute, minute);
      assert.equal(receivedBy('left@example.com').length, 1);
      assert.equal(receivedBy(staffAddresses[0] ?? '').length, 1);
    });

    test('processes a row once even if two workers find it', async () => {
      await storeContact('once@example.com');
      await testDatabase.query('insert into staff.arrival select * from staff.arrival');
      await mails.run();
      assert.deepEqual(
        (await readMailJobs(testDatabase)).map(({ kind }) => kind),
        ['mail.notice', 'mail.received'],
      );
    });

    test('treats email addresses as equal regardless of case', async () => {
      await storeContact('loud@example.com');
      await storeContact('Loud@Example.com');
      await mails.run();
      assert.equal(smtp.received.filter((one) => /loud/i.test(one.to.join())).length, 1);
    });

    test('does not let form input add recipients or headers', async () => {
      const victims = [
        'a@x.co, b@y.co',
        'a@x.co\r\nBcc: b@y.co',
        '"x" <y@z.co>',
        `${'x'.repeat(310)}@z.co`,
        'a@x.co\nb@y.co',
        'a@x.co,b@y.co',
        'b@y.co;a@x.co',
      ];
      // Older rows, which the current constraints would reject.
      for (const table of ['contact_submissions', 'early_access_signups'] as const) {
        await testDatabase.query(`alter table ${table} drop constraint if exists ${table}_email_address`);
      }
      for (const email of victims) {
        await storeContact(email);
        // The first leads are announced individually, each in an email with a reply address.
        await mails.run();
        await store('early_access_signups', { email });
      }
      const nasty = 'Eve\r\nBcc: b@y.co\r\n\r\n<script>alert(1)</script>';
      await store('contact_submissions', {
        first_name: nasty,
        last_name: nasty,
        company: nasty,
        email: 'eve@example.com',
      });
      await mails.live(hour, 10 * minute);
      const envelope = smtp.received.flatMap((one) => one.to);
      assert.deepEqual(new Set(envelope), new Set([...staffAddresses, 'eve@example.com']));
      for (const { mail, raw } of smtp.received) {
        assert.equal(mail.bcc, undefined);
        assert.ok([undefined, 'eve@example.com'].includes(mail.replyTo?.text), mail.replyTo?.text);
        assert.equal(raw.match(/^to:/gim)?.length, 1);
        assert.ok(!`${mail.html}`.includes('<script>'));
      }
      const dead = (await readMailJobs(testDatabase)).filter(({ state }) => state === 'dead');
      assert.equal(dead.length, victims.length * 2);
    });

    test('cancels the pending emails to an erased person', async () => {
      await smtp.stop();
      await storeContact('erased@example.com');
      await mails.run();
      await testDatabase.query("delete from contact_submissions where email = 'erased@example.com'");
      await smtp.start();
      await mails.live(day, hour);
      assert.deepEqual(await readMailJobs(testDatabase), []);
      assert.equal(smtp.received.length, 0);
    });

    test('sends no emails about rows that were not processed for days', async () => {
      await testDatabase.query(
        `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
        select 'a', 'b', 'old' || n || '@example.com', 'other', 'x' from generate_series(1, 1000) as n`,
      );
      mails.forward(4 * day);
      await mails.run();
      assert.equal(smtp.received.length, 0);
      const [{ held }] = (await testDatabase.query(
        "select count(*)::int as held from staff.job where kind = 'lead' and state = 'held'",
      )) as [{ held: number }];
      assert.equal(held, 1000);
    });
  });
