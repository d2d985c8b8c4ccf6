import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { settings } from '#tests/support/server/settings.ts';

const home = `<!doctype html><title>Home</title>${'<p>Live selling</p>'.repeat(50)}`;
const siteFiles: Record<string, string | Buffer> = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'index.html.gz': gzipSync(home),
  'contact.html': '<title>Contact</title>',
  'about/index.html': '<title>About</title>',
  '404.html': '<title>Not found</title>',
  '_astro/app.abc123.js': 'export {}',
  'social/home.0a1b2c3d.png': 'a picture',
  'media/stage-loop.webp': 'a picture',
  'art/upload.0a1b2c3d.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'art/upload-640.0a1b2c3d.avif': 'a picture',
  'prefetch.speculationrules': '{}',
  _headers: '/*',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '.secret/key.txt': 'not for the web',
  'clip.mp4': Buffer.from('0123456789'),
};
const folder = temporaryFolder();
let app: FastifyInstance;

before(async () => {
  for (const [name, content] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(folder, '../cuelight-outside.txt'), 'outside');
  app = await buildApp(settings({ STATIC_DIR: folder }), unreachableDatabase);
});
after(async () => {
  await app.close();
  rmSync(join(folder, '../cuelight-outside.txt'));
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('serves pages without a trailing slash, in both output formats of the build', async () => {
  for (const [url, title] of [
    ['/', 'Home'],
    ['/contact', 'Contact'],
    ['/about', 'About'],
    ['/about?utm_source=x', 'About'],
  ] as const) {
    const response = await get(url);
    assert.equal(response.statusCode, 200, url);
    assert.match(response.body, new RegExp(`<title>${title}`));
    assert.equal(response.headers['content-type'], 'text/html; charset=utf-8');
  }
});

test('redirects other spellings of a URL to the canonical one in a single redirect', async () => {
  for (const [url, address] of [
    ['/contact/', '/contact'],
    ['/contact.html', '/contact'],
    ['/about/', '/about'],
    ['/about/index.html?a=1', '/about?a=1'],
    ['/index.html', '/'],
  ] as const) {
    const response = await get(url);
    assert.equal(response.statusCode, 308, url);
    assert.equal(response.headers.location, address);
    assert.equal((await get(address)).statusCode, 200);
  }
});

test('serves the 404 page with status 404 for an unknown path', async () => {
  for (const url of [
    '/nope',
    '/contact/x',
    '/404',
    '/404.html',
    '//contact',
    '/index.html.br',
    '/_headers',
  ]) {
    const response = await get(url);
    assert.equal(response.statusCode, 404, url);
    assert.match(response.body, /Not found/);
  }
});

test('serves no files outside the folder, no matter how the path is spelled', async () => {
  for (const url of [
    '/../cuelight-outside.txt',
    '/%2e%2e/cuelight-outside.txt',
    '/..%2fcuelight-outside.txt',
    '/_astro/..%5c..%5ccuelight-outside.txt',
    '/%2e%2e%00/cuelight-outside.txt',
    '/contact%00.html',
  ]) {
    assert.equal((await get(url)).statusCode, 404, url);
  }
});

test('sends the smallest encoding that the browser accepts', async () => {
  const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), home);
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(gzip.rawPayload).toString(), home);
  const plain = await get('/');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(plain.body, home);
  assert.equal(plain.headers.vary, 'accept-encoding');
  assert.notEqual(plain.headers.etag, brotli.headers.etag);
});

test('caches hashed files permanently and other files for an hour, and revalidates pages', async () => {
  for (const [url, cacheControl, type] of [
    ['/_astro/app.abc123.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/social/home.0a1b2c3d.png', 'public, max-age=31536000, immutable', 'image/png'],
    ['/media/stage-loop.webp', 'public, max-age=3600', 'image/webp'],
    ['/contact', 'no-cache', 'text/html; charset=utf-8'],
  ] as const) {
    const { headers } = await get(url);
    assert.equal(headers['cache-control'], cacheControl, url);
    assert.equal(headers['content-type'], type, url);
  }
});

test('returns 304 for cached files, separately for each encoding', async () => {
  for (const [url, encoding] of [
    ['/', 'br'],
    ['/', 'identity'],
    ['/clip.mp4', 'identity'],
  ] as const) {
    const first = await get(url, { 'accept-encoding': encoding });
    const known = { 'accept-encoding': encoding, 'if-none-match': `"other", W/${first.headers.etag}` };
    const again = await get(url, known);
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
    for (const name of ['etag', 'cache-control', 'vary']) {
      assert.equal(again.headers[name], first.headers[name], `${url} ${name}`);
    }
  }
  const brotli = await get('/', { 'accept-encoding': 'br' });
  assert.equal((await get('/', { 'if-none-match': String(brotli.headers.etag) })).statusCode, 200);
});

test('sends the speculation rules header only with pages', async () => {
  for (const url of ['/', '/about', '/nope']) {
    assert.equal((await get(url)).headers['speculation-rules'], '"/prefetch.speculationrules"', url);
  }
  for (const url of ['/_astro/app.abc123.js', '/robots.txt', '/healthz']) {
    assert.equal((await get(url)).headers['speculation-rules'], undefined, url);
  }
  const rules = await get('/prefetch.speculationrules');
  assert.equal(rules.headers['content-type'], 'application/speculationrules+json');
});

test('rejects writes to existing files with 405', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const response = await app.inject({ method, url: '/contact?a=1' });
    assert.equal(response.statusCode, 405);
    assert.equal(response.headers.allow, 'GET, HEAD');
    assert.equal((await app.inject({ method, url: '/nope' })).statusCode, 404);
  }
});

test('serves files such as robots.txt with their type, and no dot folders except .well-known', async () => {
  for (const [url, type] of [
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const { statusCode, headers } = await get(url);
    assert.equal(statusCode, 200, url);
    assert.equal(headers['content-type'], type);
    assert.equal(headers['cache-control'], 'public, max-age=3600');
  }
  assert.equal((await get('/.secret/key.txt')).statusCode, 404);
});

test('serves byte ranges of a video', async () => {
  for (const [range, status, body, contentRange] of [
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-', 200, '0123456789', undefined],
  ] as const) {
    const response = await get('/clip.mp4', { range });
    assert.equal(response.statusCode, status, range);
    assert.equal(response.body, body, range);
    assert.equal(response.headers['content-range'], contentRange, range);
  }
  const stale = await get('/clip.mp4', { range: 'bytes=2-5', 'if-range': '"old"' });
  assert.equal(stale.statusCode, 200);
});

test('responds to HEAD as to GET, without the body', async () => {
  for (const url of ['/', '/contact', '/clip.mp4', '/nope']) {
    const headers = { 'accept-encoding': 'br' };
    const [whole, head] = [await get(url, headers), await app.inject({ method: 'HEAD', url, headers })];
    assert.equal(head.statusCode, whole.statusCode, url);
    assert.deepEqual({ ...head.headers, date: '' }, { ...whole.headers, date: '' }, url);
    assert.equal(head.body, '');
  }
});

test('caches pictures permanently and serves SVG with a restrictive policy', async () => {
  for (const [url, policy] of [
    ['/art/upload.0a1b2c3d.svg', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
    ['/art/upload-640.0a1b2c3d.avif', undefined],
  ] as const) {
    const { headers } = await get(url);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable', url);
    if (policy) assert.equal(headers['content-security-policy'], policy);
  }
});

test('counts responses by route in the metrics', async () => {
  const port = await findFreePort();
  const counted = await buildApp(
    settings({ STATIC_DIR: folder, METRICS_PORT: String(port) }),
    unreachableDatabase,
  );
  const address = await counted.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['/', '/contact?a=1']) await fetch(address + path);
  await fetch(address, { headers: { 'if-none-match': '*' } });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  assert.match(text, /^http_requests_total\{method="GET",route="\/\*",status="200"\} 2$/m);
  assert.match(text, /^http_requests_total\{method="GET",route="\/\*",status="304"\} 1$/m);
  assert.match(text, /^http_request_duration_seconds_count\{method="GET",route="\/\*"\} 3$/m);
  await counted.close();
});
