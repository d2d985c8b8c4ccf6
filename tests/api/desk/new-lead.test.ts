import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { makeLeads, openLead, readList } from '#tests/support/desk/leads.ts';

const nia = {
  name: ' Nia Fell ',
  email: 'Nia@fell.example',
  phone: '+1 (404) 555-0155',
  company: 'Fell & Daughters',
  message: 'Wants a first show in March.',
  source: 'event',
  isMine: false,
};

for (const backend of backends)
  describe(`leads entered by hand on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [admin, mei] = signIn(desk, 'admin', { role: 'agent', name: 'Mei' });
    const [ruben] = signIn(desk, { role: 'agent', name: 'Ruben' });

    const enterLead = (changes: object = {}, cookie = mei) =>
      desk.fetch(cookie, 'POST', 'leads', { id: randomUUID(), ...nia, ...changes });
    const createLead = async (changes: object = {}, cookie = mei): Promise<string> => {
      const answer = await enterLead(changes, cookie);
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json().ref;
    };

    test('creates a lead immediately, with a deadline, a source and a summary', async () => {
      const ref = await createLead();
      assert.match(ref, /^h-\d+$/);
      const lead = await openLead(desk, ruben, ref);
      assert.deepEqual(
        [lead.name, lead.aside, lead.email, lead.summary, lead.source, lead.status, lead.assignee],
        ['Nia Fell', nia.company, 'Nia@fell.example', nia.message, 'Event', 'new', null],
      );
      assert.equal(lead.clock.hours, 24);
      const found = await readList(desk, ruben, 'view=open&q=4045550155');
      assert.ok(found.some((one) => one.ref === ref));
      const reply = { id: randomUUID(), subject: 'March', body: 'Yes.' };
      assert.equal((await desk.fetch(mei, 'POST', `leads/${ref}/replies`, reply)).statusCode, 201);
      // The worker must not create another lead.
      await makeLeads(desk.database);
      assert.equal((await readList(desk, ruben, 'view=all&q=nia')).length, 1);
    });

    test('creates one lead for a repeated request', async () => {
      const id = randomUUID();
      const ref = await createLead({ id, name: 'Repeat' });
      const again = await enterLead({ id, name: 'Repeat' });
      assert.deepEqual([again.statusCode, again.json().ref], [200, ref]);
      assert.equal((await enterLead({ id }, ruben)).statusCode, 409);
      assert.equal((await readList(desk, mei, 'view=all&q=repeat')).length, 1);
    });

    test('assigns the lead to the member who enters it if the member chooses so', async () => {
      const ref = await createLead({ name: 'Mine', isMine: true });
      const lead = await openLead(desk, ruben, ref);
      assert.equal(lead.assignee, await desk.idOf(mei));
      assert.deepEqual(
        lead.events.map(({ kind }) => kind),
        ['arrived', 'assign'],
      );
    });

    test('notifies the other members who get new leads, but not the member who entered it', async () => {
      await desk.database.query('delete from staff.notification');
      const ref = await createLead({ name: 'News', isMine: true });
      const notifications = await desk.database.query(
        'select member_id, kind from staff.notification join staff.lead on lead.id = lead_id where number = $1',
        [ref.slice(2)],
      );
      const others = [await desk.idOf(admin), await desk.idOf(ruben)].toSorted();
      assert.deepEqual(notifications.map(({ member_id, kind }) => [member_id, kind]).toSorted(), [
        ...others.map((id) => [id, 'leads']),
      ]);
      assert.deepEqual(await desk.database.query(`select from staff.job where kind = 'mail.notice'`), []);
    });

    test('requires a name, a message, and an email address or a phone number', async () => {
      for (const wrong of [
        { name: ' ' },
        { message: '' },
        { email: null, phone: null },
        { email: 'nia@', phone: null },
        { email: 'nia@a.example, b@b.example' },
        { source: 'newsletter' },
        { id: '1' },
        { name: 'x'.repeat(201) },
      ]) {
        const refused = await enterLead(wrong);
        assert.equal(refused.statusCode, 400, JSON.stringify(wrong));
      }
      const editor = await desk.memberOf('editor');
      assert.equal((await enterLead({}, editor)).statusCode, 403);
    });

    test('creates a lead with only a phone number, rejects email replies and erases it by number', async () => {
      const phone = '+49 30 555 0177';
      const ref = await createLead({ name: 'Phone Only', email: null, phone, source: 'call' });
      const lead = await openLead(desk, admin, ref);
      assert.deepEqual([lead.email, lead.source], [null, 'Phone call']);
      const reply = { id: randomUUID(), subject: 'Hello', body: 'Hi.' };
      for (const to of [{}, { to: 'nobody@fell.example' }]) {
        const refused = await desk.fetch(mei, 'POST', `leads/${ref}/replies`, { ...reply, ...to });
        assert.deepEqual([refused.statusCode, refused.json().code], [409, 'no_address']);
      }
      const erased = await desk.fetch(admin, 'POST', 'erasure', { email: phone, typed: phone });
      assert.equal(erased.statusCode, 200, erased.body);
      assert.equal((await desk.fetch(admin, 'GET', `leads/${ref}`)).statusCode, 404);
      assert.deepEqual(await readList(desk, admin, 'view=all&q=phone'), []);
    });
  });
