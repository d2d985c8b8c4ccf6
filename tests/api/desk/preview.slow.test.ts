import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { escapeAttribute } from '#build/page/page-source.ts';
import type { PreviewResponse } from '#shared/desk/preview.ts';
import { type DeskApp, sameOriginHeaders, startDesk } from '#tests/support/desk/app.ts';
import { findPreviewProcesses } from '#tests/support/desk/preview-processes.ts';
import { until } from '#tests/support/run/until.ts';

type PageContent = {
  head: { title: string };
  hero: { title: string };
  packages: { items: { name: string; price: string }[] };
};

const readPublished = (): PageContent =>
  parse(readFileSync('src/content/pages/live-production.yaml', 'utf8'));
const readyTimeoutMilliseconds = 120_000;

let desk: DeskApp;
let ada: string;

before(async () => {
  desk = await startDesk('embedded', { PREVIEW_IDLE_SECONDS: '3' });
  ada = await desk.memberOf('editor');
});
after(() => desk.drop());

async function requestPreview(body: unknown, who = ada): Promise<PreviewResponse> {
  return (await desk.fetch(who, 'POST', 'preview', body)).json();
}

async function waitForPreview(document: string, value?: unknown): Promise<PreviewResponse> {
  const deadline = Date.now() + readyTimeoutMilliseconds;
  for (;;) {
    const response = await requestPreview({ document, ...(value !== undefined && { value }) });
    if (response.state !== 'preparing' || Date.now() > deadline) return response;
    await delay(200);
  }
}

const get = (url: string, cookie: string, headers: Record<string, string> = {}) =>
  desk.app.inject({ url, headers: { host: sameOriginHeaders.host, ...(cookie && { cookie }), ...headers } });

async function renderPage(document: string, value?: unknown): Promise<string> {
  const response = await waitForPreview(document, value);
  if (response.state !== 'fresh') throw new Error(JSON.stringify(response));
  return (await get(response.address, ada)).body;
}

test("shows the agency's settings on the page that uses them", async () => {
  const settings = parse(readFileSync('src/content/site.yaml', 'utf8'));
  settings.brand = 'Lumen';
  settings.offices[0].street = '1 Studio Street';
  settings.openings.joinDiscord = 'https://chat.lumen.live';
  const html = await renderPage('site', settings);
  assert.match(html, /data-content="site#brand"[^>]*>(?:<[^>]*>|[^<])*Lumen/);
  assert.match(html, /data-content="[^"]*site#offices\/0\/street[^"]*"[^>]*>[^<]*1 Studio Street/);
  const response = await requestPreview({ document: 'site', value: settings, part: 'joinDiscord' });
  assert.ok(response.state === 'fresh');
  assert.match((await get(response.address, ada)).body, /href="https:\/\/chat\.lumen\.live"/);
  assert.doesNotMatch(await renderPage('contact'), /Lumen|1 Studio Street/);
});

test('renders a page with unpublished text and marks each element with its field', async () => {
  const words = readPublished();
  const [first] = words.packages.items;
  if (first) first.name = 'Studio Feather';
  const html = await renderPage('live-production', words);
  assert.match(html, /<h3[^>]* data-content="live-production#packages\/items\/0\/name"[^>]*>Studio Feather</);
  assert.doesNotMatch(html, /[\uE000-\uF8FF]/);
  assert.doesNotMatch(await renderPage('live-production'), /Studio Feather/);
});

test('reports a schema violation with its field', async () => {
  const response = await waitForPreview('live-production', {
    ...readPublished(),
    head: { ...readPublished().head, title: 'x'.repeat(71) },
  });
  if (response.state !== 'wrong') throw new Error(JSON.stringify(response));
  assert.deepEqual(
    response.problems.map(({ document, path }) => [document, path]),
    [['live-production', ['head', 'title']]],
  );
});

test('renders typed markup as plain text', async () => {
  for (const text of [
    '<script>alert(1)</script>',
    '</script><img src=x onerror=alert(1)>',
    '{} {1} --- &a *a \t 👩‍🚀',
    '" onload="alert(1)',
    'long '.repeat(20_000),
  ]) {
    const words = readPublished();
    words.hero.title = text;
    const html = await renderPage('live-production', words);
    assert.doesNotMatch(html, /<script>alert|<img src=x| onload="alert/, text.slice(0, 40));
    assert.match(html, /<\/footer>/);
  }
});

test('limits previews to admins and editors, and each preview to its owner', async () => {
  const response = await waitForPreview('live-production');
  if (response.state !== 'fresh') throw new Error(JSON.stringify(response));
  const agent = await desk.memberOf('agent');
  const admin = await desk.memberOf('admin');
  assert.equal((await desk.fetch('', 'POST', 'preview', { document: 'home' })).statusCode, 401);
  assert.equal((await desk.fetch(agent, 'POST', 'preview', { document: 'home' })).statusCode, 403);
  assert.equal((await get(response.address, '')).statusCode, 401);
  assert.equal((await get(response.address, agent)).statusCode, 403);
  assert.equal((await get(response.address, admin)).statusCode, 404);
  assert.equal((await get('/desk/preview/media/stage-loop.webp', agent)).statusCode, 403);
  assert.equal((await get('/desk/preview/media/stage-loop.webp', ada)).statusCode, 200);
  const elsewhere = await desk.app.inject({
    method: 'POST',
    url: '/desk/api/preview',
    headers: {
      ...sameOriginHeaders,
      'sec-fetch-site': 'cross-site',
      cookie: ada,
      'content-type': 'application/json',
    },
    payload: '{"document":"home"}',
  });
  assert.equal(elsewhere.statusCode, 403);
});

test('allows only the desk to frame a preview page, and blocks its outgoing requests', async () => {
  const response = await waitForPreview('contact');
  if (response.state !== 'fresh') throw new Error(JSON.stringify(response));
  const { headers, body } = await get(response.address, ada);
  assert.equal(
    headers['content-security-policy'],
    `connect-src http://localhost:3000/desk/preview/; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-same-origin`,
  );
  assert.equal(headers['speculation-rules'], undefined);
  assert.equal(headers['cache-control'], 'no-store');
  assert.match(body, /<meta http-equiv="content-security-policy" content="[^"]*script-src 'self' 'sha256-/);
  assert.match(
    String((await get('/desk', ada)).headers['content-security-policy']),
    /frame-src http:\/\/localhost:3000\/desk\/preview\/;/,
  );
});

test('serves the scripts, styles and data of a preview page', async () => {
  const html = await renderPage('services');
  const files = [...html.matchAll(/"(\/desk\/preview\/[^"]+)"/g)].map(([, file = '']) => file);
  assert.ok(
    files.some((file) => file.includes('/_astro/')) && files.some((file) => file.includes('/fetched/')),
  );
  for (const file of new Set(files)) {
    const { statusCode, headers } = await get(file, ada);
    assert.equal(statusCode, 200, file);
    const isKept = /\/_astro\/|\.[0-9a-f]{8}\./.test(file);
    assert.match(
      String(headers['cache-control']),
      isKept ? /^private, .*immutable$/ : /^(?:private|no-store)/,
      file,
    );
  }
  for (const file of ['_astro/..%2f..%2fserver/entry.mjs', '_astro/none.js', 'fetched/none.js', 'page']) {
    const { statusCode, headers } = await get(`/desk/preview/${file}`, ada);
    assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store'], file);
  }
});

test('reports an unknown document and a request without a document', async () => {
  assert.deepEqual(await waitForPreview('nobody'), { state: 'none', reason: 'no-page' });
  assert.equal((await desk.fetch(ada, 'POST', 'preview', { value: 1 })).statusCode, 400);
});

test('restarts a killed preview process on the next request', async () => {
  await waitForPreview('live-production');
  const [pid = 0] = findPreviewProcesses();
  process.kill(pid, 'SIGKILL');
  await until(async () => assert.deepEqual(findPreviewProcesses(), []));
  const { title } = readPublished().head;
  assert.ok((await renderPage('live-production')).includes(escapeAttribute(title)), title);
  assert.notEqual(findPreviewProcesses()[0], pid);
});

test('stops an idle preview process to free memory', async () => {
  await waitForPreview('live-production');
  assert.equal(findPreviewProcesses().length, 1);
  await until(async () => assert.deepEqual(findPreviewProcesses(), []), 8_000);
});

test('reports that previews are turned off', async () => {
  const other = await startDesk('embedded', { PREVIEW: 'false' });
  try {
    const who = await other.memberOf('editor');
    const { statusCode, body } = await other.fetch(who, 'POST', 'preview', { document: 'home' });
    assert.deepEqual([statusCode, JSON.parse(body)], [200, { state: 'none', reason: 'not-here' }]);
  } finally {
    await other.drop();
  }
});
