import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Database } from '#server/db/database.ts';
import { MailboxReader, type ReaderTimes } from '#server/outbound/received/mailbox-reader.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { type Dovecot, dovecotSkipReason, startDovecot } from '#tests/support/mail/dovecot.ts';
import { emailFrom, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';
import { createRandomBelow } from '#tests/support/run/seeded-random.ts';
import { until } from '#tests/support/run/until.ts';
import { startServer } from '#tests/support/server/process.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const lin = 'Lin Day <lin@example.com>';
const fastTimes: ReaderTimes = { pollMilliseconds: 20_000, pauses: [1] };
const abortCount = 50;

for (const backend of backends)
  describe(`a Dovecot mailbox (${backend})`, { skip: dovecotSkipReason }, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    let dovecot: Dovecot;
    let to: string;
    let readers: MailboxReader[] = [];

    before(async () => {
      to = await replyAddressOf(desk, await sendLead(desk));
    });
    beforeEach(async () => {
      dovecot = await startDovecot();
      await desk.database.query(
        'truncate staff.received_mail, staff.received_file, staff.heard_mail, staff.mailbox',
      );
    });
    afterEach(async () => {
      await Promise.all(readers.map((reader) => reader.stop()));
      readers = [];
      await dovecot.remove();
    });

    const startReader = (database: Database = desk.database.database, times = fastTimes) => {
      const config = settings({ ...desk.database.settings, MAIL_REPLY_TO: replyTo, IMAP_URL: dovecot.url });
      const parts = {
        config: { ...config, IMAP_URL: dovecot.url },
        database,
        log: silentLog,
        onMail: () => {},
        times,
      };
      const reader = new MailboxReader(parts);
      readers.push(reader);
      reader.start();
      return reader;
    };
    const deliver = async (text: string) => dovecot.deliver(await emailFrom(lin, { to, text }));
    const readStoredTexts = async () =>
      (await desk.database.query('select body from staff.received_mail order by body')).map(({ body }) =>
        String(body),
      );
    const waitForStored = (texts: string[], seen = texts.length) =>
      until(async () => {
        assert.deepEqual(await readStoredTexts(), texts.toSorted());
        assert.equal(await dovecot.countSeen(), seen);
      }, 60_000);

    test('stores existing emails, then new ones as they arrive', async () => {
      await deliver('before');
      startReader();
      await waitForStored(['before']);
      const start = performance.now();
      await deliver('later');
      await waitForStored(['before', 'later']);
      assert.ok(performance.now() - start < fastTimes.pollMilliseconds / 2, 'IDLE told of nothing');
    });

    test('receives emails again after an outage of the mail server', async () => {
      startReader();
      await deliver('one');
      await waitForStored(['one']);
      await dovecot.stop();
      await until(async () => {
        const [row] = await desk.database.query('select failing_since from staff.mailbox');
        assert.notEqual(row?.failing_since, null);
      }, 15_000);
      await dovecot.start();
      await deliver('two');
      await waitForStored(['one', 'two']);
      const [row] = await desk.database.query('select failing_since from staff.mailbox');
      assert.equal(row?.failing_since, null);
    });

    test('stores no email twice after the server renumbers the mailbox', async () => {
      const reader = startReader();
      await deliver('one');
      await waitForStored(['one']);
      await reader.stop();
      await dovecot.renumber();
      await deliver('two');
      const [before] = await desk.database.query('select uid_validity from staff.mailbox');
      startReader();
      await waitForStored(['one', 'two']);
      await until(async () => {
        const [now] = await desk.database.query('select uid_validity from staff.mailbox');
        assert.notEqual(now?.uid_validity, before?.uid_validity);
      });
    });

    test('reads a mailbox from one process at a time', async () => {
      // On the embedded database, a new reader takes over the lease of a process that was killed.
      if (backend === 'embedded') return;
      startReader();
      await deliver('one');
      await waitForStored(['one']);
      const [before] = await desk.database.query('select lease from staff.mailbox');
      startReader();
      await deliver('two');
      await waitForStored(['one', 'two']);
      const [now] = await desk.database.query('select lease from staff.mailbox');
      assert.equal(now?.lease, before?.lease);
    });

    test('leaves copies of our own emails unread', async () => {
      const [job] = await desk.database.query(
        `insert into staff.job (kind, subject_id) values ('mail.alarm', gen_random_uuid()) returning id`,
      );
      await dovecot.deliver(await emailFrom('studio@cue.example', { messageId: `<${job?.id}@cue.example>` }));
      startReader();
      await deliver('one');
      await waitForStored(['one'], 1);
    });

    test(`loses no email and stores none twice across ${abortCount} aborts at random steps`, async () => {
      const below = createRandomBelow(41);
      const real = desk.database.database;
      let aborts = 0;
      const failing: Database = {
        ...real,
        asStaff: async (work, options) => {
          const moment = aborts < abortCount ? below(100) : 100;
          if (moment < 15) {
            aborts += 1;
            throw new Error('killed before the statement');
          }
          const result = await real.asStaff(work, options);
          if (moment > 30) return result;
          aborts += 1;
          throw new Error('killed after the commit');
        },
      };
      const texts = Array.from({ length: 25 }, (_, at) => `answer ${at + 10}`);
      const reader = startReader(failing);
      for (const text of texts) await deliver(text);
      await until(async () => assert.equal((await readStoredTexts()).length, texts.length), 120_000);
      await waitForStored(texts);
      assert.ok(aborts >= abortCount, `only ${aborts} aborts`);
      await reader.stop();
      const rows = await desk.database.query(
        `select count(*)::int as events from staff.event where kind = 'received' and detail ->> 'mail' in (select id::text from staff.received_mail)`,
      );
      assert.deepEqual(rows, [{ events: texts.length }]);
    });

    test('loses no email and stores none twice after kill -9', async () => {
      // Skips the embedded database, which allows only one process.
      if (backend === 'embedded') return;
      const texts = Array.from({ length: 20 }, (_, at) => `answer ${at + 10}`);
      for (const text of texts) await deliver(text);
      const startWorker = () =>
        startServer(
          { ...desk.database.settings, MAIL_REPLY_TO: replyTo, IMAP_URL: dovecot.url, JOBS: 'true' },
          [],
          '.',
          'jobs-main',
        );
      const first = await startWorker();
      await until(async () => assert.ok((await readStoredTexts()).length > 3), 90_000);
      await first.stop('SIGKILL');
      assert.ok((await readStoredTexts()).length < texts.length, 'it was killed too late');
      await desk.database.query('update staff.mailbox set leased_until = now()');
      const second = await startWorker();
      await waitForStored(texts);
      await second.stop();
    });
  });
