import assert from 'node:assert/strict';
import { hash, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { listenForStaff } from '#server/db/embedded/staff-socket.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { runCommand } from '#tests/support/desk/leads-command.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { silentLog } from '#tests/support/server/settings.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

const tables = Object.keys(payloads) as TableName[];
const maxQuarantined = 2_000;
const botHeaders: [reason: string, headers: Record<string, string>][] = [
  ['honeypot', { 'form-trap': 'https://spam.example' }],
  ['haste', { 'form-fill-ms': '999' }],
];
const honeypotHeaders = botHeaders[0]?.[1] ?? {};

function removeRequestId({ statusCode, body, headers }: LightMyRequestResponse) {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { statusCode, body, headers: others };
}

for (const backend of backends)
  describe(`quarantine on the ${backend} database`, () => {
    const testApp = setUpApp(backend, { MIN_FILL_MS: '1000' });
    let socket: Server | undefined;
    const run = (...args: string[]) => runCommand(testApp.settings, args);

    before(async () => {
      // With the embedded database, the command connects to the running site.
      if (testApp.settings.DATA_DIR) {
        socket = await listenForStaff(testApp.settings.DATA_DIR, testApp.database, silentLog);
      }
    });
    beforeEach(() =>
      testApp.query(`truncate ${tables.join()}, staff.quarantine, staff.arrival, staff.job, staff.erasures`),
    );
    after(() => socket?.close());

    const readQuarantine = () =>
      testApp.query(
        `select id, subject_table as table, reason, content ->> 'email' as email from staff.quarantine
         order by created_at, id`,
      );
    const countRows = async (table: string) => (await testApp.query(`select from ${table}`)).length;
    const readArrivals = () => testApp.query('select subject_table, subject_id from staff.arrival');
    const contactPayload = (email: string) => ({ ...payloads.contact_submissions, email });
    /** Sends a form like a bot. @returns the id of its quarantined submission */
    async function sendAsBot(table: TableName, row: Record<string, unknown>): Promise<string> {
      const known = new Set((await readQuarantine()).map(({ id }) => id));
      assert.equal((await insert(testApp.app, table, row, honeypotHeaders)).statusCode, 201);
      return String((await readQuarantine()).find(({ id }) => !known.has(id))?.id);
    }

    for (const [reason, headers] of botHeaders) {
      test(`quarantines a form for any table, without storing a row or causing side effects: ${reason}`, async () => {
        for (const table of tables) {
          const answer = await insert(testApp.app, table, payloads[table], headers);
          assert.equal(answer.statusCode, 201, answer.body);
          assert.equal(await countRows(table), 0);
        }
        const found = await readQuarantine();
        assert.deepEqual(found.map(({ table }) => table).toSorted(), tables.toSorted());
        assert.deepEqual(new Set(found.map((one) => one.reason)), new Set([reason]));
        assert.deepEqual(await readArrivals(), []);
      });

      test(`responds exactly as to a real submission: ${reason}`, async () => {
        const table = 'newsletter_subscribers';
        await insert(testApp.app, table, { email: 'subscribed@example.com' });
        const cases: [number, TableName, Record<string, unknown>][] = [
          [201, 'contact_submissions', contactPayload('anybody@example.com')],
          [201, 'roi_calculator_submissions', payloads.roi_calculator_submissions],
          [400, 'contact_submissions', contactPayload('nobody')],
          [400, 'contact_submissions', { ...contactPayload('a@example.com'), inquiry_type: 'spam' }],
          [400, 'live_selling_survey_responses', { full_name: 'Sam' }],
          [401, 'contact_submissions', { ...contactPayload('a@example.com'), id: randomUUID() }],
          [409, table, { email: 'Subscribed@example.com' }],
        ];
        for (const [status, name, row] of cases) {
          const person = await insert(testApp.app, name, row, { 'form-fill-ms': '60000' });
          const robot = await insert(testApp.app, name, row, headers);
          assert.equal(person.statusCode, status, person.body);
          assert.deepEqual(removeRequestId(robot), removeRequestId(person), name);
        }
        assert.equal((await readQuarantine()).length, 2);
      });
    }

    test('quarantines ten simultaneous requests with one key once, and another key separately', async () => {
      const headers = { ...honeypotHeaders, 'idempotency-key': randomUUID() };
      const sendForm = () =>
        insert(testApp.app, 'contact_submissions', contactPayload('again@example.com'), headers);
      const answers = await Promise.all(Array.from({ length: 10 }, sendForm));
      answers.push(await sendForm());
      assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]));
      assert.equal((await readQuarantine()).length, 1);
      headers['idempotency-key'] = randomUUID();
      await sendForm();
      assert.equal((await readQuarantine()).length, 2);
      assert.equal(await countRows('contact_submissions'), 0);
    });

    test('does not quarantine a request with several rows, because no form of the site sends one', async () => {
      const row = payloads.contact_submissions;
      assert.equal(
        (await insert(testApp.app, 'contact_submissions', [row, row], honeypotHeaders)).statusCode,
        201,
      );
      assert.deepEqual([await countRows('contact_submissions'), await readQuarantine()], [2, []]);
    });

    test(`keeps the newest ${maxQuarantined} forms in a flood`, async () => {
      const perStatement = 100;
      const flood = maxQuarantined + 500;
      for (let first = 1; first <= flood; first += perStatement) {
        await testApp.query(
          `with apart as materialized (select set_config('request.quarantine', 'haste', true))
           insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
           select 'x', 'x', 'robot' || number || '@example.com', 'other', 'x'
           from apart, generate_series($1::int, $2::int) as number`,
          [first, first + perStatement - 1],
        );
      }
      const [left] = await testApp.query(`
        select count(*)::int as rows, count(distinct number)::int as different, min(number) as first, max(number) as last
        from (select substring(content ->> 'email' from '\\d+')::int as number from staff.quarantine) as robots`);
      assert.deepEqual(left, {
        rows: maxQuarantined,
        different: maxQuarantined,
        first: flood - maxQuarantined + 1,
        last: flood,
      });
      assert.equal(await countRows('contact_submissions'), 0);
    });

    test('quarantines a form with the honeypot header behind PostgREST, but only once if it is repeated', async () => {
      const sendForm = (headers: Record<string, string>) =>
        testApp.database.asOwner(async (client) => {
          await client.query('begin; set local role anon');
          await client.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
          await client.query("insert into newsletter_subscribers (email) values ('hosted@example.com')");
          await client.query('commit');
        });
      const key = { 'idempotency-key': 'the same' };
      await sendForm({ ...key, 'form-trap': 'yes' });
      await sendForm({ ...key, 'form-trap': 'yes' });
      assert.deepEqual(
        (await readQuarantine()).map(({ reason, email }) => [reason, email]),
        [['honeypot', 'hosted@example.com']],
      );
      assert.deepEqual([await countRows('newsletter_subscribers'), await readArrivals()], [0, []]);
      await sendForm({ ...key, 'form-trap': '' });
      assert.equal(await countRows('newsletter_subscribers'), 1);
      assert.equal((await readArrivals()).length, 1);
    });

    test('lists quarantined forms only on request', async () => {
      await insert(testApp.app, 'contact_submissions', contactPayload('person@example.com'));
      await sendAsBot('newsletter_subscribers', { email: 'first@example.com' });
      const id = await sendAsBot('contact_submissions', {
        ...contactPayload('Second@example.com'),
        message: 'Buy\nnow \u001b[31m',
      });
      await testApp.query("update staff.quarantine set created_at = '2026-03-10T12:00Z' where id <> $1", [
        id,
      ]);
      const { code, out } = await run('list', '--quarantine');
      const [names, , newest, oldest, ...more] = out.split('\n');
      assert.deepEqual([code, more], [0, ['']]);
      assert.match(names ?? '', /^id +table +created_at +reason +content$/);
      assert.match(
        newest ?? '',
        new RegExp(
          `^${id} {2}contact_submissions +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}honeypot {2}email: Sec`,
        ),
      );
      assert.match(newest ?? '', /message: Buy now ·\[31m/);
      assert.match(
        oldest ?? '',
        /newsletter_subscribers +2026-03-10 12:00 +honeypot +email: first@example\.com;/,
      );
      const listForms = async (...args: string[]) => {
        const { out: text } = await run('list', ...args, '--quarantine');
        return [...text.matchAll(/email: (\w+)@/g)].map(([, name]) => name);
      };
      assert.deepEqual(await listForms('newsletter_subscribers'), ['first']);
      assert.deepEqual(await listForms('--email', 'SECOND@example.com'), ['Second']);
      assert.deepEqual(await listForms('--until', '2026-03-10'), ['first']);
      assert.deepEqual(await listForms('--since', '2026-03-11'), ['Second']);
      assert.deepEqual(await listForms('--limit', '1'), ['Second']);
      assert.deepEqual(await listForms('--since', '2099-01-01'), []);
      const elsewhere = [['list'], ['export', 'all'], ['stats']].map((args) => run(...args));
      for (const outcome of await Promise.all(elsewhere)) {
        assert.doesNotMatch(outcome.out, /first@|second@|quarantine/i);
        assert.equal(outcome.code, 0);
      }
    });

    test('stores a released form as a row with its id and the current time, and creates its job', async () => {
      const row = { ...payloads.live_selling_survey_responses, email: 'let.in@example.com' };
      const id = await sendAsBot('live_selling_survey_responses', row);
      await testApp.query("update staff.quarantine set created_at = '2026-03-10T12:00Z'");
      const { code, out, err } = await run('quarantine', 'let-in', id);
      assert.deepEqual([code, out, err], [0, `Moved ${id} to live_selling_survey_responses.\n`, '']);
      const [stored] = await testApp.query('select to_jsonb(t) as json from live_selling_survey_responses t');
      const { created_at, ...content } = Object(stored?.json) as Record<string, unknown>;
      assert.deepEqual(content, { id, ...row });
      assert.ok(Math.abs(Date.parse(String(created_at)) - Date.now()) < 60_000, String(created_at));
      assert.deepEqual(await readArrivals(), [
        { subject_table: 'live_selling_survey_responses', subject_id: id },
      ]);
      assert.deepEqual(await readQuarantine(), []);
    });

    test('keeps a form that cannot be released and gives the reason', async () => {
      const id = await sendAsBot('newsletter_subscribers', { email: 'twice@example.com' });
      await insert(testApp.app, 'newsletter_subscribers', { email: 'twice@example.com' });
      const subscribed = await run('quarantine', 'let-in', id);
      assert.equal(subscribed.code, 1);
      assert.equal(subscribed.err, `${id} stays in quarantine: its address is already subscribed.\n`);
      assert.equal((await readQuarantine()).length, 1);
      const other = await sendAsBot('contact_submissions', contactPayload('rule@example.com'));
      await testApp.query(
        `update staff.quarantine set content = content || '{"inquiry_type": "gone"}' where id = $1`,
        [other],
      );
      const refused = await run('quarantine', 'let-in', other);
      assert.match(
        refused.err,
        /stays in quarantine: its table rejects it \(.*contact_submissions_inquiry_type_known/,
      );
      const attempt = { 'idempotency-key': randomUUID() };
      const row = contactPayload('resent@example.com');
      await insert(testApp.app, 'contact_submissions', row, { ...honeypotHeaders, ...attempt });
      await insert(testApp.app, 'contact_submissions', row, attempt);
      const [same] = await testApp.query('select id from contact_submissions');
      const stored = await run('quarantine', 'let-in', String(same?.id));
      assert.equal(stored.err, `${same?.id} stays in quarantine: the row already exists.\n`);
      const unknown = randomUUID();
      const missing = await run('quarantine', 'let-in', unknown);
      assert.deepEqual(
        [missing.code, missing.err],
        [1, `There is no form entry ${unknown} in quarantine. List ids with \`list --quarantine\`.\n`],
      );
      assert.deepEqual([(await readQuarantine()).length, (await readArrivals()).length], [3, 2]);
    });

    test('deletes one form by id, or all forms after confirmation', async () => {
      const ids: string[] = [];
      for (const name of ['a', 'b', 'c'])
        ids.push(await sendAsBot('contact_submissions', contactPayload(`${name}@example.com`)));
      const [id = ''] = ids;
      const one = await run('quarantine', 'delete', id.toUpperCase());
      assert.deepEqual([one.code, one.out], [0, `Deleted ${id}.\n`]);
      assert.equal((await run('quarantine', 'delete', id)).code, 1);
      const unasked = await run('quarantine', 'delete', '--all');
      assert.deepEqual([unasked.code, /--yes/.test(unasked.err)], [2, true]);
      assert.equal((await readQuarantine()).length, 2);
      const all = await run('quarantine', 'delete', '--all', '--yes');
      assert.deepEqual([all.code, all.out], [0, '2 rows deleted.\n']);
      const none = await run('quarantine', 'delete', '--all', '--yes');
      assert.deepEqual([none.code, none.out, await readQuarantine()], [0, 'Nothing in quarantine.\n', []]);
    });

    test('explains incorrect usage and exits with code 2', async () => {
      const wrong: [string[], RegExp][] = [
        [
          ['quarantine'],
          /Incomplete command .quarantine.\. Use one of:\n {2}quarantine let-in\n {2}quarantine delete\n/,
        ],
        [['quarantine', 'empty'], /Incomplete command/],
        [['quarantine', 'let-in'], /quarantine let-in needs <id>/],
        [['quarantine', 'let-in', '17'], /'17' is not an id/],
        [['quarantine', 'delete'], /needs an id, or --all/],
        [['quarantine', 'delete', randomUUID(), '--all'], /needs an id, or --all/],
        [['list', 'quarantine'], /no table 'quarantine'/],
        [['export', 'all', '--quarantine'], /Unknown option/],
      ];
      for (const [args, message] of wrong) {
        const { code, out, err } = await run(...args);
        assert.deepEqual([code, out], [2, ''], args.join(' '));
        assert.match(err, message);
      }
    });

    test("erases a person from quarantine and from the records of emails to the person's address", async () => {
      const email = 'Forget.Me@Example.com';
      const hashAddress = (address: string) => hash('sha256', address.toLowerCase(), 'hex');
      await insert(testApp.app, 'contact_submissions', contactPayload('FORGET.me@example.com'));
      await sendAsBot('newsletter_subscribers', { email: 'forget.me@example.com' });
      await sendAsBot('contact_submissions', contactPayload('FORGET.ME@example.com'));
      await sendAsBot('contact_submissions', contactPayload('other@example.com'));
      for (const address of [email, 'other@example.com']) {
        await testApp.query(
          "insert into staff.suppressed_addresses (address_hash, reason) values ($1, 'left')",
          [hashAddress(address)],
        );
        await testApp.query(
          `insert into staff.mail_links (token_hash, purpose, subscriber_id, address_hash)
           values ($1, 'leave', gen_random_uuid(), $2)`,
          [address, hashAddress(address)],
        );
        await testApp.query(
          "insert into staff.job (kind, subject_id, address_hash) values ('mail', gen_random_uuid(), $1)",
          [hashAddress(address)],
        );
      }
      // A job that refers to the person both by row and by the hash of the email address.
      await testApp.query(
        `insert into staff.job (kind, subject_id, address_hash) select 'notice', id, $1 from contact_submissions`,
        [hashAddress(email)],
      );
      const { code, out } = await run('erase', '--email', email, '--yes');
      assert.equal(code, 0);
      const shown = { contact_submissions: 1, quarantine: 2, suppressed_addresses: 1, mail_links: 1, job: 2 };
      for (const [name, rows] of Object.entries(shown)) {
        assert.match(
          out,
          new RegExp(`^Rows of[^]*\n  ${name} +${rows}\n[^]*Erased:[^]*\n  ${name} +${rows}\n`),
        );
      }
      assert.match(out, /\n7 rows erased\.\n$/);
      assert.deepEqual(
        (await readQuarantine()).map((one) => one.email),
        ['other@example.com'],
      );
      for (const table of ['suppressed_addresses', 'mail_links', 'job']) {
        const left = await testApp.query(`select address_hash as hash from staff.${table}`);
        assert.deepEqual(left, [{ hash: hashAddress('other@example.com') }], table);
      }
      const [line, ...more] = await testApp.query('select reason, row_counts from staff.erasures');
      assert.deepEqual([line, more], [{ reason: 'request', row_counts: shown }, []]);
      const again = await run('erase', '--email', email, '--yes');
      assert.match(again.out, /Nothing to erase\.\n$/);
      await testApp.query('truncate staff.suppressed_addresses, staff.mail_links');
    });
  });
