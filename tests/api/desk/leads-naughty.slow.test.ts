import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import type { Lead } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { makeLeads, openLead, readList, sendLead } from '#tests/support/desk/leads.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';

const moreStrings = [
  '\u0007bell',
  '\u202egnp.exe',
  '\u2066a\u2067',
  'a\u2028b\u2029c\r\nd\te\u0085f',
  'İıß',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(999),
];
const strings = [...new Set([...(naughtyStrings as string[]), ...moreStrings])].filter(
  (text) => text.trim() !== '',
);
const batchSize = 50;

const textColumns: Record<TableName, string[]> = {
  contact_submissions: ['first_name', 'last_name', 'company', 'message'],
  live_selling_survey_responses: [
    ...[
      'full_name',
      'phone_number',
      'tiktok_handle',
      'other_social_handles',
      'location',
      'time_zone',
      'previous_agency',
    ],
    ...['sales_experience_details', 'niche_expertise', 'internet_speed', 'minimum_rate_expectation'],
  ],
  roi_calculator_submissions: ['brand_name'],
  early_access_signups: ['first_name', 'last_name', 'company', 'comments'],
  newsletter_subscribers: ['source'],
};
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

for (const backend of backends)
  describe(`naughty strings in the desk on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [ada] = signIn(desk, 'admin');
    let first: string;

    test('searches for each string without an error', async () => {
      first = await sendLead(desk);
      for (const q of strings) {
        const answer = await desk.fetch(
          ada,
          'GET',
          `leads?${new URLSearchParams({ q: q.toWellFormed(), view: 'all' })}`,
        );
        assert.equal(answer.statusCode, 200, JSON.stringify([q, answer.body]));
      }
    });

    for (const [table, columns] of Object.entries(textColumns) as [TableName, string[]][]) {
      test(`returns each string in ${table} as typed, and on a single line in lists`, async (context) => {
        // Spreads the strings over the text columns, because all text columns are stored the same way.
        const width = columns.length;
        const rows = Array.from({ length: Math.ceil(strings.length / width) }, (_, row) =>
          columns.map((_column, place) => `${strings[(row * width + (place % width)) % strings.length]}`),
        );
        const sent = new Map<string, string[]>();
        const insertBatch = async (texts: string[], index: number) => {
          const email = `n${index}@${table.replaceAll('_', '-')}.example`;
          const filled = Object.fromEntries(columns.map((column, place) => [column, texts[place]]));
          const answer = await insert(desk.app, table, { ...payloads[table], ...filled, email });
          if (answer.statusCode === 201) sent.set(email, texts);
        };
        for (let from = 0; from < rows.length; from += batchSize) {
          await Promise.all(
            rows.slice(from, from + batchSize).map((texts, index) => insertBatch(texts, from + index)),
          );
        }
        await makeLeads(desk.database);
        const list = (await readList(desk, ada, `view=all&form=${table}`)).filter(({ ref }) => ref !== first);
        assert.equal(list.length, sent.size);
        let seenInLines = 0;
        for (const { ref, name, aside, summary, source } of list) {
          const lead: Lead = await openLead(desk, ada, ref);
          const texts = sent.get(`${lead.email}`) ?? assert.fail(`${lead.email} was not sent`);
          for (const [place, column] of columns.entries())
            assert.equal(lead.row[column], texts[place], column);
          for (const line of [name, aside, summary, source ?? '']) {
            assert.doesNotMatch(line, controlCharacters, JSON.stringify(texts));
          }
          const text = texts[0] ?? '';
          const isPlain =
            /^[\p{L}\p{N}\p{P}\p{S}]+( [\p{L}\p{N}\p{P}\p{S}]+)*$/u.test(text) && text.length < 60;
          if (!isPlain || table === 'newsletter_subscribers') continue;
          assert.ok(
            `${name}\n${aside}\n${summary}`.includes(text),
            JSON.stringify([text, name, aside, summary]),
          );
          seenInLines += 1;
        }
        context.diagnostic(`${sent.size} of ${rows.length} stored, ${seenInLines} compared in lines too`);
        assert.ok(sent.size > rows.length * 0.9);
      });
    }

    test('shows a lead from an unknown form like any other', async () => {
      await desk.database.query(`
        create table public.unknown_entries (
          id uuid not null default gen_random_uuid(),
          created_at timestamptz not null default now(),
          email text not null,
          plan text not null,
          comments text,
          constraint unknown_entries_pkey primary key (id),
          constraint unknown_entries_by_date unique (created_at, id)
        );
        alter table public.unknown_entries enable row level security;
        revoke all on public.unknown_entries from public, anon, authenticated, service_role;
        grant insert (email, plan, comments) on public.unknown_entries to anon;
        create policy visitors_insert on public.unknown_entries for insert to anon with check (created_at = now());
        grant select, delete on public.unknown_entries to service_role;
        create policy staff_select on public.unknown_entries for select to service_role using (true);
        create policy staff_delete on public.unknown_entries for delete to service_role using (true);
        call staff.watch('public.unknown_entries')`);
      await desk.database.database.asVisitor((client) =>
        client.query(`insert into unknown_entries (email, plan) values ('wren@alder.example', 'studio')`),
      );
      await makeLeads(desk.database);
      const [row] = await readList(desk, ada, 'form=unknown_entries');
      assert.match(`${row?.ref}`, /^x-\d+$/);
      assert.deepEqual(
        [row?.name, row?.summary, row?.clock.dueAt],
        ['wren@alder.example', 'Plan: studio', null],
      );
      assert.ok((await readList(desk, ada, 'q=wren')).some(({ ref }) => ref === row?.ref));
      const lead = await openLead(desk, ada, `${row?.ref}`);
      assert.equal(lead.row.plan, 'studio');
      await desk.database.query('drop table public.unknown_entries');
      assert.ok(
        (await readList(desk, ada, 'view=all&form=unknown_entries')).some(({ ref }) => ref === row?.ref),
      );
      assert.equal((await desk.fetch(ada, 'GET', 'overview')).statusCode, 200);
    });
  });
