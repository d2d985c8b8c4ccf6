import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { backends } from '#tests/support/database/test-database.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

const table = 'contact_submissions';
const validPayload = payloads[table];
const validJson = JSON.stringify(validPayload);

for (const backend of backends)
  describe(`malformed input on the ${backend} database`, () => {
    const testApp = setUpApp(backend);

    const post = (
      payload: string | Buffer,
      headers: Record<string, string> = {},
      url = `/rest/v1/${table}`,
    ) =>
      testApp.app.inject({
        method: 'POST',
        url,
        headers: { apikey: 'anon-key', 'content-type': 'application/json', ...headers },
        payload,
      });
    const countRows = async () => (await testApp.query(`select from ${table}`)).length;

    async function expectAllRejected(
      requests: Iterable<ReturnType<typeof post>>,
      codes: number[] = [400],
    ): Promise<number> {
      const before = await countRows();
      let sent = 0;
      for await (const response of requests) {
        assert.ok(codes.includes(response.statusCode), `${response.statusCode} ${response.body}`);
        assert.deepEqual(Object.keys(response.json()).toSorted(), ['code', 'details', 'hint', 'message']);
        sent += 1;
      }
      assert.equal(await countRows(), before);
      return sent;
    }

    test('rejects every truncation of a valid body', async (context) => {
      const sent = await expectAllRejected(
        Array.from(validJson, (_, length) => post(validJson.slice(0, length))),
      );
      context.diagnostic(`${sent} refused`);
    });

    test('rejects more than ten rows in one request', async () => {
      const postRows = (count: number) =>
        post(JSON.stringify(Array.from({ length: count }, () => validPayload)));
      await expectAllRejected([postRows(11)]);
      const before = await countRows();
      assert.equal((await postRows(10)).statusCode, 201);
      assert.equal(await countRows(), before + 10);
    });

    test('rejects bodies of random bytes', async (context) => {
      const sent = await expectAllRejected(Array.from({ length: 500 }, (_, size) => post(randomBytes(size))));
      context.diagnostic(`${sent} refused`);
    });

    test('rejects text that is not valid UTF-8 instead of replacing characters', async () => {
      const bytes = Buffer.from(JSON.stringify({ ...validPayload, message: '??' }));
      bytes.set([0xc3, 0x28], bytes.indexOf('??'));
      await expectAllRejected([post(bytes)]);
    });

    test('rejects deeply nested JSON', async () => {
      const nest = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
      await expectAllRejected([
        post(nest('[', ']', 15_000)),
        post(nest('{"a":', '}', 5_000).replace('}', '1}')),
        post(validJson.replace('null', nest('[', ']', 14_000))),
      ]);
    });

    test('rejects values of the wrong type', async () => {
      const survey = payloads.live_selling_survey_responses;
      for (const [column, value] of [
        ['follower_count', 'many'],
        ['follower_count', {}],
        ['follower_count', 1e300],
        ['gone_live_before', 'perhaps'],
        ['gone_live_before', 2],
        ['hours_per_week', []],
        ['available_times', 'evening'],
        ['available_times', { a: 1 }],
        ['available_times', [['evening'], ['morning', 'evening']]],
        ['content_type', { a: 1 }],
      ] as const) {
        const response = await insert(testApp.app, 'live_selling_survey_responses', {
          ...survey,
          [column]: value,
        });
        assert.equal(response.statusCode, 400, `${column} ${JSON.stringify(value)} ${response.body}`);
      }
    });

    test('rejects JSON bodies that are not rows', async () => {
      await expectAllRejected(
        ['null', '1', '"text"', 'true', '[1]', '[null]', '[[]]', `[${validJson},1]`].map((body) =>
          post(body),
        ),
      );
    });

    test('uses the last value of a repeated key', async () => {
      const body = validJson
        .replace('{', '{"first_name":"First","first_name":"Last",')
        .replace('"first_name":"Lin",', '');
      assert.equal((await post(body)).statusCode, 201);
      assert.equal((await testApp.query(`select from ${table} where first_name = 'Last'`)).length, 1);
    });

    test('treats keys such as __proto__ as unknown columns', async () => {
      const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', ''];
      await expectAllRejected(
        keys.map((key) => post(validJson.replace('{', `{${JSON.stringify(key)}:{"email":"x@x"},`))),
      );
      assert.equal(({} as Record<string, unknown>).email, undefined);
    });

    test('stores SQL in any field as text', async (context) => {
      const sql = [
        "'; drop table contact_submissions; --",
        '"; drop table contact_submissions; --',
        '$1; delete from contact_submissions',
        "') on conflict do nothing; --",
        'x") select 1; --',
        'pg_sleep(5)',
      ];
      const requests = sql.flatMap((text) => {
        const encoded = encodeURIComponent(text);
        return [
          post(validJson, {}, `/rest/v1/${encoded}`),
          post(validJson, {}, `/rest/v1/${table}?columns=${encoded}`),
          post(
            validJson,
            {},
            `/rest/v1/${table}?columns=${encodeURIComponent(`"${text.replaceAll('"', '\\"')}"`)}`,
          ),
          post(validJson, {}, `/rest/v1/${table}?${encoded}=eq.1`),
          post(validJson, {}, `/rest/v1/${table}?on_conflict=${encoded}`),
          post(validJson, { 'content-profile': text }),
          post(validJson.replace('{', `{${JSON.stringify(text)}:1,`)),
          post(validJson, { prefer: `handling=strict, ${text}` }),
          post(validJson, { 'idempotency-key': `${text} `.repeat(20) }),
          post(validJson, { apikey: text }),
        ];
      });
      context.diagnostic(`${await expectAllRejected(requests, [400, 401, 404, 406])} refused`);
      const stored = await post(JSON.stringify({ ...validPayload, message: sql.join('\n') }), {
        'idempotency-key': "';drop--",
      });
      assert.equal(stored.statusCode, 201);
      assert.equal(
        (await testApp.query(`select from ${table} where message = $1`, [sql.join('\n')])).length,
        1,
      );
    });

    test('rejects reads with the public key by any method or path', async (context) => {
      const paths = [
        '',
        '?select=*',
        '?select=email&limit=1',
        '?email=eq.Lin@Example.com',
        '?select=count',
        '?order=id',
      ];
      let refused = 0;
      for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const) {
        for (const path of paths) {
          const response = await testApp.app.inject({
            method,
            url: `/rest/v1/${table}${path}`,
            headers: { apikey: 'anon-key', prefer: 'return=representation', range: '0-9' },
          });
          assert.equal(response.statusCode, 401, `${method} ${path}`);
          assert.doesNotMatch(response.body, /example\.com/i);
          refused += 1;
        }
      }
      for (const url of [
        '/rest/v1',
        '/rest/v1/',
        '/rest/v1/rpc/version',
        '/rest/v1/pg_roles',
        '/rest/v1/auth.users',
      ]) {
        const response = await testApp.app.inject({ url, headers: { apikey: 'anon-key' } });
        assert.equal(response.statusCode, 404, url);
        refused += 1;
      }
      context.diagnostic(`${refused} refused`);
    });

    test('rejects media types other than JSON and URL-encoded forms', async () => {
      for (const type of [
        'text/csv',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/xml',
        'nonsense',
      ]) {
        const response = await post(validJson, { 'content-type': type });
        assert.equal(response.statusCode, 415, type);
        assert.equal(response.json().code, 'PGRST107');
      }
      assert.equal(
        (await post(validJson, { 'content-type': 'application/json; charset=utf-8' })).statusCode,
        201,
      );
    });
  });
