import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { backends } from '#tests/support/database/test-database.ts';
import { type DeskApp, sameOriginHeaders, setUpDesk } from '#tests/support/desk/app.ts';
import { hookSettings } from '#tests/support/hooks/run.ts';
import { createValidRequests, type SampleRequest } from '#tests/support/server/valid-requests.ts';

const longText = 'a'.repeat(100_000);
const hostileValues = ['\0', '\ud800', '__proto__', 'constructor', '-1', '9'.repeat(40), 'NaN', longText];
const hostilePathParts = ['%00', '%ED%A0%80', '%', '__proto__', '-1', '9'.repeat(40), longText];
const queryNames =
  'q view after before span email document ref limit page from to token state code id form status key'.split(
    ' ',
  );
const fieldNames =
  'email name text subject body refs status assignee note role password value path document changes hours days url events secret id key amount reason member view words order at'.split(
    ' ',
  );
const deepJson = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
const streamMilliseconds = 200;
const timeoutMilliseconds = 10_000;

function findRoutes(app: FastifyInstance): { method: HTTPMethods; path: string }[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part = '', methods = ''] =
        /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?(?: \{.*\})?$/.exec(line) ?? [];
      if (indent === undefined) return [];
      path.length = indent.length / 4;
      path.push(part);
      const whole = path.join('');
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => ({ method: method as HTTPMethods, path: whole }));
    });
}

/** Sends a request like the desk's own page. @param payload JSON text that replaces the request's body */
const send = (
  desk: DeskApp,
  cookie: string,
  { method, url, headers, sign }: SampleRequest,
  payload?: string,
  type = 'application/json',
) =>
  desk.app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...sameOriginHeaders,
      ...(cookie && { cookie }),
      ...(payload !== undefined && { 'content-type': type }),
      ...headers,
      ...(payload !== undefined && sign?.(payload)),
    },
    ...(payload !== undefined && { payload }),
  });

function* replaceOneValue(body: unknown, value: unknown): Generator<unknown> {
  yield value;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, inner] of Object.entries(body)) {
    for (const changed of replaceOneValue(inner, value)) {
      yield Array.isArray(body) ? body.with(Number(key), changed) : { ...body, [key]: changed };
    }
  }
}

const rawPlaceholder = '@@raw@@';
const invalidValues = [
  ...[
    null,
    true,
    -1,
    1e308,
    [],
    {},
    [[]],
    { a: {} },
    '',
    '\0',
    '\ud800',
    '__proto__',
    '9'.repeat(40),
    '+200000-01-01T00:00:00Z',
    longText,
  ].map((value) => JSON.stringify(value)),
  ...['NaN', '1e400', deepJson, '{"__proto__":{"x":1}}', `"\\ud800"`],
];

for (const backend of backends)
  describe(`malformed requests to every route on the ${backend} database`, () => {
    const desk = setUpDesk(backend, {
      ...hookSettings,
      RATE_LIMIT_PER_ADDRESS: '0',
      RATE_LIMIT_GLOBAL: '0',
    });

    test('returns no 5xx for malformed paths, queries and bodies', { timeout: 300_000 }, async () => {
      const routes = findRoutes(desk.app);
      assert.ok(routes.length > 50, `${routes.length} routes`);
      const failed: string[] = [];
      for (const { method, path } of routes) {
        const cookie = await desk.memberOf('admin');
        const requestUrl = async (url: string, payload?: string) => {
          const answer = await Promise.race([
            send(desk, cookie, { method, url }, payload),
            delay(path.endsWith('/events') ? streamMilliseconds : timeoutMilliseconds),
          ]);
          if (!answer && !path.endsWith('/events')) failed.push(`${method} ${url.slice(0, 90)}: no answer`);
          // The server in these tests runs without a built desk.
          const isUnbuilt = answer?.statusCode === 503 && answer.body.includes('The desk is not built yet');
          if (answer && answer.statusCode >= 500 && !isUnbuilt)
            failed.push(`${method} ${url.slice(0, 90)} ${payload?.slice(0, 60) ?? ''}: ${answer.statusCode}`);
        };
        const plain = path.replace(/:\w+|\*/g, 'x');
        if (plain !== path)
          for (const value of hostilePathParts) await requestUrl(path.replace(/:\w+|\*/g, value));
        if (method === 'GET') {
          for (const value of hostilePathParts)
            await requestUrl(
              `${plain}?${queryNames.map((name) => `${name}=${value.slice(0, 300)}`).join('&')}`,
            );
          for (const name of ['q', 'after', 'document', 'email'])
            await requestUrl(`${plain}?${name}=${longText}`);
          await requestUrl(
            `${plain}?${queryNames.map((name) => `${name}=a&${name}=b&${name}[x]=1`).join('&')}&__proto__=1`,
          );
          continue;
        }
        const bodies: unknown[] = [...hostileValues, [], {}, { a: {} }, -1, 1e308, null, true];
        for (const value of bodies)
          await requestUrl(
            plain,
            JSON.stringify(Object.fromEntries(fieldNames.map((name) => [name, value]))),
          );
        for (const payload of [
          '[]',
          'null',
          '"x"',
          '{',
          deepJson,
          '{"__proto__":{"x":1},"constructor":{"prototype":{}}}',
        ])
          await requestUrl(plain, payload);
      }
      assert.deepEqual(failed, []);
      assert.equal(({} as { x?: number }).x, undefined);
      assert.equal((await desk.app.inject({ url: '/healthz' })).statusCode, 200);
    });

    test('returns no 5xx when one value of a valid request is invalid', {
      timeout: 300_000,
    }, async () => {
      const admin = await desk.memberOf('admin');
      const failed: string[] = [];
      const needsProof = /\/(?:sign-in|account\/password|passkeys?)$/;
      const rejected: string[] = [];
      let asked = 0;
      const requestSample = async (request: SampleRequest, payload?: string) => {
        const { method, url } = request;
        asked += 1;
        const { statusCode } = await send(desk, admin, request, payload);
        if (statusCode >= 500)
          failed.push(`${method} ${url.slice(0, 90)} ${payload?.slice(0, 90) ?? ''}: ${statusCode}`);
        return statusCode;
      };
      const requests = await createValidRequests(desk, admin);
      for (const request of requests) {
        const { url, body } = request;
        if (body === undefined) {
          const status = await requestSample(request);
          assert.ok(status < 300 || url.includes('/mails/'), `${url}: ${status}`);
          const [path = '', query = ''] = url.split('?');
          for (const name of new URLSearchParams(query).keys()) {
            for (const value of [...hostilePathParts, '%EF%BB%BF', 'a&__proto__=1', `b&${name}=c`]) {
              await requestSample({
                ...request,
                url: `${path}?${query.replace(new RegExp(`\\b${name}=[^&]*`), `${name}=${value}`)}`,
              });
            }
          }
          continue;
        }
        const status = await requestSample(request, JSON.stringify(body));
        if (status >= 300 && !needsProof.test(url)) rejected.push(`${url}: ${status}`);
        for (const value of invalidValues) {
          for (const changed of replaceOneValue(body, rawPlaceholder))
            await requestSample(
              request,
              JSON.stringify(changed).replace(`"${rawPlaceholder}"`, () => value),
            );
        }
      }
      assert.deepEqual(failed, []);
      assert.deepEqual(rejected, [], 'valid requests are accepted');
      assert.ok(asked > 2_000, `${asked} requests`);
    });

    test('returns 401 without a session, and no 5xx for other roles and content types', async () => {
      const admin = await desk.memberOf('admin');
      const people = {
        agent: await desk.memberOf('agent'),
        editor: await desk.memberOf('editor'),
        nobody: '',
      };
      const wrong: string[] = [];
      for (const request of await createValidRequests(desk, admin)) {
        const { method, url, body } = request;
        const isOpen = /^\/(?:rest|hooks|desk\/api\/(?:invite|sign-in))\b/.test(url);
        for (const [who, cookie] of Object.entries(people)) {
          for (const type of [
            'application/json',
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/json; charset=utf-16',
          ]) {
            const payload = body === undefined ? undefined : JSON.stringify(body);
            const { statusCode } = await send(desk, cookie, request, payload, type);
            const isRejected =
              statusCode === 401 || (statusCode === 415 && !type.startsWith('application/json'));
            const isRight = who === 'nobody' && !isOpen ? isRejected : statusCode < 500;
            if (!isRight) wrong.push(`${method} ${url} ${who} ${type}: ${statusCode}`);
          }
        }
      }
      assert.deepEqual(wrong, []);
    });

    test('returns no 5xx for invalid or incomplete HTTP, and keeps serving', async () => {
      const { port } = new URL(desk.url);
      const sendRaw = (bytes: string) =>
        new Promise<string>((resolve) => {
          let answer = '';
          const socket = connect({ port: Number(port), host: 'localhost' }, () =>
            socket.end(Buffer.from(bytes, 'latin1')),
          );
          socket.on('data', (data) => {
            answer += data;
          });
          socket.on('error', () => {});
          socket.on('close', () => resolve(answer));
        });
      const head = 'host: localhost\r\ncontent-type: application/json\r\n';
      for (const bytes of [
        `GET /desk/api/leads/%zz HTTP/1.1\r\n${head}\r\n`,
        `GET /desk/api/leads/\x80\xff HTTP/1.1\r\n${head}\r\n`,
        `GET /\0 HTTP/1.1\r\n${head}\r\n`,
        `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${head}\r\n`,
        `GET / HTTP/1.1\r\n${head}x: ${'a'.repeat(100_000)}\r\n\r\n`,
        `GET / HTTP/1.1\r\n${head}cookie: desk=\xff\x01\r\n\r\n`,
        `POST /rest/v1/contact_submissions HTTP/1.1\r\n${head}content-length: 5\r\ncontent-length: 6\r\n\r\n{"a"}`,
        `POST /rest/v1/contact_submissions HTTP/1.1\r\n${head}content-length: -1\r\n\r\n{}`,
        `POST /rest/v1/contact_submissions HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}`,
        `POST /rest/v1/contact_submissions HTTP/1.1\r\n${head}content-length: 9\r\n\r\n{"a`,
        `POST /rest/v1/contact_submissions HTTP/1.1\r\n${head}apikey: anon-key\r\ncontent-length: 7\r\n\r\n{"a":\xff\xfe`,
        '\x16\x03\x01\x02\x00\x01\x00',
        '\r\n\r\n\r\n',
      ]) {
        assert.doesNotMatch(await sendRaw(bytes), /^HTTP\/1\.\d 5/, bytes.slice(0, 60));
      }
      assert.match(
        await sendRaw(`GET /healthz HTTP/1.1\r\n${head}connection: close\r\n\r\n`),
        /^HTTP\/1\.1 200/,
      );
    });
  });
