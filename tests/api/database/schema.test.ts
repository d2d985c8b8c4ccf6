import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { migrate } from '#server/db/migrate.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { silentLog } from '#tests/support/server/settings.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

const tables = Object.keys(payloads) as TableName[];
const textOfLength = (length: number) => 'x'.repeat(length);

/** Changes to a valid payload, with the SQLSTATE of the error that they cause. */
const rejectedChanges: [TableName, Record<string, unknown>, string][] = [
  ['newsletter_subscribers', { email: 'nobody' }, '23514'],
  ['newsletter_subscribers', { email: '' }, '23514'],
  ['newsletter_subscribers', { email: 'a b@c d' }, '23514'],
  ['newsletter_subscribers', { email: null }, '23502'],
  ['newsletter_subscribers', { email: `${textOfLength(330)}@x.org` }, '23514'],
  ['early_access_signups', { company: '' }, '23514'],
  ['early_access_signups', { email: 'nobody' }, '23514'],
  ['early_access_signups', { role: 'king' }, '23514'],
  ['early_access_signups', { interested_feature: 'Everything' }, '23514'],
  ['early_access_signups', { source: 'elsewhere' }, '23514'],
  ['roi_calculator_submissions', { brand_name: '' }, '23514'],
  ['roi_calculator_submissions', { email: 'not an address' }, '23514'],
  ['roi_calculator_submissions', { profit_margin: null }, '23502'],
  ['roi_calculator_submissions', { profit_margin: 'NaN' }, '23514'],
  ['roi_calculator_submissions', { average_order_value: 'Infinity' }, '23514'],
  ['roi_calculator_submissions', { average_order_value: '1e5000' }, '23514'],
  ['roi_calculator_submissions', { viewers_per_event: 'many' }, '22P02'],
  ['live_selling_survey_responses', { full_name: '  ' }, '23514'],
  ['live_selling_survey_responses', { email: 'a@x.co\nb@y.co' }, '23514'],
  ['live_selling_survey_responses', { follower_count: -1 }, '23514'],
  ['live_selling_survey_responses', { follower_count: 1.5 }, '22P02'],
  ['live_selling_survey_responses', { hours_per_week: 0.5 }, '23514'],
  ['live_selling_survey_responses', { gone_live_before: null }, '23502'],
  ['live_selling_survey_responses', { content_type: 'cars' }, '23514'],
  ['live_selling_survey_responses', { comfortable_selling_categories: [] }, '23514'],
  ['live_selling_survey_responses', { comfortable_selling_categories: ['Cars'] }, '23514'],
  ['live_selling_survey_responses', { available_times: ['morning', null] }, '23514'],
  ['live_selling_survey_responses', { compensation_preferences: [] }, '23514'],
  ['live_selling_survey_responses', { languages_spoken: ['Klingon'] }, '23514'],
  ['live_selling_survey_responses', { gender: '' }, '23514'],
  ['live_selling_survey_responses', { intro_video_url: 'https://example.com/v.mp4' }, '23514'],
  ['contact_submissions', { inquiry_type: 'spam' }, '23514'],
  ['contact_submissions', { first_name: '' }, '23514'],
  ['contact_submissions', { email: 'a@x.co, b@y.co' }, '23514'],
  ['contact_submissions', { message: textOfLength(20_001) }, '23514'],
];

const acceptedChanges: [TableName, Record<string, unknown>][] = [
  ['early_access_signups', { role: '' }],
  ['early_access_signups', { role: null, interested_feature: 'All Services' }],
  ['roi_calculator_submissions', { average_order_value: 0 }],
  ['roi_calculator_submissions', { average_order_value: -1e308, viewers_per_event: 1e-300 }],
  ['live_selling_survey_responses', { follower_count: 0, hours_per_week: 1 }],
  ['contact_submissions', { message: textOfLength(10_000) }],
  ['contact_submissions', { email: 'text@text', company: 'X' }],
];

for (const backend of backends)
  describe(`the schema on the ${backend} database`, () => {
    const testApp = setUpApp(backend);

    for (const table of tables) {
      test(`stores the specified payload in ${table} exactly as sent`, async () => {
        const payload: Record<string, unknown> = payloads[table];
        const response = await insert(testApp.app, table, payload);
        assert.equal(response.statusCode, 201, response.body);
        const [row] = await testApp.query(`select to_jsonb(t) as json from ${table} t`);
        const { id, created_at, ...columns } = Object(row?.json) as Record<string, unknown>;
        assert.match(String(id), /^[0-9a-f]{8}-/);
        assert.ok(Math.abs(Date.parse(String(created_at)) - Date.now()) < 60_000);
        const isLowered = table === 'newsletter_subscribers' || table === 'roi_calculator_submissions';
        const email = isLowered ? String(payload.email).toLowerCase() : payload.email;
        const empty = Object.fromEntries(Object.keys(columns).map((column) => [column, null]));
        assert.deepEqual(columns, { ...empty, ...payload, email });
      });
    }

    test('rejects a duplicate newsletter email address regardless of case', async () => {
      const response = await insert(testApp.app, 'newsletter_subscribers', { email: 'READER@example.COM' });
      assert.equal(response.statusCode, 409);
      assert.equal(response.json().code, '23505');
      assert.equal(response.json().details, null);
    });

    for (const [table, change, code] of rejectedChanges) {
      const [[column, value] = []] = Object.entries(change);
      test(`rejects ${column} = ${JSON.stringify(value)?.slice(0, 40)} in ${table}`, async () => {
        const response = await insert(testApp.app, table, { ...payloads[table], ...change });
        assert.equal(response.statusCode, 400, response.body);
        assert.equal(response.json().code, code);
      });
    }

    for (const [table, change] of acceptedChanges) {
      test(`stores ${JSON.stringify(change).slice(0, 60)} in ${table}`, async () => {
        const response = await insert(testApp.app, table, { ...payloads[table], ...change });
        assert.equal(response.statusCode, 201, response.body);
      });
    }

    test('prevents visitors from setting an id or creation time, and from reading, changing or deleting rows', async () => {
      const good = payloads.contact_submissions;
      for (const column of ['id', 'created_at']) {
        const value = column === 'id' ? '00000000-0000-4000-8000-000000000000' : '2020-01-01';
        const response = await insert(testApp.app, 'contact_submissions', { ...good, [column]: value });
        assert.equal(response.statusCode, 401);
        assert.equal(response.json().code, '42501');
      }
      for (const table of tables) {
        for (const sql of [
          `select 1 from ${table}`,
          `delete from ${table}`,
          `update ${table} set email = 'x'`,
        ]) {
          await assert.rejects(
            testApp.database.asVisitor((client) => client.query(sql)),
            { code: '42501' },
            sql,
          );
        }
      }
    });

    test('lets the service role read and delete, but not write', async () => {
      await testApp.database.asOwner(async (client) => {
        await client.query('begin');
        await client.query('set local role service_role');
        const before = await client.query('select id from contact_submissions');
        assert.ok(before.rows.length > 0);
        const deleted = await client.query('delete from contact_submissions where id = $1', [
          before.rows[0].id,
        ]);
        assert.equal(deleted.rowCount, 1);
        await assert.rejects(client.query("insert into newsletter_subscribers (email) values ('a@b')"), {
          code: '42501',
        });
        await client.query('rollback');
      });
    });

    test('applies each migration once', async () => {
      assert.deepEqual(await migrate(testApp.database, silentLog), []);
    });
  });
