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
const patienceMilliseconds = 60_000;

for (const backend of backends)
  test(`notifies a member of each new lead exactly once despite kill -9 (${backend})`, async (context) => {
    const fresh = await freshDatabase(backend);
    await fresh.query(
      `insert into staff.member (email, name, role, notify) values
      ('mei@cue.example', 'Mei', 'agent', '{"leads": "now", "onlyOpen": false}'),
      ('ruben@cue.example', 'Ruben', 'agent', '{"leads": "never"}')`,
    );
    const smtp = await startMailServer();
    const mail = {
      JOBS: 'true',
      SMTP_URL: smtp.url,
      MAIL_HOURLY: '1000000',
      SITE_URL: 'https://cue.example',
    };
    // The embedded database allows only one process.
    if (backend === 'embedded') await fresh.database.close();
    const start = () => startServer({ ...fresh.settings, ...mail, MAIL_STAFF: 'staff@cue.example' });
    let server = await start();
    let acknowledged = 0;
    let isLoaded = true;
    const load = (async () => {
      for (let number = 0; isLoaded; number++) {
        const email = `visitor-${number}@example.com`;
        const row = { ...payloads.contact_submissions, email };
        if ((await post(server.address, 'contact_submissions', row)) === 201) acknowledged += 1;
        await delay(everyMilliseconds);
      }
    })();
    for (let round = 0; round < faultRounds; round++) {
      await delay(randomInt(200, 800));
      await server.stop('SIGKILL');
      // Expires the leases of the killed process.
      if (backend === 'PostgreSQL')
        await fresh.query('update staff.job set leased_until = null where leased_until is not null');
      server = await start();
    }
    isLoaded = false;
    await load;
    const deadline = Date.now() + patienceMilliseconds;
    const isIdle = () => smtp.received.some(({ to }) => to.includes('visitor-0@example.com'));
    while (Date.now() < deadline && !isIdle()) await delay(200);
    await delay(3_000);
    await server.stop();

    const database =
      backend === 'embedded' ? await connectDatabase(settings(fresh.settings), silentLog) : fresh.database;
    const { rows } = await database.asOwner((client) =>
      client.query(
        `select (select count(*)::int from contact_submissions) as stored,
          (select count(*)::int from staff.arrival) as waiting,
          (select count(*)::int from staff.notification) as told,
          (select count(distinct lead_id)::int from staff.notification join staff.member on member.id = member_id
            where kind = 'leads' and email = 'mei@cue.example') as leads,
          (select count(*)::int from staff.notification where queued_at is null) as unqueued,
          (select count(*)::int from staff.job where kind = 'mail.notify') as jobs,
          (select count(*)::int from staff.job where kind = 'mail.notice') as unheard`,
      ),
    );
    await database.close();
    await fresh.remove();
    await smtp.stop();
    const [{ stored, ...counts }] = rows;
    context.diagnostic(`${faultRounds} kills, ${acknowledged} answered rows, ${stored} stored`);
    assert.ok(acknowledged > 0 && stored >= acknowledged);
    assert.deepEqual(counts, {
      waiting: 0,
      told: stored,
      leads: stored,
      unqueued: 0,
      jobs: stored,
      unheard: 0,
    });
    const recipients = new Set(smtp.received.flatMap(({ to }) => to));
    assert.ok(recipients.has('mei@cue.example'));
    for (const other of ['ruben@cue.example', 'staff@cue.example']) assert.ok(!recipients.has(other), other);
  });
