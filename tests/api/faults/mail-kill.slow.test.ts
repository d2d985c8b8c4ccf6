import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '#server/db/connect.ts';
import { backends, freshDatabase } from '#tests/support/database/fresh.ts';
import { startMailServer } from '#tests/support/mail/server.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, startServer } from '#tests/support/server/process.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const everyMilliseconds = 20;
const patienceMilliseconds = 120_000;

for (const backend of backends)
  test(`loses no email and sends none a third time after kill -9 between sending and recording (${backend})`, async (context) => {
    const fresh = await freshDatabase(backend);
    const smtp = await startMailServer();
    const mail = {
      JOBS: 'true',
      SMTP_URL: smtp.url,
      MAIL_HOURLY: '1000000',
      SITE_URL: 'https://cue.example',
    };
    // The embedded database allows only one process.
    if (backend === 'embedded') await fresh.database.close();
    let server = await startServer({ ...fresh.settings, ...mail });
    const acknowledged = new Set<string>();
    let isLoaded = true;
    const load = (async () => {
      for (let number = 0; isLoaded; number++) {
        const email = `visitor-${number}@example.com`;
        const status = await post(server.address, 'contact_submissions', {
          ...payloads.contact_submissions,
          email,
        });
        if (status === 201) acknowledged.add(email);
        await delay(everyMilliseconds);
      }
    })();
    let between = 0;
    for (let round = 0; round < faultRounds; round++) {
      await delay(randomInt(200, 800));
      // Waits for the moment when the mail is accepted and the response is still in transit.
      const before = smtp.received.length;
      for (let wait = 0; smtp.received.length === before && wait < 2_000; wait++) await delay(1);
      await server.stop('SIGKILL');
      if (smtp.received.length > before) between += 1;
      // Expires the leases of the killed process.
      if (backend === 'PostgreSQL') {
        await fresh.query('update staff.job set leased_until = null where leased_until is not null');
      }
      server = await startServer({ ...fresh.settings, ...mail });
    }
    isLoaded = false;
    await load;
    const copies = () =>
      Map.groupBy(
        smtp.received.flatMap(({ to }) => to),
        (address) => address,
      );
    const deadline = Date.now() + patienceMilliseconds;
    while (Date.now() < deadline && [...acknowledged].some((email) => !copies().has(email))) await delay(200);
    await delay(500);
    await server.stop();

    const database =
      backend === 'embedded' ? await connectDatabase(settings(fresh.settings), silentLog) : fresh.database;
    const { rows } = await database.asOwner((client) =>
      client.query(
        `select email, state, begun from staff.job join contact_submissions as row on row.id = subject_id
        where kind = 'mail.received'`,
      ),
    );
    await database.close();
    await fresh.remove();
    await smtp.stop();
    const counts = copies();
    const sent = (email: string) => counts.get(email)?.length ?? 0;
    const twice = rows.filter(({ email }) => sent(email) === 2);
    context.diagnostic(
      `${faultRounds} kills, ${between} of them with a mail on its way, ${acknowledged.size} answered rows, ${twice.length} mails twice`,
    );
    assert.ok(acknowledged.size > 0);
    const jobs = new Set(rows.map(({ email }) => email));
    assert.deepEqual(
      [...acknowledged].filter((email) => !jobs.has(email) || sent(email) === 0),
      [],
      'lost',
    );
    assert.deepEqual(
      rows.filter(({ email }) => sent(email) > 2),
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
