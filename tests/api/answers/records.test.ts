import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { purge } from '#server/leads/purge.ts';
import { readTables } from '#server/leads/tables.ts';
import type { Erasure } from '#shared/desk/api.ts';
import type { PossibleLead, UnsortedMail } from '#shared/desk/conversation.ts';
import { backUp, restore } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, readList, sendLead } from '#tests/support/desk/leads.ts';
import { readCsv } from '#tests/support/desk/read-csv.ts';
import { emailFrom, receive, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';
import { removeMails } from '#tests/support/mail/run.ts';

const lin = 'Lin Day <lin@example.com>';
const jo = 'Jo Park <jo@fern.example>';
const attachment = {
  filename: 'Q4 “plan”.html',
  content: Buffer.from('<script>alert(1)</script>\0\xff', 'latin1'),
};

for (const backend of backends)
  describe(`received emails in the desk (${backend})`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    const [admin] = signIn(desk, { role: 'admin', email: 'ada@cue.example' });
    let ref: string;

    beforeEach(async () => {
      await removeMails(desk.database);
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.heard_mail');
      ref = await sendLead(desk);
    });

    const readLead = (of = ref) => openLead(desk, admin, of);
    const callApi = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, cookie = admin) =>
      desk.fetch(cookie, method, path, body);
    const listUnsortedEmails = async (): Promise<UnsortedMail[]> => (await callApi('GET', 'received')).json();
    const receiveReply = async (
      text = 'Tuesday works.\n\nOn Mon, Nov 16, 2026 Ada wrote:\n> The secret of our price list',
    ) =>
      receive(
        desk,
        await emailFrom(lin, { to: await replyAddressOf(desk, ref), text, attachments: [attachment] }),
      );
    const receiveUnsortedEmail = async (from = jo, text = 'We could also do Friday.') => {
      await receive(desk, await emailFrom(from, { text, attachments: [attachment] }));
      return (await listUnsortedEmails())[0]?.id ?? assert.fail('nothing is unsorted');
    };

    test("shows a customer's email on the lead, with quoted history and attachments separate", async () => {
      await receiveReply();
      const { received, heard, unread } = await readLead();
      const [mail, ...others] = received;
      assert.deepEqual(others, []);
      assert.equal(mail?.text, 'Tuesday works.');
      assert.match(`${mail?.quoted}`, /secret of our price list/);
      assert.deepEqual(mail?.from, { name: 'Lin Day', address: 'lin@example.com' });
      assert.deepEqual(
        mail?.files.map(({ name, bytes, isKept }) => [name, bytes, isKept]),
        [['Q4 “plan”.html', attachment.content.length, true]],
      );
      assert.equal(mail?.isOtherAddress, false);
      assert.equal(heard?.text, 'Tuesday works.');
      assert.equal(unread, false);
      const [row] = await readList(desk, admin, 'view=open');
      assert.equal(row?.heard?.text, 'Tuesday works.');
    });

    test('serves attachments as downloads that browsers do not open', async () => {
      await receiveReply();
      const path = `received/${(await readLead()).received[0]?.id}/files/0`;
      const { headers, rawPayload, statusCode } = await callApi('GET', path);
      assert.equal(statusCode, 200);
      assert.deepEqual(rawPayload, attachment.content);
      assert.equal(headers['content-type'], 'application/octet-stream');
      assert.match(
        `${headers['content-disposition']}`,
        /^attachment; filename="Q4 _plan_\.html"; filename\*=UTF-8''Q4%20%E2%80%9Cplan%E2%80%9D\.html$/,
      );
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(`${headers['content-security-policy']}`, /^sandbox; default-src 'none'/);
      assert.equal((await callApi('GET', path.replace('/0', '/1'))).statusCode, 404);
      assert.equal((await callApi('GET', path, undefined, '')).statusCode, 401);
      const editor = await desk.memberOf('editor');
      assert.equal((await callApi('GET', path, undefined, editor)).statusCode, 403);
    });

    test('searches the text of customer emails, but not their quoted history', async () => {
      await receiveReply('Our CFO, Zoë, joins.\n\n> The secret of our price list');
      const countMatches = async (q: string, more = '&messages=1') =>
        (await readList(desk, admin, `view=all&q=${encodeURIComponent(q)}${more}`)).length;
      assert.equal(await countMatches('cfo'), 1);
      assert.equal(await countMatches('lin zoe'), 1);
      assert.equal(await countMatches('secret price'), 0);
      assert.equal(await countMatches('cfo', ''), 0);
      assert.equal(await countMatches('nothing of that'), 0);
    });

    test('counts customer emails in the export', async () => {
      for (const text of ['One.', 'Two.']) await receiveReply(text);
      const headers = { 'Auto-Submitted': 'auto-replied' };
      await receive(desk, await emailFrom(lin, { to: await replyAddressOf(desk, ref), headers }));
      await sendLead(desk, 'contact_submissions', { email: 'quiet@example.com' });
      const { body } = await callApi('GET', 'export?view=all&format=csv');
      const [head = [], ...rows] = readCsv(body);
      const place = head.indexOf('lead_answers');
      assert.deepEqual(rows.map((row) => row[place]).toSorted(), ['0', '2']);
    });

    test("erases a person's emails, including unsorted ones and those in other leads", async () => {
      const other = await sendLead(desk, 'contact_submissions', { email: 'boss@example.com' });
      await receiveReply();
      await receive(
        desk,
        await emailFrom(lin, { to: await replyAddressOf(desk, other), text: 'From a colleague.' }),
      );
      await receive(
        desk,
        await emailFrom('boss@example.com', { to: await replyAddressOf(desk, other), text: 'Stays.' }),
      );
      await sendLead(desk, 'contact_submissions', { email: 'lin@example.com', first_name: 'Second' });
      await receive(desk, await emailFrom(lin, { text: 'Which lead?' }));
      assert.equal((await listUnsortedEmails()).length, 1);
      const rowsByTable = ({ parts }: Erasure) =>
        Object.fromEntries(parts.map(({ name, rows }) => [name, rows]));
      const expected = rowsByTable((await callApi('GET', 'erasure?email=lin@example.com')).json());
      const done = rowsByTable(
        (await callApi('POST', 'erasure', { email: 'lin@example.com', typed: 'lin@example.com' })).json(),
      );
      assert.deepEqual(done, expected);
      assert.deepEqual([done.received_mail, done.received_file], [3, 1]);
      const left = await desk.database.query('select body from staff.received_mail');
      assert.deepEqual(left, [{ body: 'Stays.' }]);
      assert.deepEqual(await desk.database.query('select from staff.received_file'), []);
      const everything = await desk.database.query(
        `select (select json_agg(t) from staff.event as t)::text || coalesce((select json_agg(t) from staff.job as t)::text, '') as text`,
      );
      assert.doesNotMatch(JSON.stringify(everything), /lin@|Tuesday|Which lead/i);
    });

    test('deletes unsorted emails after 30 days and email hashes after 24 months, but keeps emails on leads', async () => {
      await receiveReply();
      await receiveUnsortedEmail();
      const staff = createStaffDatabase(desk.database.database);
      const purgeAfter = async (days: number) => {
        await desk.database.query(
          "update staff.received_mail set created_at = now() - $1 * interval '1 day'",
          [days],
        );
        const counts = await purge(staff, await readTables(staff));
        return counts.filter(({ table }) => ['received_mail', 'heard_mail'].includes(table));
      };
      const purgeCounts = (mails: number, hashes: number) => [
        { table: 'received_mail', rows: mails },
        { table: 'heard_mail', rows: hashes },
      ];
      assert.deepEqual(await purgeAfter(29), purgeCounts(0, 0));
      assert.deepEqual(await purgeAfter(31), purgeCounts(1, 0));
      assert.equal((await readLead()).received.length, 1);
      await desk.database.query(`update staff.heard_mail set created_at = now() - interval '25 months'`);
      assert.deepEqual(await purgeAfter(0), purgeCounts(0, 2));
    });

    test('restores emails, attachments and reply addresses from a backup', async () => {
      const raw = await emailFrom(lin, {
        to: await replyAddressOf(desk, ref),
        text: 'Back\\up “it”.',
        attachments: [attachment],
      });
      await receive(desk, raw);
      await receiveUnsortedEmail();
      const address = await replyAddressOf(desk, ref);
      const sql = await backUp(desk.database);
      await callApi('POST', 'erasure', { email: 'lin@example.com', typed: 'lin@example.com' });
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.heard_mail');
      await restore(desk.database, sql);
      const [mail] = (await readLead()).received;
      assert.equal(mail?.text, 'Back\\up “it”.');
      const { rawPayload } = await callApi('GET', `received/${mail?.id}/files/0`);
      assert.deepEqual(rawPayload, attachment.content);
      assert.equal((await listUnsortedEmails()).length, 1);
      assert.equal(await replyAddressOf(desk, ref), address);
      assert.equal(await receive(desk, raw), undefined, 'it is stored twice');
    });

    test('suggests possible leads for an unsorted email, with the reason', async () => {
      const fern = await sendLead(desk, 'contact_submissions', {
        email: 'max@fern.example',
        first_name: 'Max',
      });
      const named = await sendLead(desk, 'contact_submissions', {
        email: 'p@gmail.com',
        first_name: 'Jo',
        last_name: 'Park',
      });
      const id = await receiveUnsortedEmail(jo, `About ${ref} and Friday.`);
      const { body } = await callApi('GET', 'overview');
      assert.equal(JSON.parse(body).counts.unsorted, 1);
      const leads: PossibleLead[] = (await callApi('GET', `received/${id}/leads`)).json();
      assert.deepEqual(
        leads.map(({ ref, reason }) => [ref, reason]),
        [
          [ref, 'number'],
          [named, 'name'],
          [fern, 'company'],
        ],
      );
      const searched: PossibleLead[] = (await callApi('GET', `received/${id}/leads?q=max`)).json();
      assert.deepEqual(
        searched.map(({ ref, reason }) => [ref, reason]),
        [[fern, null]],
      );
    });

    test('adds an unsorted email to a lead once, and restores the previous deadline on undo', async () => {
      await callApi('POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'not_fit' });
      const before = await readLead();
      const id = await receiveUnsortedEmail();
      const assignEmail = () => callApi('POST', `received/${id}/assign`, { ref });
      assert.equal((await assignEmail()).statusCode, 200);
      const second = await assignEmail();
      assert.equal(second.statusCode, 409);
      assert.equal(second.json().message, `Someone added this email to ${ref}.`);
      assert.equal((await callApi('DELETE', `received/${id}`)).statusCode, 409);
      const added = await readLead();
      assert.deepEqual([added.status, added.clock.answeredAt, added.received.length], ['contacted', null, 1]);
      assert.deepEqual([added.received[0]?.matchedBy, added.received[0]?.isOtherAddress], ['hand', true]);
      assert.equal((await callApi('POST', `received/${id}/unsort`, {})).statusCode, 204);
      const back = await readLead();
      assert.deepEqual([back.status, back.clock, back.received], [before.status, before.clock, []]);
      assert.equal((await listUnsortedEmails()).length, 1);
    });

    test('keeps the deadline of an answered lead when an email is removed from it', async () => {
      await receiveReply();
      await callApi('POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'call' });
      const { clock, received } = await readLead();
      await callApi('POST', `received/${received[0]?.id}/unsort`, {});
      const now = await readLead();
      assert.deepEqual([now.clock, now.received], [clock, []]);
    });

    test('closes a newsletter lead again when its only email is removed', async () => {
      const subscription = await sendLead(desk, 'newsletter_subscribers', { email: 'sub@fern.example' });
      const isOpen = async () => (await readLead(subscription)).isOpen;
      assert.equal(await isOpen(), false);
      const id = await receiveUnsortedEmail();
      await callApi('POST', `received/${id}/assign`, { ref: subscription });
      assert.equal(await isOpen(), true);
      await callApi('POST', `received/${id}/unsort`, {});
      assert.equal(await isOpen(), false);
    });

    test('keeps a status set by a member when an email is removed from the lead', async () => {
      const id = await receiveUnsortedEmail();
      await callApi('POST', `received/${id}/assign`, { ref });
      await desk.fetch(admin, 'PATCH', `leads/${ref}`, { field: 'status', value: 'qualified', was: 'new' });
      await callApi('POST', `received/${id}/unsort`, {});
      assert.equal((await readLead()).status, 'qualified');
    });

    test('notifies the assignee of the lead that an email is moved to', async () => {
      const owner = await desk.idOf(await desk.memberOf('agent'));
      const refs = [ref, await sendLead(desk, 'contact_submissions', { email: 'second@fern.example' })];
      const id = await receiveUnsortedEmail();
      for (const one of refs) {
        await desk.fetch(admin, 'PATCH', `leads/${one}`, { field: 'assignee', value: owner, was: null });
        await callApi('POST', `received/${id}/unsort`, {});
        assert.equal((await callApi('POST', `received/${id}/assign`, { ref: one })).statusCode, 200);
      }
      const notifications = await desk.database.query(
        `select number::int as number from staff.notification join staff.lead on lead.id = lead_id
        where cause = $1 and member_id = $2`,
        [id, owner],
      );
      assert.deepEqual(notifications, [{ number: Number(refs[1]?.replace(/\D/g, '')) }]);
    });

    test('deletes an unsorted email permanently', async () => {
      const id = await receiveUnsortedEmail();
      assert.equal((await callApi('DELETE', `received/${id}`)).statusCode, 204);
      assert.equal((await callApi('DELETE', `received/${id}`)).statusCode, 404);
      assert.deepEqual(await listUnsortedEmails(), []);
    });

    test('rejects unknown emails and leads, and members without access', async () => {
      const id = await receiveUnsortedEmail();
      const editor = await desk.memberOf('editor');
      assert.equal((await callApi('GET', 'received', undefined, editor)).statusCode, 403);
      assert.equal((await callApi('POST', `received/${id}/assign`, { ref: 'm-999999' })).statusCode, 404);
      assert.equal((await callApi('POST', 'received/x/assign', { ref })).statusCode, 404);
      assert.equal((await callApi('POST', `received/${randomUUID()}/unsort`, {})).statusCode, 404);
      assert.equal((await callApi('POST', `received/${id}/unsort`, {})).statusCode, 404);
      assert.equal((await listUnsortedEmails()).length, 1);
    });
  });
