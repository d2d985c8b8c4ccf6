import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { backends, createTestDatabase } from '#tests/support/database/test-database.ts';
import { startMailServer } from '#tests/support/mail/server.ts';
import { killUnderLoad } from '#tests/support/server/kill-under-load.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';

const timeoutMilliseconds = 60_000;

for (const backend of backends)
  test(`notifies a member of each new lead exactly once despite kill -9 (${backend})`, async (context) => {
    const testDatabase = await createTestDatabase(backend);
    await testDatabase.query(
      `insert into staff.member (email, name, role, notify) values
      ('mei@cue.example', 'Mei', 'agent', '{"leads": "now", "onlyOpen": false}'),
      ('ruben@cue.example', 'Ruben', 'agent', '{"leads": "never"}')`,
    );
    const smtp = await startMailServer();
    const settings = { SMTP_URL: smtp.url, MAIL_HOURLY: '1000000', MAIL_STAFF: 'staff@cue.example' };
    const { acknowledged, finish } = await killUnderLoad(testDatabase, settings);
    const deadline = Date.now() + timeoutMilliseconds;
    const isIdle = () => smtp.received.some(({ to }) => to.includes('visitor-0@example.com'));
    while (Date.now() < deadline && !isIdle()) await delay(200);
    await delay(3_000);
    const [{ stored, ...counts }] = await finish(
      `select (select count(*)::int from contact_submissions) as stored,
          (select count(*)::int from staff.arrival) as waiting,
          (select count(*)::int from staff.notification) as told,
          (select count(distinct lead_id)::int from staff.notification join staff.member on member.id = member_id
            where kind = 'leads' and email = 'mei@cue.example') as leads,
          (select count(*)::int from staff.notification where queued_at is null) as unqueued,
          (select count(*)::int from staff.job where kind = 'mail.notify') as jobs,
          (select count(*)::int from staff.job where kind = 'mail.notice') as unheard`,
    );
    await smtp.stop();
    context.diagnostic(`${faultRounds} kills, ${acknowledged.size} answered rows, ${stored} stored`);
    assert.ok(acknowledged.size > 0 && stored >= acknowledged.size);
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
