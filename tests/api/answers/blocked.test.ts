import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { purge } from '#server/leads/purge.ts';
import { readTables } from '#server/leads/tables.ts';
import type { BlockedSender, BlockResult, UnsortedMail } from '#shared/desk/conversation.ts';
import { backUp, restore } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import {
  addressOf,
  bounceOf,
  complaintOf,
  emailFrom,
  receive,
  replyTo,
} from '#tests/support/mail/received.ts';
import { removeMails } from '#tests/support/mail/run.ts';

const shop = 'Catalog <Info@Shop.example>';

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

    const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, cookie = admin) =>
      desk.ask(cookie, method, path, body);
    const unsorted = async () =>
      ((await ask('GET', 'received')).json() as UnsortedMail[]).map(({ text }) => text);
    const list = async (): Promise<BlockedSender[]> => (await ask('GET', 'blocked-senders')).json();
    const stray = async (text: string, from = shop) => {
      await receive(desk, await emailFrom(from, { text }));
      const mails: UnsortedMail[] = (await ask('GET', 'received')).json();
      return mails.find((mail) => mail.text === text)?.id ?? assert.fail('it is not unsorted');
    };
    const block = async (id: string): Promise<BlockResult> => {
      const response = await ask('POST', `received/${id}/block`, {});
      assert.equal(response.statusCode, 200, response.body);
      return response.json();
    };
    const later = (interval: string) =>
      desk.database.query(`update staff.received_mail set blocked_at = blocked_at - interval '${interval}'`);
    const purgeNow = async () => {
      const staff = createStaffDatabase(desk.database.database);
      await purge(staff, await readTables(staff));
    };

    test('hides earlier and later emails from a blocked address, regardless of case', async () => {
      await stray('First catalog');
      const second = await stray('Second catalog', 'INFO@shop.example');
      await stray('We could do Friday.', 'jo@fern.example');
      const { address, emails } = await block(second);
      assert.deepEqual([address, emails], ['info@shop.example', 2]);
      assert.deepEqual(await unsorted(), ['We could do Friday.']);
      assert.equal((await ask('GET', 'overview')).json().counts.unsorted, 1);
      assert.equal(await receive(desk, await emailFrom('info@SHOP.example', { text: 'Third' })), undefined);
      const headers = { 'Auto-Submitted': 'auto-replied' };
      const robot = await emailFrom(shop, { text: 'Away', headers });
      assert.equal(await receive(desk, robot), undefined);
      assert.deepEqual(await unsorted(), ['We could do Friday.']);
      assert.deepEqual(
        (await list()).map((sender) => sender.address),
        ['info@shop.example'],
      );
    });

    test('keeps emails from a blocked sender that match a lead or come from someone with a lead', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'lin@example.com' });
      await block(await stray('Catalog'));
      await receive(desk, await emailFrom(shop, { to: await addressOf(desk, ref), text: 'By token' }));
      assert.deepEqual(
        (await openLead(desk, admin, ref)).received.map(({ text }) => text),
        ['By token'],
      );
      for (const first_name of ['One', 'Two'])
        await sendLead(desk, 'contact_submissions', { email: 'info@shop.example', first_name });
      await receive(desk, await emailFrom(shop, { text: 'Which of my two leads?' }));
      assert.deepEqual(await unsorted(), ['Which of my two leads?']);
      await ask('POST', 'erasure', { email: 'info@shop.example', typed: 'info@shop.example' });
    });

    test('hides delivery reports and complaints sent by a blocked sender, unless they concern our emails', async () => {
      await block(await stray('Catalog', 'mailer-daemon@mx.example'));
      for (const write of [bounceOf, complaintOf])
        await receive(desk, write(`<${randomUUID()}@cue.example>`));
      assert.deepEqual(await unsorted(), []);
      await sendLead(desk, 'contact_submissions', { email: 'lin@example.com' });
      const [notice] = await desk.database.query(
        `update staff.job set state = 'done', done_at = now() where kind = 'mail.notice' returning id`,
      );
      await receive(desk, bounceOf(`<${notice?.id}@cue.example>`));
      assert.equal((await unsorted()).length, 1);
      const [job] = await desk.database.query('select state from staff.job where id = $1', [notice?.id]);
      assert.equal(job?.state, 'dead');
    });

    test('restores the emails when a block is lifted within a day, and accepts new ones', async () => {
      const { id } = await block(await stray('Catalog'));
      await purgeNow();
      assert.equal((await ask('DELETE', `blocked-senders/${id}`)).statusCode, 204);
      assert.deepEqual([await unsorted(), await list()], [['Catalog'], []]);
      assert.equal((await ask('DELETE', `blocked-senders/${id}`)).statusCode, 404);
      await stray('Another catalog');
      assert.equal((await unsorted()).length, 2);
    });

    test('restores each email that arrived during the block exactly once', async () => {
      const { id } = await block(await stray('Catalog'));
      const raw = await emailFrom(shop, {
        text: 'Can you host our show?',
        attachments: [{ filename: 'plan.txt', content: 'the plan' }],
      });
      await receive(desk, raw);
      await receive(desk, raw);
      assert.deepEqual(await unsorted(), []);
      assert.equal((await ask('GET', 'overview')).json().counts.unsorted, 0);
      await ask('DELETE', `blocked-senders/${id}`);
      assert.deepEqual(await unsorted(), ['Can you host our show?', 'Catalog']);
      const [mail] = (await ask('GET', 'received')).json() as UnsortedMail[];
      const file = await ask('GET', `received/${mail?.id}/files/0`);
      assert.equal(file.body, 'the plan');
    });

    test('deletes hidden emails after a day and blocks after 24 months', async () => {
      await block(await stray('Catalog'));
      await receive(desk, await emailFrom(shop, { text: 'During the block' }));
      const left = async () => [
        (await desk.database.query('select from staff.received_mail')).length,
        (await list()).length,
      ];
      await later('23 hours');
      await purgeNow();
      assert.deepEqual(await left(), [2, 1]);
      await later('2 hours');
      await purgeNow();
      assert.deepEqual(await left(), [0, 1]);
      await desk.database.query(
        `update staff.blocked_sender set created_at = created_at - interval '25 months'`,
      );
      await purgeNow();
      assert.deepEqual(await left(), [0, 0]);
    });

    test("erases a person's block along with their hidden emails", async () => {
      await block(await stray('Catalog'));
      await block(await stray('Other', 'other@fern.example'));
      const expected = (await ask('GET', 'erasure?email=INFO@shop.example')).json();
      const done = (
        await ask('POST', 'erasure', { email: 'INFO@shop.example', typed: 'INFO@shop.example' })
      ).json();
      assert.deepEqual(done, expected);
      assert.deepEqual(
        (await list()).map(({ address }) => address),
        ['other@fern.example'],
      );
      const mails = await desk.database.query('select body from staff.received_mail');
      assert.deepEqual(mails, [{ body: 'Other' }]);
    });

    test('restores blocks from a backup', async () => {
      const { id } = await block(await stray('Catalog'));
      const sql = await backUp(desk.database);
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.blocked_sender');
      await restore(desk.database, sql);
      assert.deepEqual(
        (await list()).map((sender) => [sender.id, sender.address]),
        [[id, 'info@shop.example']],
      );
      assert.deepEqual(await unsorted(), []);
    });

    test('refuses to block from an assigned email, a delivery report or an unknown email', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'lin@example.com' });
      const id = await stray('Catalog');
      assert.equal((await ask('POST', `received/${id}/assign`, { ref })).statusCode, 200);
      const sorted = await ask('POST', `received/${id}/block`, {});
      assert.deepEqual(
        [sorted.statusCode, sorted.json().message],
        [409, `Someone added this email to ${ref}.`],
      );
      await receive(desk, bounceOf('<unknown@mx.example>'));
      const [report] = (await ask('GET', 'received')).json() as UnsortedMail[];
      assert.equal((await ask('POST', `received/${report?.id}/block`, {})).statusCode, 404);
      assert.equal((await ask('POST', `received/${randomUUID()}/block`, {})).statusCode, 404);
      assert.deepEqual(await list(), []);
    });

    test('refuses to add a hidden email to a lead', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'lin@example.com' });
      const id = await stray('Catalog');
      await block(id);
      assert.equal((await ask('POST', `received/${id}/assign`, { ref })).statusCode, 404);
      assert.equal((await ask('POST', `received/${id}/block`, {})).statusCode, 404);
    });

    test('allows only admins and agents', async () => {
      const id = await stray('Catalog');
      const editor = await desk.memberOf('editor');
      assert.equal((await ask('POST', `received/${id}/block`, {}, editor)).statusCode, 403);
      assert.equal((await ask('GET', 'blocked-senders', undefined, editor)).statusCode, 403);
      assert.equal(
        (await ask('DELETE', `blocked-senders/${randomUUID()}`, undefined, editor)).statusCode,
        403,
      );
    });
  });
