import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { backends, createTestDatabase } from '#tests/support/database/test-database.ts';
import { startMailServer } from '#tests/support/mail/server.ts';
import { killUnderLoad } from '#tests/support/server/kill-under-load.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';

const timeoutMilliseconds = 120_000;

for (const backend of backends)
  test(`loses no email and sends none more than twice after kill -9 between sending and recording it (${backend})`, async (context) => {
    const testDatabase = await createTestDatabase(backend);
    const smtp = await startMailServer();
    const settings = { SMTP_URL: smtp.url, MAIL_HOURLY: '1000000' };
    const { acknowledged, between, finish } = await killUnderLoad(testDatabase, settings, {
      delivered: () => smtp.received.length,
    });
    const groupByRecipient = () =>
      Map.groupBy(
        smtp.received.flatMap(({ to }) => to),
        (address) => address,
      );
    const deadline = Date.now() + timeoutMilliseconds;
    while (Date.now() < deadline && [...acknowledged].some((email) => !groupByRecipient().has(email)))
      await delay(200);
    await delay(500);
    const rows = await finish(
      `select email, state, begun from staff.job join contact_submissions as row on row.id = subject_id
        where kind = 'mail.received'`,
    );
    await smtp.stop();
    const counts = groupByRecipient();
    const countSent = (email: string) => counts.get(email)?.length ?? 0;
    const twice = rows.filter(({ email }) => countSent(email) === 2);
    context.diagnostic(
      `${faultRounds} kills, ${between} of them with a mail on its way, ${acknowledged.size} answered rows, ${twice.length} mails twice`,
    );
    assert.ok(acknowledged.size > 0);
    const jobs = new Set(rows.map(({ email }) => email));
    assert.deepEqual(
      [...acknowledged].filter((email) => !jobs.has(email) || countSent(email) === 0),
      [],
      'lost',
    );
    assert.deepEqual(
      rows.filter(({ email }) => countSent(email) > 2),
      [],
      'more than twice',
    );
    assert.deepEqual(
      twice.filter(({ begun }) => begun < 2),
      [],
      'twice although the first was noted',
    );
    assert.deepEqual(
      rows.filter(({ state }) => state !== 'done' && state !== 'uncertain'),
      [],
      'not done',
    );
  });
