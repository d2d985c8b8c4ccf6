import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import type { Lead } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { makeLeads, openLead, readList, sendLead } from '#tests/support/desk/leads.ts';
import { emailFrom, receive, replyTo } from '#tests/support/mail/received.ts';

const hour = 3_600_000;

for (const backend of backends)
  describe(`leads from unsorted emails on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    const [mei, ruben] = signIn(desk, { role: 'agent', name: 'Mei' }, { role: 'agent', name: 'Ruben' });

    beforeEach(async () => {
      await desk.database.query(
        'delete from entered_leads; truncate staff.received_mail, staff.received_file, staff.heard_mail',
      );
    });

    /** Receives an unsorted email dated the given number of hours ago. */
    const receiveUnsortedEmail = async (hours: number, fields: object = {}) => {
      await receive(
        desk,
        await emailFrom('Jo Park <jo@fern.example>', {
          subject: 'First show',
          text: 'What does a first show cost?',
          ...fields,
        }),
      );
      const [mail] = await desk.database.query(
        `update staff.received_mail set created_at = created_at - $1 * interval '1 hour' where lead_id is null returning id, created_at`,
        [hours],
      );
      return { id: `${mail?.id}`, at: +new Date(mail?.created_at as Date) };
    };
    const createLead = (mail: string, changes: object = {}, cookie = mei) =>
      desk.fetch(cookie, 'POST', 'leads', {
        id: randomUUID(),
        ...{ name: 'Jo Park', email: 'jo@fern.example', phone: null, company: null },
        ...{ message: 'First show', source: 'other', isMine: true, mail },
        ...changes,
      });
    const readLead = (ref: string): Promise<Lead> => openLead(desk, mei, ref);

    test("adds the email to the new lead and counts the deadline from the email's arrival", async () => {
      const { id: mail, at } = await receiveUnsortedEmail(5);
      const id = randomUUID();
      const made = await createLead(mail, { id });
      assert.equal(made.statusCode, 201, made.body);
      const { ref } = made.json();
      const again = await createLead(mail, { id });
      assert.deepEqual([again.statusCode, again.json().ref], [200, ref]);
      await makeLeads(desk.database);
      assert.equal((await readList(desk, mei, 'view=all&q=park')).length, 1);
      const { clock, assignee, received, row, heard, unread, events, canSkipReply } = await readLead(ref);
      assert.ok(Math.abs(Date.parse(`${clock.dueAt}`) - at - 24 * hour) < 1_000, `${clock.dueAt}`);
      assert.deepEqual([clock.hours, Date.parse(`${clock.since}`)], [24, at]);
      assert.deepEqual([assignee, unread, canSkipReply], [await desk.idOf(mei), false, false]);
      assert.deepEqual(
        [row.message, received.map(({ text }) => text.trim()), heard?.text.trim()],
        ['First show', ['What does a first show cost?'], 'What does a first show cost?'],
      );
      assert.deepEqual(events.map(({ kind }) => kind).toSorted(), ['arrived', 'assign', 'sorted']);
    });

    test('creates an overdue lead if the email is older than the response time', async () => {
      const { id } = await receiveUnsortedEmail(30);
      const { ref } = (await createLead(id)).json();
      assert.ok((await readList(desk, mei, 'view=overdue')).some((one) => one.ref === ref));
      await desk.fetch(mei, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind: 'call' });
      const { clock } = await readLead(ref);
      assert.ok(`${clock.answeredAt}` > `${clock.dueAt}`);
    });

    test('sets a deadline of 24 hours if leads entered by hand have none', async () => {
      const { id, at } = await receiveUnsortedEmail(5);
      const [promise] = await desk.database.query(
        `delete from staff.promise where subject_table = 'entered_leads' returning hours`,
      );
      const { ref } = (await createLead(id)).json();
      await desk.database.query(
        `insert into staff.promise (subject_table, hours) values ('entered_leads', $1)`,
        [promise?.hours],
      );
      const due = Date.parse(`${(await readLead(ref)).clock.dueAt}`);
      assert.ok(Math.abs(due - at - 24 * hour) < 1_000, `${due}`);
    });

    test('creates no lead from an email that someone else has already added to a lead or deleted', async () => {
      const { id } = await receiveUnsortedEmail(1);
      const other = await sendLead(desk);
      const sorted = await desk.fetch(ruben, 'POST', `received/${id}/assign`, { ref: other });
      assert.equal(sorted.statusCode, 200);
      const refused = await createLead(id);
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'sorted']);
      assert.equal((await createLead(randomUUID())).statusCode, 404);
      assert.deepEqual(await desk.database.query('select from entered_leads'), []);
      assert.equal((await readLead(other)).received.length, 1);
    });

    test('notifies colleagues of the new lead once', async () => {
      await desk.database.query('delete from staff.notification');
      const { id } = await receiveUnsortedEmail(1);
      await createLead(id);
      const told = await desk.database.query('select kind, member_id as member from staff.notification');
      assert.deepEqual(told, [{ kind: 'leads', member: await desk.idOf(ruben) }]);
    });
  });
