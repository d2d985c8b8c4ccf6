import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { openStaffDatabase } from '#server/db/staff-database.ts';
import { site } from '#site.config';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { runCommand, runLeadsCommand } from '#tests/support/desk/leads-command.ts';
import { fillPlaceholders, publishedMailTexts } from '#tests/support/mail/mail-texts.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/server.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, type ServerProcess, startServer } from '#tests/support/server/process.ts';
import { settings as readSettings, silentLog } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`npm run mail while the site runs on the ${backend} database`, () => {
    let testDatabase: TestDatabase;
    let smtp: MailServer;
    let server: ServerProcess;
    let settings: Record<string, string>;

    before(async () => {
      testDatabase = await createTestDatabase(backend);
      await testDatabase.database.close();
      smtp = await startMailServer();
      settings = {
        ...testDatabase.settings,
        SMTP_URL: smtp.url,
        SITE_URL: 'https://cue.example',
        MAIL_STAFF: 'ada@cue.example',
      };
      server = await startServer({ ...settings, JOBS: 'true' });
    });
    after(async () => {
      await server.stop();
      await smtp.stop();
      await testDatabase.remove();
    });

    const run = (...args: string[]) => runCommand(settings, args, 'mail');
    const storeContact = (email: string) =>
      post(server.address, 'contact_submissions', { ...payloads.contact_submissions, email });

    test('lists and shows emails, and sends a held email on retry', async () => {
      assert.match((await run('list')).out, /^No emails\.\n/);
      for (let form = 0; form < 2; form++) assert.equal(await storeContact('twice@example.com'), 201);
      await until(async () => {
        const { out } = await run('list');
        assert.match(out, /mail\.received +done/);
        assert.match(out, /mail\.received +held/);
      });
      const { out } = await run('list', '--state', 'held');
      const [id = ''] = /[0-9a-f-]{36}/.exec(out) ?? [];
      const shown = await run('show', id);
      const { subject = '' } = publishedMailTexts.received.contact_submissions ?? {};
      assert.ok(shown.out.includes(`To: twice@example.com\nSubject: ${subject}\n`), shown.out);
      assert.match(shown.out, /^state +held$/m);
      assert.equal(smtp.received.filter(({ to }) => to.includes('twice@example.com')).length, 1);
      assert.match((await run('retry', id)).out, /^Queued 1 email again/);
      await until(async () =>
        assert.equal(smtp.received.filter(({ to }) => to.includes('twice@example.com')).length, 2),
      );
      const again = await run('retry', id);
      assert.deepEqual([again.code, again.out.startsWith('No held, uncertain')], [1, true]);
    });

    test('does not list, show or resend webhook deliveries', async () => {
      const database = await openStaffDatabase(readSettings(settings), silentLog);
      const [{ id } = {}] = await database.query(
        `insert into staff.job (kind, subject_id, created_at, due_at, state, done_at)
        values ('hook.' || gen_random_uuid(), gen_random_uuid(), now(), now(), 'dead', now()) returning id`,
      );
      assert.doesNotMatch((await run('list')).out, /hook\./);
      for (const args of [
        ['retry', String(id)],
        ['retry', 'all', '--state', 'dead'],
      ])
        assert.match((await run(...args)).out, /^No held, uncertain or dead email/);
      assert.match((await run('show', String(id))).err, /^There is no email/);
      const [job] = await database.query('select state from staff.job where id = $1', [id]);
      await database.close();
      assert.equal(job?.state, 'dead');
    });

    test('sends a test email immediately and reports a rejection without the email address', async () => {
      const sent = await run('test', 'you@example.com');
      assert.equal(sent.code, 0, sent.err);
      assert.equal(
        smtp.received.findLast(({ to }) => to.includes('you@example.com'))?.mail.subject,
        fillPlaceholders(publishedMailTexts.trial.subject, { brand: site.brand }),
      );
      smtp.behavior = () => ({ code: 550, at: 'recipient' });
      const refused = await run('test', 'you@example.com');
      smtp.behavior = () => 'accept';
      assert.equal(refused.code, 1);
      assert.match(refused.out, /550 5\.1\.1 not this one: <\(address\)>/);
    });

    test('writes a test email to a file without a mail server', async () => {
      const place = temporaryFolder();
      const { code, out } = await runLeadsCommand(
        { SMTP_URL: '', DATA_DIR: place },
        ['test', 'you@example.com'],
        [],
        'mail',
      );
      assert.equal(code, 0);
      const [, folder = '', file = ''] = /^(.*): written to (trial-\d+\.eml)\n$/.exec(out) ?? [];
      assert.ok(readdirSync(folder).includes(file), out);
    });

    test('explains incorrect usage and exits with code 2', async () => {
      for (const args of [
        [],
        ['send'],
        ['show'],
        ['list', 'x'],
        ['list', '--state', 'gone'],
        ['retry', 'all'],
        ['test', 'a@x.co, b@y.co'],
        ['list', '--what'],
      ]) {
        const { code, err } = await run(...args);
        assert.equal(code, 2, args.join(' '));
        assert.match(err, /For help, run: npm run mail -- --help/);
      }
    });
  });
