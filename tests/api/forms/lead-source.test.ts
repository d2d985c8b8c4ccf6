import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { releaseFromQuarantine } from '#server/leads/quarantine.ts';
import { MailQueue } from '#server/outbound/mail/mail-queue.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

const tables = Object.keys(payloads) as TableName[];
const visitSource = {
  page: '/services',
  form: '/contact',
  referrer: 'www.tiktok.com',
  utm_source: 'tiktok',
  utm_medium: 'cpc',
  utm_campaign: 'spring',
};
const sourceHeader = (source: unknown) => ({ 'lead-source': JSON.stringify(source) });
const contactPayload = (email: string) => ({ ...payloads.contact_submissions, email });

for (const backend of backends)
  describe(`lead sources on the ${backend} database`, () => {
    const testApp = setUpApp(backend);

    beforeEach(() =>
      testApp.query(
        `truncate ${tables.join()}, staff.arrival, staff.job, staff.lead, staff.quarantine cascade`,
      ),
    );

    const readStoredSource = async (email: string) => {
      const [row] = await testApp.query(
        'select a.source, a.xmin::text = t.xmin::text as together from staff.arrival as a join contact_submissions as t on t.id = a.subject_id where t.email = $1',
        [email],
      );
      return row;
    };
    const createLeads = () => new MailQueue(testApp.database).createJobs([], 'lead', 1_000);

    for (const table of tables) {
      test(`stores the source of a row in ${table} in the same transaction and copies it to the lead`, async () => {
        const headers = { ...sourceHeader(visitSource), 'idempotency-key': randomUUID() };
        assert.equal((await insert(testApp.app, table, payloads[table], headers)).statusCode, 201);
        const [row] = await testApp.query(
          `select a.source, a.xmin::text = t.xmin::text as together from staff.arrival as a, ${table} as t`,
        );
        assert.deepEqual(row, { source: visitSource, together: true });
        await createLeads();
        const [lead] = await testApp.query('select source, channel from staff.lead');
        assert.deepEqual(lead, { source: visitSource, channel: 'TikTok ads' });
      });
    }

    test("stores each row's own source when rows share a statement, with and without a key", async () => {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          insert(testApp.app, 'contact_submissions', contactPayload(`n${index}@example.com`), {
            ...(index % 3 > 0 && sourceHeader({ page: `/from/${index}` })),
            ...(index % 2 > 0 && { 'idempotency-key': randomUUID() }),
          }),
        ),
      );
      for (const { statusCode } of answers) assert.equal(statusCode, 201);
      const [shared] = await testApp.query(
        'select count(distinct xmin::text)::int as n from contact_submissions',
      );
      assert.ok(Number(shared?.n) < 60, 'no rows came together');
      for (const index of Array(60).keys()) {
        assert.deepEqual(
          (await readStoredSource(`n${index}@example.com`))?.source,
          index % 3 > 0 ? { page: `/from/${index}` } : null,
        );
      }
    });

    const forged: [name: string, value: string, kept: unknown][] = [
      ['invalid JSON', 'tiktok', null],
      ['a string', '"/services"', null],
      ['a list', '[{"page":"/"}]', null],
      ['deep nesting', '['.repeat(3_900), null],
      ['a NUL', '{"page":"/\\u0000"}', null],
      ['a lone surrogate', '{"utm_source":"\\ud83d"}', null],
      ['an oversized value', JSON.stringify({ utm_source: 'x'.repeat(12_000) }), null],
      ['unknown keys and invalid values', '{"__proto__":"x","utm_source":7,"email":"lin@example.com"}', null],
      ['a page with a query', '{"page":"/thanks?email=lin@example.com"}', null],
      [
        'a referrer that is not a host',
        '{"referrer":"https://x.example/?q=secret","page":"/"}',
        { page: '/' },
      ],
      ['a long value', JSON.stringify({ utm_source: 'é'.repeat(900) }), { utm_source: 'é'.repeat(200) }],
      ['lines and tabs', '{"utm_campaign":"a\\r\\nb\\tc"}', { utm_campaign: 'a b c' }],
      [
        'quotes and SQL placeholders',
        `{"utm_term":"'); drop table x; --$1"}`,
        { utm_term: "'); drop table x; --$1" },
      ],
      ['non-ASCII bytes', '{"utm_source":"ÿþ"}', { utm_source: 'ÿþ' }],
      ['nothing', '', null],
    ];
    for (const [name, value, source] of forged) {
      test(`sanitizes a source header with ${name}, and stores the row`, async () => {
        const escaped = name === 'a long value' ? value.replaceAll('é', '\\u00e9') : value;
        const bounded = escaped.length > 4_000 ? null : source;
        const { statusCode } = await insert(
          testApp.app,
          'contact_submissions',
          contactPayload('f@example.com'),
          {
            'lead-source': escaped,
          },
        );
        assert.equal(statusCode, 201);
        assert.deepEqual((await readStoredSource('f@example.com'))?.source, bounded);
      });
    }

    test("reads the source from PostgREST's request headers", async () => {
      const storeRow = (email: string, source: string) =>
        testApp.database.asOwner(async (client) => {
          await client.query('begin; set local role anon');
          await client.query("select set_config('request.headers', $1, true)", [
            JSON.stringify({ 'lead-source': source, 'idempotency-key': email }),
          ]);
          await client.query(
            `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
            values ('Lin', 'Day', $1, 'other', 'Tea?')`,
            [email],
          );
          await client.query('commit');
        });
      await storeRow('a@example.com', JSON.stringify(visitSource));
      assert.deepEqual(await readStoredSource('a@example.com'), { source: visitSource, together: true });
      await storeRow('b@example.com', `{"page":"${'x'.repeat(100_000)}`);
      assert.deepEqual(await readStoredSource('b@example.com'), { source: null, together: true });
    });

    test('does not reuse the source of an earlier row in the same session', async () => {
      for (const [email, source] of [
        ['one@example.com', visitSource],
        ['two@example.com', undefined],
      ] as const) {
        await insert(
          testApp.app,
          'contact_submissions',
          contactPayload(email),
          source && sourceHeader(source),
        );
        assert.deepEqual((await readStoredSource(email))?.source, source ?? null);
      }
    });

    test('keeps the source of a quarantined form until the form is released', async () => {
      await insert(testApp.app, 'contact_submissions', contactPayload('q@example.com'), {
        ...sourceHeader(visitSource),
        'form-trap': 'x',
      });
      const [held] = await testApp.query('select id, source from staff.quarantine');
      assert.deepEqual(held?.source, visitSource);
      await releaseFromQuarantine(createStaffDatabase(testApp.database), String(held?.id));
      assert.deepEqual((await readStoredSource('q@example.com'))?.source, visitSource);
    });

    const channels: [Record<string, string> | null, string | null][] = [
      [null, null],
      [{ page: '/' }, 'Direct'],
      [{ referrer: 'www.google.co.uk' }, 'Google search'],
      [{ referrer: 'duckduckgo.com' }, 'DuckDuckGo search'],
      [{ referrer: 'www.tiktok.com' }, 'TikTok profile'],
      [{ referrer: 'l.instagram.com' }, 'Instagram profile'],
      [{ referrer: 't.co' }, 'X profile'],
      [{ referrer: 'mail.google.com' }, 'Mail'],
      [{ referrer: 'nordlys.example' }, 'Partner sites'],
      [{ referrer: 'tiktok.evil.example.com' }, 'Partner sites'],
      [{ utm_source: 'tiktok' }, 'TikTok profile'],
      [{ utm_source: 'TikTok', utm_medium: 'paid_social' }, 'TikTok ads'],
      [{ utm_source: 'google', utm_medium: 'cpc', referrer: 'www.google.com' }, 'Google ads'],
      [{ utm_source: 'google', utm_medium: 'organic' }, 'Google search'],
      [{ utm_source: 'spring-letter', utm_medium: 'email' }, 'Newsletter'],
      [{ utm_source: 'newsletter' }, 'Newsletter'],
      [{ utm_source: 'podcast', utm_medium: 'audio' }, 'Podcast'],
      [{ utm_source: 'podcast', utm_medium: 'ad' }, 'Podcast ads'],
      [{ utm_campaign: 'spring' }, 'Direct'],
    ];
    test('derives the channel from the source', async () => {
      for (const [source, channel] of channels) {
        const [row] = await testApp.query('select staff.channel_of($1::jsonb) as channel', [source]);
        assert.equal(row?.channel, channel, JSON.stringify(source));
      }
    });
  });
