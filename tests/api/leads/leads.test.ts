import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { listenForStaff } from '#server/db/embedded/staff-socket.ts';
import { describeRow } from '#server/desk/leads/rows.ts';
import { forms } from '#shared/forms/forms.ts';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { hiddenFormulas } from '#tests/support/desk/hidden-formulas.ts';
import { runCommand, runLeadsCommand, startLeadsCommand } from '#tests/support/desk/leads-command.ts';
import { readCsv } from '#tests/support/desk/read-csv.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { silentLog } from '#tests/support/server/settings.ts';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  ...hiddenFormulas,
  'plain;=1',
  'a,"b"\nc',
  '',
];
// Texts that PostgreSQL can store: no NUL and no lone surrogates.
const texts = [...formulas, ...(naughtyStrings as string[]), '\u2028', '\u0085', '\ufeff', 'İıß'];
const tables = Object.keys(payloads).sort();
const leadTables = forms.map(({ table }) => table).toSorted();
const parseLines = (lines: string): Record<string, unknown>[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

for (const backend of backends)
  describe(`the leads command on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    let socket: Server | undefined;
    const folder = temporaryFolder();
    const run = (...args: string[]) => runCommand(testDatabase.settings, args);

    before(async () => {
      if (testDatabase.settings.DATA_DIR) {
        socket = await listenForStaff(testDatabase.settings.DATA_DIR, testDatabase.database, silentLog);
      }
      for (const [table, row] of Object.entries(payloads))
        await addRow(table, row, '2026-03-10T12:00:00.123456Z');
      const newsletter = { ...payloads.newsletter_subscribers };
      for (const day of ['2026-03-08', '2026-03-09']) {
        await addRow(
          'newsletter_subscribers',
          { ...newsletter, email: `on-${day}@example.com` },
          `${day}T23:59:59Z`,
        );
      }
    });
    after(() => socket?.close());

    async function addRow(table: string, row: Record<string, unknown>, at: string): Promise<void> {
      const columns = [...Object.keys(row), 'created_at'].join(', ');
      const sql = `insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, $1)`;
      await testDatabase.query(sql, [JSON.stringify({ ...row, created_at: at })]);
    }

    test('lists the newest rows of all tables or of one table', async () => {
      const { code, out } = await runLeadsCommand(testDatabase.settings, ['list']);
      assert.equal(code, 0);
      for (const table of tables) assert.match(out, new RegExp(`^2026-03-10 12:00  ${table} `, 'm'));
      assert.match(out.trimEnd().split('\n').at(-1) ?? '', /^2026-03-08 23:59 {2}newsletter_subscribers/);
      const one = await run('list', 'contact_submissions');
      const [{ columns } = {}] = await testDatabase.query(
        `select string_agg(column_name, ' +' order by ordinal_position) as columns from information_schema.columns
        where table_name = 'contact_submissions' and column_name not in ('id', 'created_at')`,
      );
      assert.match(String(columns), /^first_name \+last_name \+email \+company \+inquiry_type \+message/);
      assert.match(one.out, new RegExp(`^created_at +${columns} +id\n`));
      assert.match(one.out, /Lin +Day +Lin@Example.com +new-client +Hello, we sell tea\./);
    });

    test('filters rows by date and email address', async () => {
      const listEmails = async (...args: string[]) => {
        const { out } = await run('export', 'newsletter_subscribers', '--format', 'jsonl', ...args);
        return parseLines(out).map(({ email }) => email);
      };
      const [eighth, ninth, tenth] = [
        'on-2026-03-08@example.com',
        'on-2026-03-09@example.com',
        'reader@example.com',
      ];
      assert.deepEqual(await listEmails(), [eighth, ninth, tenth]);
      assert.deepEqual(await listEmails('--since', '2026-03-09'), [ninth, tenth]);
      assert.deepEqual(await listEmails('--until', '2026-03-09'), [eighth, ninth]);
      assert.deepEqual(await listEmails('--since', '2026-03-10T12:00', '--until', '2026-03-10T12:01Z'), [
        tenth,
      ]);
      assert.deepEqual(await listEmails('--since', '2026-03-11'), []);
      assert.deepEqual(await listEmails('--email', ' READER@example.COM '), [tenth]);
      const { out } = await run('list', '--email', 'lin@example.com', '--limit', '1');
      assert.match(out, /contact_submissions +Lin@Example.com/);
      assert.doesNotMatch(out, /newsletter/);
    });

    test('exports only confirmed newsletter addresses on request', async () => {
      const [ninth, tenth] = ['on-2026-03-09@example.com', 'reader@example.com'];
      await testDatabase.query(
        'insert into staff.newsletter_confirmations (id) select id from newsletter_subscribers where email = any($1)',
        [[ninth, tenth]],
      );
      const exportConfirmed = async (...args: string[]) => {
        const { code, out } = await run('export', 'newsletter_subscribers', '--confirmed', ...args);
        assert.equal(code, 0);
        return out;
      };
      const emails = parseLines(await exportConfirmed('--format', 'jsonl')).map(({ email }) => email);
      assert.deepEqual(emails, [ninth, tenth]);
      const [, ...records] = readCsv(await exportConfirmed('--until', '2026-03-09'));
      assert.deepEqual(
        records.map((record) => record.includes(ninth)),
        [true],
      );
      for (const name of ['all', 'contact_submissions']) {
        const { code, out, err } = await run('export', name, '--confirmed');
        assert.deepEqual([code, out], [2, '']);
        assert.match(err, /--confirmed can only be used with newsletter_subscribers/);
      }
    });

    test('exports values of every type, and all digits of numbers, to JSON Lines', async () => {
      for (const table of tables) {
        const { out } = await run('export', table, '--format', 'jsonl');
        const rows = await testDatabase.query(`select * from ${table} order by created_at`);
        assert.equal(parseLines(out).length, rows.length);
        const last = parseLines(out).at(-1);
        const sent: Record<string, unknown> = { ...payloads[table as keyof typeof payloads] };
        if (table.match(/newsletter|roi/)) sent.email = String(sent.email).toLowerCase();
        const { id, created_at } = last ?? {};
        const empty = Object.fromEntries(Object.keys(rows.at(-1) ?? {}).map((column) => [column, null]));
        const lead = {
          lead_name: describeRow(table, rows.at(-1) ?? {}).name,
          ...{ lead_number: null, lead_status: null, lead_owner: null, lead_amount: null },
          ...{ lead_deadline: null, lead_answered_at: null },
          ...{ lead_source: null, lead_campaign: null, lead_first_page: null, lead_answers: 0 },
        };
        assert.deepEqual(last, { ...empty, id: rows.at(-1)?.id, created_at, ...sent, ...lead });
        assert.equal(created_at, '2026-03-10T12:00:00.123456+00:00');
        assert.ok(id);
      }
    });

    test('exports all tables into one private file, and leaves no incomplete file', async () => {
      const file = join(folder, 'all.csv');
      const { code, out, err } = await run('export', 'all', '--out', file);
      assert.deepEqual(
        { code, out, err },
        { code: 0, out: '', err: `${tables.length + 2} rows written to ${file}.\n` },
      );
      assert.deepEqual(readdirSync(folder), ['all.csv']);
      assert.equal(statSync(file).mode & 0o077, 0);
      const csv = readFileSync(file, 'utf8');
      assert.equal(csv[0], '\ufeff');
      const [names = [], ...records] = readCsv(csv.slice(1));
      assert.deepEqual(
        records.map((record) => record[0]),
        tables.flatMap((table) => (table === 'newsletter_subscribers' ? [table, table, table] : [table])),
      );
      const survey = records.find((record) => record[0] === 'live_selling_survey_responses') ?? [];
      const readCell = (name: string) => survey[names.indexOf(name)];
      assert.equal(readCell('comfortable_selling_categories'), 'Beauty; Food & Beverage');
      assert.deepEqual(
        [readCell('follower_count'), readCell('gone_live_before'), readCell('previous_agency')],
        ['12000', 'true', null],
      );
      const { out: lines } = await run('export', 'all', '--format', 'jsonl');
      assert.deepEqual(
        parseLines(lines).map(({ table }) => table),
        records.map((record) => record[0]),
      );
      const lost = await run('export', 'all', '--out', join(folder, 'no/such/folder.csv'));
      assert.deepEqual([lost.code, /no such file/.test(lost.err)], [1, true]);
    });

    test('exports naughty strings unchanged to CSV and JSON Lines, except for escaped formulas', async (context) => {
      for (const [index, first_name] of texts.entries()) {
        const row = {
          ...payloads.contact_submissions,
          company: first_name,
          email: `n${index}@naughty.example`,
        };
        await addRow('contact_submissions', row, `2026-04-01T00:00:00.${String(index).padStart(6, '0')}Z`);
      }
      const csv = await run('export', 'contact_submissions', '--since', '2026-04-01');
      const [names = [], ...records] = readCsv(csv.out);
      const companies = records.map((record) => record[names.indexOf('company')]);
      const isFormula = (text: string) =>
        /^[=+\-@\t\r\n＝＋－＠]/.test(text) || hiddenFormulas.includes(text);
      assert.deepEqual(
        companies,
        texts.map((text) => (isFormula(text) ? `'${text}` : text)),
      );
      const { out } = await run(
        'export',
        'contact_submissions',
        '--format',
        'jsonl',
        '--since',
        '2026-04-01',
      );
      assert.deepEqual(
        parseLines(out).map(({ company }) => company),
        texts,
      );
      context.diagnostic(`${texts.length} texts`);
    });

    test('exports a negative number as a number with all digits', async () => {
      const numbers = {
        profit_margin: '-3',
        average_order_value: '-12345678901234567890.10',
        viewers_per_event: '1e300',
      };
      await addRow(
        'roi_calculator_submissions',
        { ...payloads.roi_calculator_submissions, brand_name: '-3', ...numbers },
        '2026-05-01T00:00:00Z',
      );
      const { out } = await run('export', 'roi_calculator_submissions', '--since', '2026-05-01');
      assert.match(out, /,"'-3",-12345678901234567890\.10,-3,0,10{300},/);
    });

    test('escapes visitor input for the terminal', async () => {
      await addRow(
        'contact_submissions',
        { ...payloads.contact_submissions, company: '\u001b[31mred\u202e\u009b', message: 'two\nlines' },
        '2026-06-01T00:00:00Z',
      );
      const { out } = await run('list', 'contact_submissions', '--limit', '1');
      assert.match(out, /·\[31mred··/);
      assert.match(out, /two lines/);
    });

    test('prints the number of rows per day', async () => {
      await addRow(
        'newsletter_subscribers',
        { email: 'today@example.com', source: 'footer' },
        new Date().toISOString(),
      );
      const { code, out } = await run('stats', 'newsletter_subscribers', '--days', '3');
      assert.equal(code, 0);
      const today = new Date().toISOString().slice(0, 10);
      assert.match(
        out,
        /^newsletter_subscribers: 1 row in 3 days, 4 in total\n( {2}\d{4}-\d\d-\d\d {2}0\n){2}/,
      );
      assert.ok(out.endsWith(`  ${today}  ${'█'.repeat(40)} 1\n`));
      assert.equal((await run('stats')).out.match(/ in 14 days, /g)?.length, forms.length);
    });

    test('erases one person from every table, and no one else', async () => {
      const email = 'Forget.Me@Example.com';
      for (const [table, row] of Object.entries(payloads))
        await addRow(table, { ...row, email }, '2026-07-01T00:00:00Z');
      const countAllRows = async () => {
        const counts = tables.map((table) => `(select count(*)::int from ${table})`);
        return (await testDatabase.query(`select ${counts.join(' + ')} as rows`))[0]?.rows as number;
      };
      const all = await countAllRows();
      const unasked = await run('erase', '--email', email);
      assert.deepEqual([unasked.code, await countAllRows()], [2, all]);
      assert.match(unasked.err, /--yes/);
      const { code, out } = await run('erase', '--email', email.toUpperCase(), '--yes');
      assert.equal(code, 0);
      for (const table of tables) assert.match(out, new RegExp(`Erased:[^]*${table} +1\n`));
      assert.match(out, new RegExp(`\n${tables.length} rows erased\\.\n$`));
      assert.equal(await countAllRows(), all - tables.length);
      const again = await run('erase', '--email', email, '--yes');
      assert.deepEqual([again.code, again.out.endsWith('Nothing to erase.\n')], [0, true]);
    });

    test('rolls back an erasure that fails in one table', async () => {
      await testDatabase.query(`
        create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
        create trigger refuse before delete on roi_calculator_submissions for each row execute function refuse()`);
      const email = 'stays@example.com';
      for (const [table, row] of Object.entries(payloads))
        await addRow(table, { ...row, email }, '2026-07-02T00:00:00Z');
      const { code, err } = await run('erase', '--email', email, '--yes');
      assert.deepEqual([code, err], [1, 'not this one\n']);
      const left = parseLines((await run('export', 'all', '--format', 'jsonl', '--email', email)).out);
      assert.equal(left.length, tables.length);
      await testDatabase.query('drop function refuse cascade');
    });

    test('exits without an error when the pipe is closed during an export', async () => {
      const child = startLeadsCommand(testDatabase.settings, ['export', 'all']);
      let errors = '';
      child.stderr.on('data', (text) => {
        errors += text;
      });
      child.stdout.destroy();
      const [code] = await once(child, 'close');
      assert.equal(code, 0);
      assert.doesNotMatch(errors, /EPIPE|Error/);
    });

    test('explains incorrect usage and exits with code 2', async () => {
      const wrong: [string[], RegExp][] = [
        [[], /Missing command/],
        [['show'], /Unknown command 'show'/],
        [['list', 'leads'], new RegExp(`no table 'leads'.*${leadTables.join(', ')}`)],
        [['list', '--since', 'yesterday'], /--since 'yesterday' is not a date like 2026-05-31/],
        [['list', '--until', '2026-02-30'], /--until '2026-02-30' is not a date/],
        [['list', '--since', '2026-03-02', '--until', '2026-03-01'], /is not before/],
        [['list', '--limit', '-1'], /limit/],
        [['list', 'contact_submissions', 'more'], /Unexpected argument 'more'/],
        [['export'], /export needs <table\|all>/],
        [['export', 'all', '--format', 'xls'], /not one of: csv, jsonl/],
        [['erase', '--yes'], /--email/],
        [['stats', '--colour'], /Unknown option '--colour'/],
      ];
      for (const [args, message] of wrong) {
        const { code, out, err } = await run(...args);
        assert.deepEqual([code, out], [2, ''], args.join(' '));
        assert.match(err, message);
      }
      const help = await run('export', '--help');
      assert.deepEqual([help.code, help.err, help.out.startsWith('Usage: npm run leads')], [0, '', true]);
    });
  });

test('lists the places that were searched when no database is found', async () => {
  const nowhere = join(tmpdir(), 'cuelight-no-such-folder');
  const embedded = await runLeadsCommand({ DATA_DIR: nowhere }, ['list']);
  assert.equal(embedded.code, 1);
  assert.ok(embedded.err.includes(nowhere) && embedded.err.includes('DATA_DIR'));
  const remote = await runLeadsCommand({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/leads' }, ['list']);
  assert.equal(remote.code, 1);
  assert.match(remote.err, /Cannot connect to PostgreSQL at 127\.0\.0\.1:1\/leads \(DATABASE_URL\)/);
  assert.doesNotMatch(remote.err, /secret/);
});

for (const program of ['leads', 'mail', 'staff'] as const) {
  test(`exits without an error when the pipe is closed while ${program} prints its help`, async () => {
    const child = startLeadsCommand({}, ['--help'], [], program);
    child.stdout.destroy();
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.deepEqual([code, errors], [0, '']);
  });
}
