import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { parse } from 'parse5';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import type { PersonArchive } from '#server/desk/access/access-archive.ts';
import { getPersonSources } from '#server/leads/person-sources.ts';
import { readTables } from '#server/leads/tables.ts';
import { hashAddress } from '#server/outbound/mail/address.ts';
import type { Erasure } from '#shared/desk/api.ts';
import { bookedCall } from '#shared/forms/booked-call.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { makeLeads, sendLead } from '#tests/support/desk/leads.ts';
import { readZip } from '#tests/support/desk/read-zip.ts';
import { connect, hookSettings } from '#tests/support/hooks/run.ts';
import { schedulerOf, sendCall } from '#tests/support/hooks/scheduler.ts';
import { emailFrom, receive, replyAddressOf } from '#tests/support/mail/received.ts';
import { insertOtherLead, otherLeads } from '#tests/support/server/other-leads.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';

const email = 'dana@whitlock.test';
const scriptMarkup = '<script>alert(1)</script><img src=x onerror="alert(2)">';

/** Tables that refer to leads or email addresses, but hold no data about a person outside the team. */
const tablesWithoutPersonalData: Record<string, string> = {
  'staff.member': 'staff',
  'staff.invite': 'staff',
  'staff.sign_in_step': 'staff',
  'staff.arrival': 'ids, for seconds',
  'staff.loaded': 'ids',
  'staff.presence': 'which member has a lead open',
  'staff.hook_event': 'ids; the archive names the connections',
};

for (const backend of backends)
  describe(`access requests (${backend})`, () => {
    const desk = setUpDesk(backend, hookSettings);
    const [admin] = signIn(desk, { role: 'admin', name: 'Ada Okafor' });
    let archive: PersonArchive;
    let page: string;
    let attachments: (string | undefined)[][];

    const query = (sql: string, values: unknown[] = []) => desk.database.query(sql, values);
    const requestArchive = (address: string, cookie = admin) =>
      desk.fetch(cookie, 'GET', `access?email=${encodeURIComponent(address)}`);
    const readArchive = async (address = email) => {
      const answer = await requestArchive(address);
      assert.equal(answer.statusCode, 200, answer.body);
      const files = readZip(answer.rawPayload);
      const [page, data, ...attachments] = files.keys();
      assert.deepEqual([page, data], ['personal-data.html', 'personal-data.json']);
      const [html = '', json = ''] = [...files.values()].map(String);
      return { html, archive: JSON.parse(json) as PersonArchive, files, attachments };
    };
    const countRecords = ({ records }: PersonArchive) =>
      records
        .filter(({ rows }) => rows.length > 0)
        .map(({ table, rows }) => ({ name: table, rows: rows.length }));

    before(async () => {
      await connect(desk, admin, { address: 'http://127.0.0.1:9/in', name: 'HubSpot' });
      const scheduler = { kind: 'calendar', name: 'Cal.com', events: [], isFull: false };
      const { secret } = (await desk.fetch(admin, 'POST', 'connections', scheduler)).json();
      const call = { attendees: [{ email, name: 'Dana' }], startsAt: '2027-01-15T18:00:00Z' };
      const { booked } = schedulerOf('Cal.com', secret);
      await sendCall(desk, booked({ ...call, id: 'first', meeting: 'Strategy call' }));
      const refs: string[] = [];
      for (const form of Object.keys(payloads) as TableName[])
        refs.push(await sendLead(desk, form, { email: email.toUpperCase() }));
      const staff = createStaffDatabase(desk.database.database);
      for (const table of Object.keys(otherLeads))
        if (table !== bookedCall.table) await insertOtherLead(staff, table, { email });
      const ref = await sendLead(desk, 'contact_submissions', {
        email,
        first_name: 'Dana',
        message: scriptMarkup,
      });
      const events = { note: 'Knows our work & <b>likes</b> it', call: 'Rang back' };
      for (const [kind, text] of Object.entries(events))
        await desk.fetch(admin, 'POST', `leads/${ref}/events`, { id: randomUUID(), kind, text });
      const reply = { id: randomUUID(), subject: 'A first show', body: 'A first show is $2,499.' };
      assert.equal((await desk.fetch(admin, 'POST', `leads/${ref}/replies`, reply)).statusCode, 201);
      const robot = { ...payloads.contact_submissions, email };
      await insert(desk.app, 'contact_submissions', robot, { 'form-trap': 'x' });
      await query(
        `insert into staff.newsletter_confirmations (id) select id from newsletter_subscribers where lower(email) = $1`,
        [email],
      );
      await query(`insert into staff.suppressed_addresses (address_hash, reason) values ($1, 'left')`, [
        hashAddress(email),
      ]);
      await query('insert into staff.blocked_sender (address, address_hash) values ($1, $2)', [
        email.toLowerCase(),
        hashAddress(email),
      ]);
      await query(
        `insert into staff.mail_links (token_hash, purpose, subscriber_id, address_hash)
        select 'token', 'leave', id, $2 from newsletter_subscribers where lower(email) = $1`,
        [email, hashAddress(email)],
      );
      await query(
        `insert into staff.notification (lead_id, member_id, kind, cause)
        select id, $1, 'assigned', id from staff.lead where address_hash = $2 limit 1`,
        [await desk.idOf(admin), hashAddress(email)],
      );
      const to = await replyAddressOf(desk, ref);
      await receive(
        desk,
        await emailFrom(email, {
          to,
          text: `Tuesday works. ${scriptMarkup}`,
          attachments: [
            { filename: 'plan.txt', content: Buffer.from('the plan') },
            { filename: '..\\..:con|“plan”?.txt', content: Buffer.from('another') },
          ],
        }),
      );
      await sendLead(desk, 'contact_submissions', {
        ...{ email: 'other@larch.example', first_name: 'Ilse', message: 'Nobody else may read this' },
      });
      await makeLeads(desk.database);
      const found = await readArchive();
      ({ archive, html: page } = found);
      attachments = found.attachments.map((name) => [name, found.files.get(name)?.toString()]);
    });

    test('exports every table that has a lead or email address column', async () => {
      const tables = await query(
        `select distinct table_schema || '.' || table_name as name from information_schema.columns
        where table_schema in ('public', 'staff') and column_name in (
          'email', 'address_hash', 'corrected_email', 'lead_id', 'subject_id', 'subscriber_id', 'content'
        )`,
      );
      const staff = createStaffDatabase(desk.database.database);
      const sources = new Set(
        getPersonSources(await readTables(staff)).map(({ sql }) => sql.replaceAll('"', '')),
      );
      const unknown = tables
        .map(({ name }) => String(name))
        .filter((name) => !sources.has(name) && !(name in tablesWithoutPersonalData));
      assert.deepEqual(unknown, [], 'add it to server/leads/person-sources.ts');
    });

    test('exports exactly the rows that an erasure would delete', async () => {
      const staff = createStaffDatabase(desk.database.database);
      const sources = getPersonSources(await readTables(staff));
      assert.deepEqual(
        archive.records.map(({ table }) => table),
        sources.map(({ name }) => name),
      );
      for (const { table, rows } of archive.records)
        assert.ok(rows.length > 0, `the test has no row of ${table}`);
      const preview: Erasure = (await desk.fetch(admin, 'GET', `erasure?email=${email}`)).json();
      assert.deepEqual(countRecords(archive), preview.parts);
    });

    test("exports a person's forms, emails, notes, history, calls, confirmation and connections", () => {
      assert.equal(archive.leads.length, Object.keys(payloads).length + Object.keys(otherLeads).length + 1);
      const lead = archive.leads.find(({ entry }) => entry.message === scriptMarkup) ?? assert.fail();
      assert.match(lead.number, /^m-\d+$/);
      assert.equal(lead.form, 'Contact form');
      assert.equal(lead.history.find(({ kind }) => kind === 'assign')?.detail.to, 'Ada Okafor');
      assert.deepEqual(
        lead.mails.map(({ subject, by }) => [subject, by]).find(([, by]) => by),
        ['A first show', 'Ada Okafor'],
      );
      assert.ok(lead.mails.some(({ by, text }) => by === null && text.includes('24 hours')));
      assert.deepEqual(
        lead.history
          .filter(({ kind }) => kind === 'note' || kind === 'call')
          .map(({ by, detail }) => [by, detail.text]),
        [
          ['Ada Okafor', 'Knows our work & <b>likes</b> it'],
          ['Ada Okafor', 'Rang back'],
        ],
      );
      assert.deepEqual(
        lead.connections.map(({ connection }) => connection),
        ['HubSpot'],
      );
      const booked = archive.leads.find(({ form }) => form === 'Booked call');
      assert.deepEqual(
        booked?.bookings.map(({ meeting }) => meeting),
        ['Strategy call'],
      );
      assert.deepEqual(
        lead.received.map(({ from, text }) => [from, text]),
        [[`<${email}>`, `Tuesday works. ${scriptMarkup}`]],
      );
      const stored = archive.records.find(({ table }) => table === 'received_file')?.rows;
      assert.deepEqual(
        stored?.map(({ file, content }) => [file, content]),
        attachments.map(([name]) => [name, undefined]),
      );
      assert.deepEqual(attachments, [
        ['attachments/1 plan.txt', 'the plan'],
        ['attachments/2 _con_“plan”_.txt', 'another'],
      ]);
      assert.equal(archive.consent.newsletterConfirmedAt.length, 1);
      assert.deepEqual(
        archive.consent.emailsStopped.map(({ reason }) => reason),
        ['left'],
      );
      for (const text of [page, JSON.stringify(archive)])
        assert.doesNotMatch(text, /Ilse|other@larch|Nobody else/);
    });

    test('creates a page that runs no scripts, sends no requests and escapes all input', () => {
      const tags = new Set<string>();
      const attributes = new Set<string>();
      let shown = '';
      type Node = { nodeName: string; value?: string; attrs?: { name: string }[]; childNodes?: Node[] };
      const walk = (node: Node) => {
        tags.add(node.nodeName);
        for (const { name } of node.attrs ?? []) attributes.add(name);
        if (node.nodeName === '#text') shown += node.value;
        node.childNodes?.forEach(walk);
      };
      walk(parse(page) as unknown as Node);
      for (const tag of ['script', 'img', 'link', 'iframe', 'a', 'form', 'b']) assert.ok(!tags.has(tag), tag);
      assert.deepEqual([...attributes].toSorted(), [
        'charset',
        'class',
        'content',
        'http-equiv',
        'lang',
        'name',
      ]);
      assert.match(page, /default-src 'none'/);
      for (const text of [
        scriptMarkup,
        'A first show is $2,499.',
        'Knows our work & <b>likes</b> it',
        'Strategy call',
        'HubSpot',
        'January 15, 2027',
      ])
        assert.ok(shown.includes(text), text);
    });

    test('allows downloads only to admins, logs no email address, and returns nothing for an unknown address', async () => {
      for (const role of ['agent', 'editor'] as const)
        assert.equal((await requestArchive(email, await desk.memberOf(role))).statusCode, 403);
      for (const wrong of ['', `${'x'.repeat(321)}`])
        assert.equal((await requestArchive(wrong)).statusCode, 400);
      const [line] = await query(
        `select member_id, lead_id, detail from staff.event where kind = 'access' limit 1`,
      );
      assert.deepEqual(line, { member_id: await desk.idOf(admin), lead_id: null, detail: {} });
      const { archive: empty, html } = await readArchive('nobody@larch.example');
      assert.deepEqual([empty.leads, countRecords(empty)], [[], []]);
      assert.match(html, /Nothing is stored\./);
    });

    test('exports only confirmed subscribers, each with an unsubscribe link', async () => {
      await sendLead(desk, 'newsletter_subscribers', { email: 'unconfirmed@larch.example' });
      const answer = await desk.fetch(admin, 'GET', 'subscribers');
      assert.match(`${answer.headers['content-disposition']}`, /filename="subscribers-[\d-]+\.csv"/);
      const [header, line = '', ...rest] = answer.body.slice(1).trim().split('\n');
      assert.equal(header, 'email,unsubscribe_link');
      assert.match(line, /^"dana@whitlock\.test","http\S+\/u\/\S+"$/i);
      assert.deepEqual(rest, []);
      assert.equal((await desk.fetch(await desk.memberOf('agent'), 'GET', 'subscribers')).statusCode, 403);
      const [logged] = await query(`select detail from staff.event where detail ? 'isConfirmed'`);
      assert.deepEqual(logged?.detail, { form: 'newsletter_subscribers', isConfirmed: true });
    });

    test('exports the rows of a person without an email address by phone number', async () => {
      const phone = '+1 404 555 0100';
      const entered = {
        ...{ name: 'Ines Moor', email: null, phone, message: 'Met at the fair.' },
        ...{ source: 'event', isMine: false },
      };
      const refs: string[] = [];
      for (const number of [phone, phone, '+1 404 555 0101']) {
        const lead = { ...entered, id: randomUUID(), phone: number };
        const answer = await desk.fetch(admin, 'POST', 'leads', lead);
        assert.equal(answer.statusCode, 201, answer.body);
        refs.push(answer.json().ref);
      }
      await desk.fetch(admin, 'POST', `leads/${refs[0]}/events`, { id: randomUUID(), kind: 'call' });
      const { archive, html } = await readArchive(phone);
      assert.equal(archive.person, phone);
      assert.match(html, /<h1>Data about \+1 404 555 0100<\/h1>/);
      assert.deepEqual(
        archive.leads.map(({ number }) => number),
        refs.slice(0, 2),
      );
      const asked = `erasure?email=${encodeURIComponent(phone)}`;
      const preview: Erasure = (await desk.fetch(admin, 'GET', asked)).json();
      assert.deepEqual(countRecords(archive), preview.parts);
      await desk.fetch(admin, 'POST', 'erasure', { email: phone, typed: phone });
      assert.deepEqual(countRecords((await readArchive(phone)).archive), []);
      assert.equal((await readArchive('+1 404 555 0101')).archive.leads.length, 1);
    });

    test('exports nothing after an erasure', async () => {
      const erased = await desk.fetch(admin, 'POST', 'erasure', { email, typed: email });
      assert.equal(erased.statusCode, 200, erased.body);
      assert.deepEqual(countRecords((await readArchive()).archive), []);
      assert.equal((await readArchive('other@larch.example')).archive.leads.length, 1);
    });
  });
