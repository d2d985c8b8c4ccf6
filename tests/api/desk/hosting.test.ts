import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { buildApp, buildDeskApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { addDesk } from '#server/desk/desk-plugin.ts';
import { type DeskApp, sameOriginHeaders, startDesk } from '#tests/support/desk/app.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const folder = temporaryFolder();
const script = 'console.log("desk")';
const files: Record<string, string | Buffer> = {
  'site/404.html': '<title>Not found</title>',
  'site/contact.html': '<title>Contact</title>',
  'desk/index.html': '<title>Desk</title>',
  'desk/index.html.br': brotliCompressSync('<title>Desk</title>'),
  'desk/assets/index.0a1b2c3d.js': script,
  'desk/assets/index.0a1b2c3d.js.br': brotliCompressSync(script),
};
const folders = { STATIC_DIR: join(folder, 'site'), DESK_DIR: join(folder, 'desk') };
const origin = 'https://desk.cue.example';

let desk: DeskApp;
const apps: FastifyInstance[] = [];

async function startAppWith(overrides: Record<string, string>): Promise<FastifyInstance> {
  const app = await buildApp(settings({ ...folders, ...overrides }), desk.database.database);
  apps.push(app);
  return app;
}

before(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  desk = await startDesk('embedded', folders);
});
after(async () => {
  for (const app of apps) await app.close();
  await desk.drop();
});

function removeDate({ statusCode, headers, rawPayload }: LightMyRequestResponse) {
  return { statusCode, headers: { ...headers, date: '' }, body: rawPayload.toString('base64') };
}

const paths = ['/desk', '/desk/', '/desk/leads/m-1', '/desk/assets/index.0a1b2c3d.js', '/desk/api/session'];
const requests: [method: InjectOptions['method'], url: string][] = [
  ...paths.flatMap((url) => [['GET', url] as const, ['HEAD', url] as const]),
  ['POST', '/desk/api/sign-in'],
  ['DELETE', '/desk/api/account/sessions'],
  ['OPTIONS', '/desk/api/people'],
].map(([method, url]) => [method as InjectOptions['method'], String(url)]);

for (const [who, environment, headers] of [
  ['for another host name', {}, { host: 'www.cue.example' }],
  ['for a network IP address', {}, { host: '192.168.1.20:3000' }],
  ['for a foreign host name that starts with localhost', {}, { host: 'localhost.evil.example' }],
  ['for localhost with user info', {}, { host: 'evil.example@localhost' }],
  ['through a proxy', {}, { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
  ['through a proxy with a Forwarded header', {}, { host: '127.0.0.1', forwarded: 'for=203.0.113.9' }],
  ['through a proxy with X-Real-IP', {}, { host: '127.0.0.1', 'x-real-ip': '203.0.113.9' }],
  ['for localhost with DESK_ORIGIN set', { DESK_ORIGIN: origin }, { host: 'localhost:3000' }],
  ['for the site’s host with DESK_ORIGIN set', { DESK_ORIGIN: origin }, { host: 'www.cue.example' }],
  ['for another port of DESK_ORIGIN', { DESK_ORIGIN: origin }, { host: 'desk.cue.example:8443' }],
  ['to a public server without a desk', { HOST: '0.0.0.0' }, { host: 'localhost:3000' }],
] as const) {
  test(`hides the desk from a request ${who}`, async () => {
    const app = await startAppWith(environment);
    for (const [method, url] of requests) {
      const get = (path: string) => app.inject({ method: method ?? 'GET', url: path, headers });
      assert.deepEqual(
        removeDate(await get(url)),
        removeDate(await get('/unknown/path')),
        `${method} ${url}`,
      );
    }
  });
}

test('serves the desk for local host names on any port', async () => {
  for (const host of [
    'localhost',
    'localhost:80',
    'localhost:3000',
    '127.0.0.1:4000',
    '[::1]:3000',
    'LOCALHOST:3000',
  ]) {
    const page = await desk.app.inject({ url: '/desk/leads/m-1', headers: { host } });
    assert.equal(page.statusCode, 200, host);
    assert.match(page.body, /<title>Desk/);
    assert.equal(
      (await desk.app.inject({ url: '/desk/api/session', headers: { host } })).statusCode,
      401,
      host,
    );
  }
});

test('serves the desk for the host in DESK_ORIGIN, no matter where the server listens', async () => {
  const app = await startAppWith({ DESK_ORIGIN: origin, HOST: '0.0.0.0' });
  for (const host of ['desk.cue.example', 'desk.cue.example:443', 'DESK.cue.example']) {
    const proxied = { host, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    assert.equal((await app.inject({ url: '/desk', headers: proxied })).statusCode, 200, host);
  }
});

test('serves site pages byte for byte the same with and without a desk', async () => {
  const without = await startAppWith({ HOST: '0.0.0.0' });
  for (const url of ['/contact', '/unknown', '/healthz', '/contact/']) {
    const headers = { host: 'localhost:3000' };
    assert.deepEqual(
      removeDate(await desk.app.inject({ url, headers })),
      removeDate(await without.inject({ url, headers })),
      url,
    );
  }
});

test('never caches the page, caches assets permanently, and returns 404 for missing assets', async () => {
  const get = (url: string) =>
    desk.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'br' } });
  for (const url of ['/desk', '/desk/', '/desk/leads/m-1', '/desk/invite/some-token', '/desk/index.html']) {
    const page = await get(url);
    assert.equal(page.headers['cache-control'], 'no-store', url);
    assert.ok(page.body.length < 1_500, `${url}: one packet without compression`);
  }
  const asset = await get('/desk/assets/index.0a1b2c3d.js');
  assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(asset.headers['content-encoding'], 'br');
  assert.equal((await get('/desk/assets/index.ffffffff.js')).statusCode, 404);
});

test('blocks foreign sources and search engines on the desk page and API', async () => {
  for (const url of ['/desk', '/desk/api/session', '/desk/api/sign-in', '/desk/api/nothing']) {
    const { headers } = await desk.app.inject({ url, headers: { host: 'localhost' } });
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self' blob:; font-src 'self'; " +
        "connect-src 'self'; frame-src http://localhost/desk/preview/; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'",
      url,
    );
    assert.equal(headers['x-robots-tag'], 'noindex', url);
    assert.equal(headers['cache-control'], 'no-store', url);
    assert.equal(headers['referrer-policy'], 'same-origin', url);
    assert.equal(headers['access-control-allow-origin'], undefined, url);
  }
});

test('serves only the desk and its health check when it runs without the site', async () => {
  const app = await buildDeskApp(settings(folders), desk.database.database);
  apps.push(app);
  const getStatus = async (url: string) =>
    (await app.inject({ url, headers: { host: 'localhost' } })).statusCode;
  assert.equal(await getStatus('/desk'), 200);
  assert.equal(await getStatus('/healthz'), 200);
  assert.equal(await getStatus('/desk/api/session'), 401);
  assert.equal(await getStatus('/'), 302);
  for (const url of ['/contact', '/rest/v1/contact_submissions', '/index.html'])
    assert.equal(await getStatus(url), 404, url);
  assert.equal((await app.inject({ url: '/', headers: { host: 'evil.example' } })).statusCode, 404);
});

type ApiRoute = { method: string; url: string; roles: string[]; open: boolean; takesFile: boolean };

/** Finds every registered API route, so that the tests also cover new routes. */
async function findApiRoutes(): Promise<ApiRoute[]> {
  const app = Fastify();
  const found: ApiRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/desk/api')) return;
    const { roles = [], open = false, takesFile = false } = config ?? {};
    for (const one of [method].flat()) found.push({ method: one, url, roles, open, takesFile });
  });
  const { database } = desk.database;
  const config = settings(folders);
  await addDesk(app, {
    config,
    database,
    staff: createStaffDatabase(database),
    log: silentLog,
    nudge: () => {},
  });
  await app.ready();
  await app.close();
  return found;
}

function createRequestTo({ method, url, takesFile }: ApiRoute, cookie: string): InjectOptions {
  const path = url.replace(/:id\b/, '11111111-1111-4111-8111-111111111111').replace(/:\w+|\*/g, 'm-1');
  return {
    method: method as NonNullable<InjectOptions['method']>,
    url: path,
    headers: {
      ...sameOriginHeaders,
      ...(cookie && { cookie }),
      'content-type': takesFile ? 'application/octet-stream' : 'application/json',
    },
    ...(['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && { payload: '{}' }),
  };
}

test('enforces the declared roles of every route', async () => {
  const routes = await findApiRoutes();
  assert.ok(routes.length > 25, `${routes.length} routes`);
  for (const route of routes) {
    const name = `${route.method} ${route.url}`;
    assert.ok(route.open !== route.roles.length > 0, `${name} names roles, or is open`);
    if (route.open) continue;
    assert.equal((await desk.app.inject(createRequestTo(route, ''))).statusCode, 401, name);
    for (const role of ['agent', 'editor'] as const) {
      if (route.roles.includes(role)) continue;
      const cookie = await desk.memberOf(role);
      assert.equal(
        (await desk.app.inject(createRequestTo(route, cookie))).statusCode,
        403,
        `${name} as ${role}`,
      );
    }
  }
});

/** The table in docs/operating.md. The first matching row applies. */
const rolesByPath = [
  ['', /^\S+ \/(?:sign-in|sign-out|invite)(?:\/|$)/],
  ['admin', /^\S+ \/(?:access|connections|erasure|export|people|subscribers)(?:\/|$)|^PUT \/settings$/],
  [
    'admin agent',
    /^\S+ \/(?:account\/notifications|blocked-senders|leads|numbers|overview|quarantine|received|saved-replies|settings|trial-lead|trial-mail)(?:\/|$)/,
  ],
  ['admin editor', /^\S+ \/(?:content|preview)(?:\/|$)/],
  ['admin agent editor', /^\S+ \/(?:account|session|events|\*)(?:\/|$)/],
] as const;

test('allows exactly the roles of its area on each route', async () => {
  for (const { method, url, roles } of await findApiRoutes()) {
    const name = `${method} ${url.slice('/desk/api'.length)}`;
    const [expected] = rolesByPath.find(([, routes]) => routes.test(name)) ?? [];
    assert.equal(roles.toSorted().join(' '), expected, name);
  }
});

test('refuses NUL and unpaired surrogates in the path, query and body of every route', async () => {
  const cookie = await desk.memberOf('admin');
  const accepted: string[] = [];
  for (const route of await findApiRoutes()) {
    if (!['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(route.method)) continue;
    const plain = createRequestTo(route, cookie);
    const bodies = ['a\0b', '\ud800', 'a\udfffb'].map((text) => ({
      ...plain,
      payload: JSON.stringify({ text, email: text, name: text, note: text, refs: [text] }),
    }));
    for (const one of [
      { ...plain, url: `${plain.url}?q=%00` },
      ...(/[:*]/.test(route.url) ? [{ ...plain, url: route.url.replace(/:\w+|\*/g, 'C-%00') }] : []),
      ...(plain.payload && !route.takesFile ? bodies : []),
    ]) {
      const { statusCode } = await desk.app.inject(one);
      if (statusCode < 400 || statusCode >= 500)
        accepted.push(`${route.method} ${one.url} ${one.payload}: ${statusCode}`);
    }
  }
  assert.deepEqual(accepted, []);
});

test('denies everyone access to a route without declared roles', async () => {
  const app = Fastify();
  const { database } = desk.database;
  app.addHook('onRoute', (route) => {
    if (route.url === '/desk/api/people') route.config = {};
  });
  const config = settings(folders);
  await addDesk(app, {
    config,
    database,
    staff: createStaffDatabase(database),
    log: silentLog,
    nudge: () => {},
  });
  const cookie = await desk.memberOf('admin');
  const answer = await app.inject({ url: '/desk/api/people', headers: { ...sameOriginHeaders, cookie } });
  assert.equal(answer.statusCode, 403);
  await app.close();
});

const deskOriginHeaders = {
  host: 'localhost:3000',
  'sec-fetch-site': 'same-origin',
  origin: 'http://localhost:3000',
};
const jsonHeaders = { 'content-type': 'application/json' };
const body = JSON.stringify({ name: 'Mallory' });

for (const [what, status, headers, payload] of [
  [
    'a cross-site form',
    403,
    { ...deskOriginHeaders, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'name=Mallory',
  ],
  [
    'a same-site form from another port',
    403,
    { ...deskOriginHeaders, ...jsonHeaders, 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' },
    body,
  ],
  [
    'a same-origin form post',
    415,
    { ...deskOriginHeaders, 'content-type': 'application/x-www-form-urlencoded' },
    'name=Mallory',
  ],
  ['JSON sent as text', 415, { ...deskOriginHeaders, 'content-type': 'text/plain' }, body],
  ['JSON without a content type', 415, deskOriginHeaders, body],
  [
    'JSON from another origin',
    403,
    { ...deskOriginHeaders, ...jsonHeaders, origin: 'https://evil.example' },
    body,
  ],
  ['JSON with the origin null', 403, { ...deskOriginHeaders, ...jsonHeaders, origin: 'null' }, body],
  [
    'an old browser’s JSON from another origin',
    403,
    { host: deskOriginHeaders.host, ...jsonHeaders, origin: 'https://evil.example' },
    body,
  ],
  [
    'a request typed into the address bar',
    403,
    { ...deskOriginHeaders, ...jsonHeaders, 'sec-fetch-site': 'none' },
    body,
  ],
  ['JSON without origin headers', 403, { host: deskOriginHeaders.host, ...jsonHeaders }, body],
  ['a request without body and origin headers', 403, { host: deskOriginHeaders.host }, ''],
  [
    'an old browser’s request without a body',
    415,
    { host: deskOriginHeaders.host, origin: deskOriginHeaders.origin },
    '',
  ],
] as const) {
  test(`rejects ${what} with ${status} and changes nothing`, async () => {
    const cookie = await desk.memberOf('agent', { name: 'Ada' });
    const id = await desk.idOf(cookie);
    for (const method of ['PATCH', 'POST', 'DELETE', 'PUT'] as const) {
      const answer = await desk.app.inject({
        method,
        url: '/desk/api/account',
        headers: { ...headers, cookie },
        ...(payload !== '' && { payload }),
      });
      assert.equal(answer.statusCode, status, method);
    }
    const out = await desk.app.inject({
      method: 'POST',
      url: '/desk/api/sign-out',
      headers: { ...headers, cookie },
      ...(payload !== '' && { payload }),
    });
    assert.equal(out.statusCode, status);
    const [row] = await desk.database.query('select name from staff.member where id = $1', [id]);
    assert.equal(row?.name, 'Ada');
    assert.equal((await desk.fetch(cookie, 'GET', 'account')).statusCode, 200);
  });
}

test("accepts requests from the desk's page, and from old browsers with the right origin", async () => {
  const cookie = await desk.memberOf('agent');
  for (const headers of [
    deskOriginHeaders,
    { host: deskOriginHeaders.host, origin: deskOriginHeaders.origin },
    sameOriginHeaders,
  ]) {
    const answer = await desk.app.inject({
      method: 'PATCH',
      url: '/desk/api/account',
      headers: { ...headers, ...jsonHeaders, cookie },
      payload: JSON.stringify({ name: 'Ada L.' }),
    });
    assert.equal(answer.statusCode, 204);
  }
  const empty = { ...deskOriginHeaders, cookie };
  const out = await desk.app.inject({ method: 'POST', url: '/desk/api/sign-out', headers: empty });
  assert.equal(out.statusCode, 204);
});

test('changes nothing on GET requests', async () => {
  const cookie = await desk.memberOf('admin');
  const tables = ['member', 'session', 'invite', 'passkey', 'setting', 'promise', 'lead', 'job'];
  const dumpTables = async () =>
    Promise.all(
      tables.map((name) => desk.database.query(`select to_jsonb(t) - 'seen_at' from staff.${name} as t`)),
    );
  const before = await dumpTables();
  for (const route of await findApiRoutes()) {
    // An event stream stays open.
    if (route.method !== 'GET' || route.url.endsWith('/events')) continue;
    await desk.app.inject(createRequestTo(route, cookie));
  }
  assert.deepEqual(await dumpTables(), before);
});

test('limits a request body to 64 KB', async () => {
  const cookie = await desk.memberOf('agent');
  const answer = await desk.fetch(cookie, 'PATCH', 'account', { name: 'x'.repeat(65_536) });
  assert.equal(answer.statusCode, 413);
});

test('rejects settings that would send passwords unencrypted', () => {
  for (const [name, value] of [
    ['DESK_ORIGIN', 'http://desk.example.com'],
    ['DESK_ORIGIN', 'https://desk.example.com/desk'],
    ['DESK_ORIGIN', '*'],
    ['OPENID_ISSUER', 'http://id.example.com'],
    ['OPENID_ISSUER', 'https://id.example.com'],
  ] as const) {
    assert.throws(() => readConfig({ [name]: value }), /DESK_ORIGIN|OPENID/, value);
  }
  assert.equal(readConfig({ DESK_ORIGIN: 'http://localhost:3000' }).DESK_ORIGIN, 'http://localhost:3000');
});
