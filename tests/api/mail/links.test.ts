import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { createLinkToken } from '#server/outbound/mail/links.ts';
import { resendConfirmation } from '#server/outbound/mail/resend-confirmation.ts';
import { readSubscribers } from '#server/outbound/mail/subscribers.ts';
import type { InsertListener } from '#server/rest/routes.ts';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { publishedMailTexts } from '#tests/support/mail/mail-texts.ts';
import { createMailRun, type MailRun } from '#tests/support/mail/run.ts';
import { type MailServer, startMailServer } from '#tests/support/mail/server.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`links in newsletter emails on the ${backend} database`, () => {
    let testDatabase: TestDatabase;
    let smtp: MailServer;
    let mails: MailRun;
    let app: FastifyInstance;
    const asking: Promise<void>[] = [];

    before(async () => {
      testDatabase = await createTestDatabase(backend);
      smtp = await startMailServer();
      mails = createMailRun(testDatabase, smtp.url);
      const resendToKnownSubscribers: InsertListener['known'] = (table, rows) => {
        asking.push(resendConfirmation(createStaffDatabase(testDatabase.database), table, rows));
      };
      const listener = { stored: () => {}, known: resendToKnownSubscribers };
      app = await buildApp(settings(testDatabase.settings), testDatabase.database, { listener });
    });
    after(async () => {
      mails.close();
      await app.close();
      await smtp.stop();
      await testDatabase.drop();
    });

    const waitForResends = () => Promise.all(asking.splice(0));
    const subscribe = (email: string) => insert(app, 'newsletter_subscribers', { email, source: 'footer' });
    const findLink = async (email: string, path: 'n' | 'u') => {
      await mails.run();
      const mail = smtp.received.findLast(({ to }) => to.includes(email))?.mail;
      const [, link] = new RegExp(`https://cue.example(/${path}/\\S+)`).exec(`${mail?.text}`) ?? [];
      assert.ok(link, `no link in ${mail?.subject}`);
      return link;
    };
    const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') =>
      (await app.inject({ method, url })).body;
    const post = async (url: string, payload?: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })).body;
    };
    const readRows = (email: string) =>
      testDatabase.query(
        `select subscriber.id, confirmation.id is not null as confirmed from newsletter_subscribers as subscriber
        left join staff.newsletter_confirmations as confirmation using (id) where email = $1`,
        [email],
      );

    test('confirms an address when the button is clicked, not when the link is only fetched', async () => {
      await subscribe('reader@example.com');
      const link = await findLink('reader@example.com', 'n');
      for (let scan = 0; scan < 5; scan++) {
        assert.equal(await get(link), '/mail/confirm');
        await get(link, 'HEAD');
      }
      assert.equal((await readRows('reader@example.com'))[0]?.confirmed, false);
      assert.equal(await post(link), '/mail/confirmed');
      assert.equal(await post(link), '/mail/confirmed');
      assert.equal(await get(link), '/mail/confirmed');
      assert.equal((await readRows('reader@example.com'))[0]?.confirmed, true);
      await mails.run();
      const welcomes = smtp.received.filter(
        ({ mail }) => mail.subject === publishedMailTexts.newsletter.welcome.subject,
      );
      assert.deepEqual(
        welcomes.map(({ to }) => to),
        [['reader@example.com']],
      );
    });

    test('unsubscribes by button or one-click unsubscribe, and allows subscribing again', async () => {
      await subscribe('leaver@example.com');
      await post(await findLink('leaver@example.com', 'n'));
      const link = await findLink('leaver@example.com', 'u');
      const raw = smtp.received
        .findLast(({ to }) => to.includes('leaver@example.com'))
        ?.raw.replace(/\r\n\s+/g, ' ');
      assert.match(`${raw}`, new RegExp(`^List-Unsubscribe: <https://cue.example${link}>\\r?$`, 'm'));
      assert.match(`${raw}`, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

      await get(link);
      await get(link, 'HEAD');
      assert.equal((await readRows('leaver@example.com')).length, 1);
      assert.equal((await subscribe('leaver@example.com')).statusCode, 409);
      assert.equal(await post(link, 'List-Unsubscribe=One-Click'), '/mail/left');
      assert.equal(await post(link), '/mail/left');
      // RFC 8058 allows two encodings for the body of a one-click request.
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const payload =
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
      assert.equal((await app.inject({ method: 'POST', url: link, headers, payload })).body, '/mail/left');
      assert.equal((await readRows('leaver@example.com')).length, 0);
      const hash = createHash('sha256').update('leaver@example.com').digest('hex');
      const readSuppressed = () =>
        testDatabase.query('select reason from staff.suppressed_addresses where address_hash = $1', [hash]);
      assert.deepEqual(await readSuppressed(), [{ reason: 'left' }]);

      assert.equal((await subscribe('leaver@example.com')).statusCode, 201);
      mails.forward(2 * 86_400_000);
      await mails.date();
      await post(await findLink('leaver@example.com', 'n'));
      assert.equal((await readRows('leaver@example.com'))[0]?.confirmed, true);
      assert.deepEqual(await readSuppressed(), []);
      // A link from an earlier subscription does not affect the new one.
      assert.equal(await post(link), '/mail/left');
      assert.equal((await readRows('leaver@example.com')).length, 1);
    });

    test("limits a link to one action for one email address, and stores only the link's hash", async () => {
      await subscribe('one@example.com');
      const link = await findLink('one@example.com', 'n');
      const token = link.slice('/n/'.length);
      assert.equal(Buffer.from(token, 'base64url').length, 32);
      assert.equal(await post(`/u/${token}`), '/mail/unknown');
      for (const wrong of ['', 'x', `${token}x`, token.slice(1), '%00', "' or 1=1--"]) {
        assert.notEqual(await post(`/n/${encodeURIComponent(wrong)}`), '/mail/confirmed');
      }
      const kept = JSON.stringify(await testDatabase.query('select * from staff.mail_links'));
      assert.ok(!kept.includes(token) && !kept.includes('one@example.com'));
      // Changes the row's email address.
      await testDatabase.query(
        "update newsletter_subscribers set email = 'other@example.com' where email = 'one@example.com'",
      );
      assert.notEqual(await post(link), '/mail/confirmed');
      assert.equal((await readRows('other@example.com'))[0]?.confirmed, false);
    });

    test('rejects a confirmation link older than 30 days', async () => {
      await subscribe('late@example.com');
      const [{ id }] = (await readRows('late@example.com')) as [{ id: string }];
      const token = await createLinkToken(
        createStaffDatabase(testDatabase.database),
        'confirm',
        id,
        'late@example.com',
      );
      await testDatabase.query(
        "update staff.mail_links set created_at = now() - interval '31 days' where subscriber_id = $1",
        [id],
      );
      assert.equal(await post(`/n/${token}`), '/mail/unknown');
      assert.equal((await app.inject({ url: `/n/${token}` })).statusCode, 404);
    });

    test('sends another confirmation email when a visitor resubscribes days later', async () => {
      const again = { email: 'Again@example.com', source: 'footer' };
      const resubscribe = async (send = () => insert(app, 'newsletter_subscribers', again)) => {
        assert.equal((await send()).statusCode, 409);
        await waitForResends();
        await mails.run();
        return smtp.received.filter(({ to }) => to.includes('again@example.com')).length;
      };
      assert.equal((await insert(app, 'newsletter_subscribers', again)).statusCode, 201);
      assert.equal(await resubscribe(), 1);
      await testDatabase.query("update staff.job set begun_at = begun_at - interval '6 days'");
      assert.equal(await resubscribe(), 2);
      assert.equal(await resubscribe(), 2);
      await testDatabase.query("update staff.job set begun_at = begun_at - interval '8 days'");
      const postAsForm = () =>
        insert(app, 'newsletter_subscribers', String(new URLSearchParams(again)), {
          'content-type': 'application/x-www-form-urlencoded',
        });
      assert.equal(await resubscribe(postAsForm), 3);
      await testDatabase.query("update staff.job set begun_at = begun_at - interval '6 days'");
      await post(await findLink('again@example.com', 'n'));
      assert.equal(await resubscribe(), 4, 'the welcome, and no question');
    });

    test('exports confirmed addresses for a newsletter tool, each with an unsubscribe link', async () => {
      await testDatabase.query('delete from newsletter_subscribers');
      for (const email of ['yes@example.com', 'no@example.com']) await subscribe(email);
      mails.forward(8 * 86_400_000);
      await mails.date();
      await post(await findLink('yes@example.com', 'n'));
      const found = [];
      for await (const page of readSubscribers(
        createStaffDatabase(testDatabase.database),
        'https://cue.example',
      ))
        found.push(...page);
      assert.deepEqual(
        found.map(({ email }) => email),
        ['yes@example.com'],
      );
      assert.equal(await get(new URL(`${found[0]?.unsubscribeLink}`).pathname), '/mail/leave');
      assert.equal(await post(new URL(`${found[0]?.unsubscribeLink}`).pathname), '/mail/left');
      assert.deepEqual(await readRows('yes@example.com'), []);
    });

    test("keeps the link's token out of caches, referrers and search engines", async () => {
      const { headers } = await app.inject({ url: '/n/secret' });
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['x-robots-tag'], 'noindex');
    });
  });
