import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { purge } from '#server/leads/purge.ts';
import { readTables } from '#server/leads/tables.ts';
import type { BlockedSender, BlockSenderResult, UnsortedMail } from '#shared/desk/conversation.ts';
import { backUp, restore } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import {
  createBounce,
  createComplaint,
  emailFrom,
  receive,
  replyAddressOf,
  replyTo,
} from '#tests/support/mail/received.ts';
import { removeMails } from '#tests/support/mail/run.ts';

const shopSender = 'Catalog <Info@Shop.example>';

for (const backend of backends)
  describe(`blocked senders on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    const [admin] = signIn(desk, { role: 'admin', email: 'ada@cue.example' });

    beforeEach(async () => {
      await removeMails(desk.database);
      await desk.database.query(
        'truncate staff.received_mail, staff.received_file, staff.heard_mail, staff.blocked_sender',
      );
    });

    const callApi = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, cookie = admin) =>
      desk.fetch(cookie, method, path, body);
    const readUnsortedTexts = async () =>
      ((await callApi('GET', 'received')).json() as UnsortedMail[]).map(({ text }) => text);
    const listBlockedSenders = async (): Promise<BlockedSender[]> =>
      (await callApi('GET', 'blocked-senders')).json();
    const receiveUnsortedEmail = async (text: string, from = shopSender) => {
      await receive(desk, await emailFrom(from, { text }));
      const mails: UnsortedMail[] = (await callApi('GET', 'received')).json();
      return mails.find((mail) => mail.text === text)?.id ?? assert.fail('it is not unsorted');
    };
    const blockSender = async (id: string): Promise<BlockSenderResult> => {
      const response = await callApi('POST', `received/${id}/block`, {});
      assert.equal(response.statusCode, 200, response.body);
      return response.json();
    };
    const backdateHiddenEmails = (interval: string) =>
      desk.database.query(`update staff.received_mail set blocked_at = blocked_at - interval '${interval}'`);
    const purgeNow = async () => {
      const staff = createStaffDatabase(desk.database.database);
      await purge(staff, await readTables(staff));
    };

    test('hides earlier and later emails from a blocked address, regardless of case', async () => {
      await receiveUnsortedEmail('First catalog');
      const second = await receiveUnsortedEmail('Second catalog', 'INFO@shop.example');
      await receiveUnsortedEmail('We could do Friday.', 'jo@fern.example');
      const { address, emails } = await blockSender(second);
      assert.deepEqual([address, emails], ['info@shop.example', 2]);
      assert.deepEqual(await readUnsortedTexts(), ['We could do Friday.']);
      assert.equal((await callApi('GET', 'overview')).json().counts.unsorted, 1);
      assert.equal(await receive(desk, await emailFrom('info@SHOP.example', { text: 'Third' })), undefined);
      const headers = { 'Auto-Submitted': 'auto-replied' };
      const robot = await emailFrom(shopSender, { text: 'Away', headers });
      assert.equal(await receive(desk, robot), undefined);
      assert.deepEqual(await readUnsortedTexts(), ['We could do Friday.']);
      assert.deepEqual(
        (await listBlockedSenders()).map((sender) => sender.address),
        ['info@shop.example'],
      );
    });

    test('does not hide emails from a blocked sender if they match a lead or the sender has a lead', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'lin@example.com' });
      await blockSender(await receiveUnsortedEmail('Catalog'));
      await receive(
        desk,
        await emailFrom(shopSender, { to: await replyAddressOf(desk, ref), text: 'By token' }),
      );
      assert.deepEqual(
        (await openLead(desk, admin, ref)).received.map(({ text }) => text),
        ['By token'],
      );
      for (const first_name of ['One', 'Two'])
        await sendLead(desk, 'contact_submissions', { email: 'info@shop.example', first_name });
      await receive(desk, await emailFrom(shopSender, { text: 'Which of my two leads?' }));
      assert.deepEqual(await readUnsortedTexts(), ['Which of my two leads?']);
      await callApi('POST', 'erasure', { email: 'info@shop.example', typed: 'info@shop.example' });
    });

    test('hides delivery reports and complaints sent by a blocked sender, unless they concern our emails', async () => {
      await blockSender(await receiveUnsortedEmail('Catalog', 'mailer-daemon@mx.example'));
      for (const write of [createBounce, createComplaint])
        await receive(desk, write(`<${randomUUID()}@cue.example>`));
      assert.deepEqual(await readUnsortedTexts(), []);
      await sendLead(desk, 'contact_submissions', { email: 'lin@example.com' });
      const [notice] = await desk.database.query(
        `update staff.job set state = 'done', done_at = now() where kind = 'mail.notice' returning id`,
      );
      await receive(desk, createBounce(`<${notice?.id}@cue.example>`));
      assert.equal((await readUnsortedTexts()).length, 1);
      const [job] = await desk.database.query('select state from staff.job where id = $1', [notice?.id]);
      assert.equal(job?.state, 'dead');
    });

    test('restores hidden emails when a block is lifted within a day, and accepts new emails', async () => {
      const { id } = await blockSender(await receiveUnsortedEmail('Catalog'));
      await purgeNow();
      assert.equal((await callApi('DELETE', `blocked-senders/${id}`)).statusCode, 204);
      assert.deepEqual([await readUnsortedTexts(), await listBlockedSenders()], [['Catalog'], []]);
      assert.equal((await callApi('DELETE', `blocked-senders/${id}`)).statusCode, 404);
      await receiveUnsortedEmail('Another catalog');
      assert.equal((await readUnsortedTexts()).length, 2);
    });

    test('restores emails that arrived during a block, and repeated emails only once', async () => {
      const { id } = await blockSender(await receiveUnsortedEmail('Catalog'));
      const raw = await emailFrom(shopSender, {
        text: 'Can you host our show?',
        attachments: [{ filename: 'plan.txt', content: 'the plan' }],
      });
      await receive(desk, raw);
      await receive(desk, raw);
      assert.deepEqual(await readUnsortedTexts(), []);
      assert.equal((await callApi('GET', 'overview')).json().counts.unsorted, 0);
      await callApi('DELETE', `blocked-senders/${id}`);
      assert.deepEqual(await readUnsortedTexts(), ['Can you host our show?', 'Catalog']);
      const [mail] = (await callApi('GET', 'received')).json() as UnsortedMail[];
      const file = await callApi('GET', `received/${mail?.id}/files/0`);
      assert.equal(file.body, 'the plan');
    });

    test('deletes hidden emails after a day and blocks after 24 months', async () => {
      await blockSender(await receiveUnsortedEmail('Catalog'));
      await receive(desk, await emailFrom(shopSender, { text: 'During the block' }));
      const countRemaining = async () => [
        (await desk.database.query('select from staff.received_mail')).length,
        (await listBlockedSenders()).length,
      ];
      await backdateHiddenEmails('23 hours');
      await purgeNow();
      assert.deepEqual(await countRemaining(), [2, 1]);
      await backdateHiddenEmails('2 hours');
      await purgeNow();
      assert.deepEqual(await countRemaining(), [0, 1]);
      await desk.database.query(
        `update staff.blocked_sender set created_at = created_at - interval '25 months'`,
      );
      await purgeNow();
      assert.deepEqual(await countRemaining(), [0, 0]);
    });

    test("erases a blocked person's hidden emails and the block itself", async () => {
      await blockSender(await receiveUnsortedEmail('Catalog'));
      await blockSender(await receiveUnsortedEmail('Other', 'other@fern.example'));
      const expected = (await callApi('GET', 'erasure?email=INFO@shop.example')).json();
      const done = (
        await callApi('POST', 'erasure', { email: 'INFO@shop.example', typed: 'INFO@shop.example' })
      ).json();
      assert.deepEqual(done, expected);
      assert.deepEqual(
        (await listBlockedSenders()).map(({ address }) => address),
        ['other@fern.example'],
      );
      const mails = await desk.database.query('select body from staff.received_mail');
      assert.deepEqual(mails, [{ body: 'Other' }]);
    });

    test('restores blocks from a backup', async () => {
      const { id } = await blockSender(await receiveUnsortedEmail('Catalog'));
      const sql = await backUp(desk.database);
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.blocked_sender');
      await restore(desk.database, sql);
      assert.deepEqual(
        (await listBlockedSenders()).map((sender) => [sender.id, sender.address]),
        [[id, 'info@shop.example']],
      );
      assert.deepEqual(await readUnsortedTexts(), []);
    });

    test('refuses to block the sender of an assigned email, a delivery report or an unknown email', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'lin@example.com' });
      const id = await receiveUnsortedEmail('Catalog');
      assert.equal((await callApi('POST', `received/${id}/assign`, { ref })).statusCode, 200);
      const sorted = await callApi('POST', `received/${id}/block`, {});
      assert.deepEqual(
        [sorted.statusCode, sorted.json().message],
        [409, `Someone added this email to ${ref}.`],
      );
      await receive(desk, createBounce('<unknown@mx.example>'));
      const [report] = (await callApi('GET', 'received')).json() as UnsortedMail[];
      assert.equal((await callApi('POST', `received/${report?.id}/block`, {})).statusCode, 404);
      assert.equal((await callApi('POST', `received/${randomUUID()}/block`, {})).statusCode, 404);
      assert.deepEqual(await listBlockedSenders(), []);
    });

    test('refuses to add a hidden email to a lead', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'lin@example.com' });
      const id = await receiveUnsortedEmail('Catalog');
      await blockSender(id);
      assert.equal((await callApi('POST', `received/${id}/assign`, { ref })).statusCode, 404);
      assert.equal((await callApi('POST', `received/${id}/block`, {})).statusCode, 404);
    });

    test('lets only admins and agents see and change blocked senders', async () => {
      const id = await receiveUnsortedEmail('Catalog');
      const editor = await desk.memberOf('editor');
      assert.equal((await callApi('POST', `received/${id}/block`, {}, editor)).statusCode, 403);
      assert.equal((await callApi('GET', 'blocked-senders', undefined, editor)).statusCode, 403);
      assert.equal(
        (await callApi('DELETE', `blocked-senders/${randomUUID()}`, undefined, editor)).statusCode,
        403,
      );
    });
  });
