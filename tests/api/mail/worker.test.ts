import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { buildApp } from '#server/app.ts';
import { Metrics } from '#server/metrics.ts';
import { startMail } from '#server/outbound/mail/start-mail.ts';
import { site } from '#site.config';
import { backends, createTestDatabase } from '#tests/support/database/test-database.ts';
import { fillPlaceholders, publishedMailTexts, withoutTimes } from '#tests/support/mail/mail-texts.ts';
import { startMailServer } from '#tests/support/mail/server.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`the worker in the site's process on the ${backend} database`, () => {
    test('sends the email for a stored form within a second and counts it', async () => {
      const testDatabase = await createTestDatabase(backend);
      const folder = temporaryFolder();
      const config = settings({ ...testDatabase.settings, DATA_DIR: folder });
      const metrics = new Metrics(testDatabase.database);
      const mail = startMail(config, testDatabase.database, metrics, silentLog);
      const listener = { stored: mail.nudge, known: mail.resendConfirmation };
      const app = await buildApp(config, testDatabase.database, { metrics, listener });
      const listFiles = () =>
        existsSync(join(folder, 'mail'))
          ? readdirSync(join(folder, 'mail')).filter((name) => /eml$/.test(name))
          : [];
      // Uses the fastest of three attempts, because a busy machine can delay one.
      const times = [];
      for (const count of [1, 2, 3]) {
        const row = { ...payloads.newsletter_subscribers, email: `visitor-${count}@example.com` };
        await insert(app, 'newsletter_subscribers', row);
        const sent = performance.now();
        await until(async () => assert.ok(listFiles().length === count));
        times.push(performance.now() - sent);
      }
      assert.ok(Math.min(...times) < 1_000, times.join());
      assert.match(`${listFiles()[0]}`, /^[0-9a-f-]{36}\.eml$/);
      await until(async () => assert.match(await metrics.text(), /^mails_total\{result="sent"\} 3$/m));
      await mail.stop();
      await app.close();
      await testDatabase.drop();
    });

    test('sends each email and the daily alert exactly once with two workers', async () => {
      const testDatabase = await createTestDatabase(backend);
      const smtp = await startMailServer();
      await testDatabase.query(
        `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
        select 'a', 'b', 'v' || n || '@example.com', 'other', 'x' from generate_series(1, 50) as n`,
      );
      await testDatabase.query(
        `insert into staff.job (kind, subject_id, state, done_at) values ('mail.received', gen_random_uuid(), 'dead', now())`,
      );
      const config = settings({
        ...testDatabase.settings,
        // A single process releases the leases of its predecessor at startup. This URL makes the worker expect several
        // processes.
        DATABASE_URL: 'postgres://several/processes',
        SMTP_URL: smtp.url,
        SITE_URL: 'https://cue.example',
        MAIL_STAFF: 'ada@cue.example',
      });
      const workers = [1, 2].map(() =>
        startMail(config, testDatabase.database, new Metrics(testDatabase.database), silentLog),
      );
      const receivedBy = (test: RegExp) => smtp.received.filter((one) => test.test(one.to.join()));
      await until(async () => assert.ok(receivedBy(/^v\d+@/).length >= 50 && receivedBy(/ada/).length >= 2));
      await Promise.all(workers.map((worker) => worker.stop()));
      assert.equal(new Set(smtp.received.flatMap((one) => one.to)).size, 51);
      assert.equal(receivedBy(/^v\d+@/).length, 50);
      const subjects = receivedBy(/ada/).map(({ mail }) => withoutTimes(mail.subject));
      assert.deepEqual(
        subjects.toSorted(),
        [
          fillPlaceholders(publishedMailTexts.notice.several.subject, { count: 50, time: '...' }),
          `${site.brand}: ${publishedMailTexts.alarm.dead}: 1`,
        ].toSorted(),
      );
      await smtp.stop();
      await testDatabase.drop();
    });
  });
