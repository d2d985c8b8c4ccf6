import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, test } from 'node:test';
import { startDailyPurge } from '#server/leads/purge-daily.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { silentLog } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`emails written to files on the ${backend} database`, () => {
    const email = 'lin@example.com';
    const folder = temporaryFolder();
    const listFiles = () => readdirSync(join(folder, 'mail')).toSorted();
    const writeEmail = (name: string) => writeFileSync(join(folder, 'mail', name), 'Lin wrote to you.');
    const desk = setUpDesk(backend, { DATA_DIR: folder, JOBS: 'false' });
    const [ada] = signIn(desk, 'admin');
    let job: string;

    // The file of an email about a lead whose notification has since been deleted.
    beforeEach(async () => {
      rmSync(join(folder, 'mail'), { recursive: true, force: true });
      mkdirSync(join(folder, 'mail'));
      await sendLead(desk, 'contact_submissions', { email });
      const [notified] = await desk.database.query(
        `with notified as (
          insert into staff.notification (lead_id, member_id, kind, cause)
          select id, $1, 'replied', gen_random_uuid() from staff.lead returning id
        )
        insert into staff.job (kind, subject_table, subject_id) select 'mail.notify', 'notification', id from notified
        returning id`,
        [await desk.idOf(ada)],
      );
      job = String(notified?.id);
      writeEmail(`${job}.eml`);
      writeEmail('trial-1.eml');
    });

    test('deletes email files without a job when a person is erased', async () => {
      writeEmail(`${randomUUID()}.eml.part`);
      await desk.database.query('delete from staff.notification');
      const { statusCode } = await desk.fetch(ada, 'POST', 'erasure', { email, typed: email });
      assert.equal(statusCode, 200);
      assert.deepEqual(listFiles(), ['trial-1.eml']);
    });

    test('deletes email files without a job daily', async () => {
      writeEmail(`${randomUUID()}.eml`);
      const stop = startDailyPurge(desk.database.database, folder, silentLog);
      await until(async () => assert.deepEqual(listFiles(), [`${job}.eml`, 'trial-1.eml'].toSorted()));
      stop();
    });
  });
