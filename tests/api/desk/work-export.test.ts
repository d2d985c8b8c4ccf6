import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { Metrics } from '#server/metrics.ts';
import { type MailWork, startMail } from '#server/outbound/mail/start-mail.ts';
import type { Erasure, LeadFilter, LeadRow } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { sameOriginHeaders, setUpDesk, signIn, startDesk } from '#tests/support/desk/app.ts';
import { hiddenFormulas } from '#tests/support/desk/hidden-formulas.ts';
import { makeLeads, openLead, readList, sendLead } from '#tests/support/desk/leads.ts';
import { readCsv } from '#tests/support/desk/read-csv.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', ...hiddenFormulas, 'plain;=1', 'a,"b"\nc'];
const texts = [...formulas, ...(naughtyStrings as string[])].filter((text) => text !== '');
const forms = Object.keys(payloads) as TableName[];

for (const backend of backends)
  describe(`exports and erasure on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [admin] = signIn(desk, { role: 'admin', name: 'Ada Okafor', email: 'ada@cue.example' });
    const [agent] = signIn(desk, { role: 'agent', name: '=Ben', email: 'ben@cue.example' });
    let agentId: string;

    before(async () => {
      agentId = await desk.idOf(agent);
    });

    const query = (sql: string, values: unknown[] = []) => desk.database.query(sql, values);
    const deleteRows = async () => {
      for (const form of forms) await query(`delete from public.${form}`);
      await query('truncate staff.job, staff.arrival, staff.quarantine, staff.mail_links');
      await query('delete from staff.event');
    };

    describe('exporting leads', () => {
      let rows: LeadRow[];

      before(async () => {
        for (const [index, form] of forms.entries()) {
          for (let copy = 0; copy < 6; copy++) {
            const ref = await sendLead(desk, form, { email: `p${index}${copy}@export.example` });
            const changeLead = (field: string, value: string, was: string | null) =>
              desk.fetch(agent, 'PATCH', `leads/${ref}`, { field, value, was });
            if (copy % 2) await changeLead('assignee', agentId, null);
            if (copy % 3 === 0) await changeLead('status', 'won', 'new');
          }
        }
        await query(
          `insert into contact_submissions (first_name, last_name, email, company, inquiry_type, message)
          select 'Naughty', 'Row', 'n' || place || '@naughty.example', text, 'other', text
          from unnest($1::text[]) with ordinality as texts (text, place)`,
          [texts],
        );
        await makeLeads(desk.database);
        rows = await readList(desk, admin, 'view=all');
      });
      after(deleteRows);

      const requestExport = (search: string, cookie = admin) => desk.fetch(cookie, 'GET', `export?${search}`);
      const filters: LeadFilter[] = [
        {},
        { view: 'all' },
        { view: 'new' },
        { view: 'mine' },
        { view: 'overdue' },
        { view: 'creators' },
        { view: 'brands', who: 'nobody' },
        { view: 'all', status: 'won', form: 'roi_calculator_submissions' },
        { view: 'all', q: 'export p1' },
        { view: 'all', q: 'tea', messages: '1' },
        { view: 'all', q: 'nothing-of-that-kind' },
      ];
      for (const filter of filters) {
        const search = new URLSearchParams(filter as Record<string, string>).toString();
        test(`exports ${search || 'open leads'} in both formats`, async () => {
          const listed = new Set((await readList(desk, admin, search)).map(({ ref }) => ref));
          const ids = await query(`select subject_id as id from staff.lead where number = any($1)`, [
            [...listed].map((ref) => Number(ref.slice(2))),
          ]);
          const wanted = ids.map(({ id }) => id).toSorted();
          const lines = (await requestExport(`format=jsonl&${search}`)).body.split('\n').filter(Boolean);
          assert.deepEqual(lines.map((line) => JSON.parse(line).id).toSorted(), wanted);
          const [header = [], ...records] = readCsv((await requestExport(search)).body.slice(1));
          assert.deepEqual(records.map((record) => record[header.indexOf('id')]).toSorted(), wanted);
        });
      }

      test('exports only the selected leads, combined with a filter', async () => {
        const [first, , third, ...others] = rows;
        const named = `${first?.ref},${third?.ref}`;
        const exportIds = async (search: string) => {
          const lines = (await requestExport(`format=jsonl&${search}`)).body.split('\n').filter(Boolean);
          return lines.map((line) => JSON.parse(line).id).toSorted();
        };
        const wanted = await query(`select subject_id as id from staff.lead where number = any($1)`, [
          named.split(',').map((ref) => Number(ref.slice(2))),
        ]);
        assert.deepEqual(await exportIds(`view=all&refs=${named}`), wanted.map(({ id }) => id).toSorted());
        assert.deepEqual(await exportIds(`view=all&status=lost&refs=${named}`), []);
        assert.deepEqual(await exportIds('view=all&refs=m-999999999'), []);
        const many = [...others, ...others].slice(0, 201).map(({ ref }) => ref);
        for (const wrong of ['', 'm-1,', 'all', 'm-1 or true', many.join()])
          assert.equal(
            (await requestExport(`view=all&refs=${encodeURIComponent(wrong)}`)).statusCode,
            400,
            wrong,
          );
        const [line] = await query(
          "select detail from staff.event where kind = 'export' and detail ? 'chosen' order by created_at limit 1",
        );
        assert.deepEqual(line, { detail: { view: 'all', chosen: true, format: 'jsonl', rows: 2 } });
      });

      test('returns naughty strings unchanged, except for escaped formulas', async () => {
        const answer = await requestExport('view=all&form=contact_submissions&q=naughty');
        assert.match(`${answer.headers['content-type']}`, /^text\/csv/);
        assert.match(
          `${answer.headers['content-disposition']}`,
          /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
        );
        const [header = [], ...records] = readCsv(answer.body.slice(1));
        const companies = records.map((record) => `${record[header.indexOf('company')]}`);
        assert.ok(
          !companies.some((text) => /^[=+\-@\t\r＝＋－＠]/.test(text) || hiddenFormulas.includes(text)),
        );
        const unescapeFormula = (text: string) =>
          hiddenFormulas.includes(text.slice(1))
            ? text.slice(1)
            : text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');
        assert.deepEqual(companies.map(unescapeFormula).toSorted(), texts.toSorted());
      });

      test('requires an admin, records the export without the search text, and rejects invalid filters', async () => {
        assert.equal((await requestExport('view=all', agent)).statusCode, 403);
        for (const wrong of ['view=none', 'format=xml', 'form=member', 'what=1', 'view=all&view=new']) {
          assert.equal((await requestExport(wrong)).statusCode, 400, wrong);
        }
        await query("delete from staff.event where kind = 'export'");
        await requestExport('view=all&q=Naughty%20secretword&format=jsonl');
        await requestExport('view=all');
        assert.deepEqual(
          await query("select member_id, detail from staff.event where kind = 'export' order by created_at"),
          [
            { member_id: await desk.idOf(admin), detail: { view: 'all', q: true, format: 'jsonl', rows: 0 } },
            { member_id: await desk.idOf(admin), detail: { view: 'all', format: 'csv', rows: rows.length } },
          ],
        );
      });

      test('exports the number, status, assignee, amount, deadline and reply time of each lead', async () => {
        const ref = await sendLead(desk, 'contact_submissions', { email: 'columns@export.example' });
        const call = { id: randomUUID(), kind: 'call', text: 'x' };
        await desk.fetch(agent, 'POST', `leads/${ref}/events`, call);
        for (const change of [
          { field: 'assignee', value: agentId, was: null },
          { field: 'status', value: 'won', was: 'contacted' },
        ])
          assert.equal((await desk.fetch(agent, 'PATCH', `leads/${ref}`, change)).statusCode, 200);
        await desk.fetch(agent, 'PATCH', `leads/${ref}/amount`, { amount: 2499.5, was: null });
        const lead = await openLead(desk, agent, ref);
        const exportLeads = async (search: string) => {
          const [header = [], record = []] = readCsv((await requestExport(search)).body.slice(1));
          const cellOf = (column: string) => record[header.indexOf(`lead_${column}`)];
          const timeOf = (column: string) => Date.parse(`${cellOf(column)}`);
          return { cellOf, timeOf };
        };
        const { cellOf, timeOf } = await exportLeads('view=all&q=columns@export');
        assert.deepEqual(['number', 'status', 'owner', 'amount'].map(cellOf), [
          ref,
          'won',
          "'=Ben",
          '2499.50',
        ]);
        assert.equal(timeOf('deadline'), Date.parse(`${lead.clock.dueAt}`));
        assert.equal(timeOf('answered_at'), Date.parse(`${lead.clock.answeredAt}`));
        const calculation = await exportLeads(
          `view=all&refs=${rows.find(({ ref }) => ref.startsWith('r'))?.ref}`,
        );
        for (const column of ['deadline', 'answered_at', 'amount'])
          assert.ok(!calculation.cellOf(column), column);
        await query("delete from contact_submissions where email = 'columns@export.example'");
      });

      test('stops reading when the download is aborted and keeps the desk running', async () => {
        await query(
          `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
          select 'Many', 'Rows', 'many' || n || '@export.example', 'other', repeat('long ', 800) from generate_series(1, 6000) as n`,
        );
        await query('truncate staff.arrival');
        await query(
          `insert into staff.lead (created_at, subject_table, subject_id)
          select created_at, 'contact_submissions', id from contact_submissions where first_name = 'Many'`,
        );
        const original = desk.database.database.asStaff;
        let pages = 0;
        desk.database.database.asStaff = (work, options) => {
          pages += 1;
          return original(work, options);
        };
        try {
          await new Promise<void>((resolve, reject) => {
            const asked = request(
              `${desk.url}/desk/api/export?view=all&format=jsonl`,
              { headers: { ...sameOriginHeaders, host: new URL(desk.url).host, cookie: admin } },
              (answer) => {
                assert.equal(answer.statusCode, 200);
                answer.once('data', () => {
                  asked.destroy();
                  resolve();
                });
              },
            );
            asked.on('error', reject);
            asked.end();
          });
          await delay(500);
          const read = pages;
          await delay(700);
          assert.ok(pages - read <= 1, `${pages - read} more pages`);
          assert.ok(read < 9, `${read} pages of more than 12`);
        } finally {
          desk.database.database.asStaff = original;
        }
        assert.equal((await requestExport('view=new&q=nothing')).statusCode, 200);
      });
    });

    describe('erasing a person', () => {
      const email = 'forget-me@example.com';
      const corrected = 'forget-typo@example.com';
      const marks = [/forget/i, /Vergissa/i, /Meinnicht/i, /nightshade/i, /mandrake/i, /hemlock/i];

      test('deletes all data of a person, email files included, and reports the counts', async () => {
        const folder = temporaryFolder();
        const config = settings({ ...desk.database.settings, DATA_DIR: folder });
        const own = await startDesk(backend, { DATA_DIR: folder });
        let work: MailWork | undefined;
        try {
          const boss = await own.memberOf('admin', { email: 'boss@cue.example' });
          const person = {
            first_name: 'Vergissa',
            last_name: 'Meinnicht',
            full_name: 'Vergissa Meinnicht',
            company: 'nightshade',
          };
          const sendForm = async (form: TableName, changes: Record<string, string>, headers = {}) => {
            const known = Object.entries(changes).filter(([column]) => column in payloads[form]);
            const row = { ...payloads[form], ...Object.fromEntries(known) };
            return (await insert(own.app, form, row, headers)).statusCode;
          };
          // More than five leads in ten minutes are combined into one email, whose job belongs to another lead.
          for (let other = 0; other < 6; other++) {
            assert.equal(await sendForm('contact_submissions', { email: `other${other}@example.com` }), 201);
          }
          for (const form of forms) {
            assert.equal(await sendForm(form, { ...person, email }), 201);
          }
          assert.equal(await sendForm('contact_submissions', { ...person, email: corrected }), 201);
          assert.equal(
            await sendForm('contact_submissions', { ...person, email }, { 'form-trap': 'x' }),
            201,
          );
          const listMailFiles = () =>
            existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')) : [];
          const waitForJobs = () =>
            until(async () => {
              const [{ left } = assert.fail()] = await own.database.query(
                `select (select count(*) from staff.arrival) + (select count(*) from staff.job where state = 'queued') as left`,
              );
              assert.equal(Number(left), 0);
            });
          work = startMail(
            { ...config, ...{ DATABASE_URL: 'postgres://any/other' } },
            own.database.database,
            new Metrics(own.database.database),
            silentLog,
          );
          await waitForJobs();
          const leads = await readList(own, boss, 'view=all');
          const theirs = leads.filter(
            ({ name, aside }) => /Vergissa|forget/.test(name + aside) || aside === 'nightshade',
          );
          const byTypo = (
            await own.database.query(
              `select number from staff.lead join contact_submissions as row on row.id = subject_id where row.email = $1`,
              [corrected],
            )
          )[0]?.number;
          await own.fetch(boss, 'PATCH', `leads/m-${byTypo}/email`, { email, was: corrected });
          for (const { ref } of theirs) {
            await own.fetch(boss, 'POST', `leads/${ref}/events`, {
              id: randomUUID(),
              kind: 'note',
              text: 'mandrake',
            });
            await own.fetch(boss, 'POST', `leads/${ref}/replies`, {
              id: randomUUID(),
              subject: 'hemlock',
              body: 'Dear Vergissa, hemlock',
            });
          }
          work.nudge();
          await waitForJobs();
          const dumpTables = async () => {
            const tables = await own.database.query(
              `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'staff')`,
            );
            let text = '';
            for (const { name } of tables) {
              text += JSON.stringify(await own.database.query(`select * from ${name}`));
            }
            return (
              text +
              listMailFiles()
                .map((file) => readFileSync(join(folder, 'mail', file), 'utf8'))
                .join()
            );
          };
          const countJobs = async () =>
            (await own.database.query('select count(*) from staff.job'))[0]?.count;
          const jobsThere = await countJobs();
          const full = await dumpTables();
          for (const mark of marks) assert.match(full, mark);
          const bystanders = (
            await own.database.query(
              `select count(*)::int as rows from contact_submissions where email like 'other%'`,
            )
          )[0]?.rows;

          const url = `erasure?email=${encodeURIComponent(email.toUpperCase())}`;
          assert.equal((await own.fetch(await own.memberOf('agent'), 'GET', url)).statusCode, 403);
          const shown: Erasure = (await own.fetch(boss, 'GET', url)).json();
          const wrong = await own.fetch(boss, 'POST', 'erasure', { email, typed: 'forget@example.com' });
          assert.deepEqual([wrong.statusCode, wrong.json().code], [400, 'not_the_same']);
          const done = await own.fetch(boss, 'POST', 'erasure', { email, typed: email });
          assert.equal(done.statusCode, 200, done.body);
          const { parts }: Erasure = done.json();
          const jobsLeft = await countJobs();
          const rowsByTable = (all: Erasure['parts']) =>
            Object.fromEntries(all.map(({ name, rows }) => [name, rows]));
          const { mail_files: ofFiles, ...gone } = rowsByTable(parts);
          assert.deepEqual(gone, rowsByTable(shown.parts));
          const { contact_submissions, roi_calculator_submissions, lead, reply, quarantine } = gone;
          assert.deepEqual(
            { contact_submissions, roi_calculator_submissions, lead, reply, quarantine },
            {
              contact_submissions: 2,
              roi_calculator_submissions: 1,
              // One per form, and one for the second message.
              lead: Object.keys(payloads).length + 1,
              reply: theirs.length,
              quarantine: 1,
            },
          );
          assert.equal(gone.job, Number(jobsThere) - Number(jobsLeft));
          assert.ok(Number(ofFiles) >= theirs.length, JSON.stringify(parts));
          const left = await dumpTables();
          for (const mark of marks) assert.doesNotMatch(left, mark);
          assert.equal(
            (
              await own.database.query(
                `select count(*)::int as rows from contact_submissions where email like 'other%'`,
              )
            )[0]?.rows,
            bystanders,
          );
          const [line] = await own.database.query('select member_id, row_counts from staff.erasures');
          assert.deepEqual(line, { member_id: await own.idOf(boss), row_counts: gone });
          assert.deepEqual((await own.fetch(boss, 'GET', url)).json().parts, []);
        } finally {
          await work?.stop();
          await own.drop();
        }
      });
    });
  });
