import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { site } from '#site.config';
import { routes, urlOf } from '#src/routes.ts';
import {
  type BuiltPage,
  readBuiltFile,
  readBuiltPages,
  readGraph,
  readPngSize,
} from '#tests/support/pages/built-pages.ts';

const pages = readBuiltPages();

function readMeta({ html }: BuiltPage, name: string): string {
  const [first, ...others] = html.matchAll(
    new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`, 'g'),
  );
  assert.deepEqual(others, [], name);
  return first?.[1] ?? '';
}

function readCanonical({ html }: BuiltPage): string | undefined {
  return /<link rel="canonical" href="(.*?)"/.exec(html)?.[1];
}

function readFileAt(url: string): Buffer {
  assert.equal(new URL(url).origin, site.url);
  return readBuiltFile(new URL(url).pathname);
}

test('declares its own URL as canonical on every page, both About pages included', () => {
  for (const page of pages) {
    assert.equal(readCanonical(page), urlOf(page.route));
    assert.equal(readMeta(page, 'og:url'), urlOf(page.route));
  }
});

test('gives every page its own Open Graph title and description', () => {
  for (const page of pages) {
    const title = /<title>(.*?)<\/title>/.exec(page.html)?.[1];
    assert.equal(`${readMeta(page, 'og:title')} | ${site.brand}`, title);
    assert.equal(readMeta(page, 'og:description'), readMeta(page, 'description'));
    assert.equal(readMeta(page, 'og:site_name'), site.brand);
    assert.equal(readMeta(page, 'og:type'), 'website');
    assert.ok(readMeta(page, 'og:image:alt').includes(readMeta(page, 'og:title')), page.path);
    assert.equal(readMeta(page, 'twitter:card'), 'summary_large_image');
    assert.equal(readMeta(page, 'twitter:image:alt'), readMeta(page, 'og:image:alt'));
    for (const name of ['title', 'description', 'image']) {
      assert.ok(!page.html.includes(`twitter:${name}"`), 'a card without one has that of Open Graph');
    }
  }
  for (const name of ['og:title', 'og:description', 'og:image']) {
    const all = pages.map((page) => readMeta(page, name));
    assert.ok(!all.includes(''), name);
    assert.equal(new Set(all).size, pages.length);
  }
});

test('gives every page its own sharing image of 1200 by 630 px under 150 KB', () => {
  const pictures = pages.map((page) => {
    const picture = readFileAt(readMeta(page, 'og:image'));
    assert.deepEqual(readPngSize(picture), [1200, 630]);
    assert.deepEqual([readMeta(page, 'og:image:width'), readMeta(page, 'og:image:height')], ['1200', '630']);
    assert.ok(picture.length < 150_000, page.path);
    assert.equal(existsSync(`dist${new URL(readMeta(page, 'og:image')).pathname}.br`), false);
    return createHash('sha256').update(picture).digest('hex');
  });
  assert.equal(new Set(pictures).size, pages.length);
});

test('excludes the 404 page from search engines and sharing', () => {
  const html = readBuiltFile('/404.html').toString();
  assert.ok(html.includes('<meta name="robots" content="noindex">'));
  assert.doesNotMatch(html, /rel="canonical"|og:image|ld\+json/);
});

test('lists every route in the sitemap and llms.txt, and allows it in robots.txt', () => {
  const sitemap = readBuiltFile('/sitemap.xml').toString();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  const addresses = Object.values(routes).map(({ path }) => new URL(path, site.url).href);
  assert.deepEqual(listed, addresses);
  const robots = readBuiltFile('/robots.txt').toString();
  assert.ok(robots.includes(`Sitemap: ${site.url}/sitemap.xml`));
  for (const { path } of pages) assert.ok(!robots.split('\n').includes(`Disallow: ${path}`), path);
  const linked = Array.from(
    readBuiltFile('/llms.txt')
      .toString()
      .matchAll(/^- \[.+\]\((.*?)\): .+$/gm),
  );
  assert.deepEqual(
    linked.map(([, url]) => url),
    addresses,
  );
});

test('lists a contact in security.txt, with an expiry date within a year', () => {
  const lines = readBuiltFile('/.well-known/security.txt').toString().trimEnd().split('\n');
  const readField = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  assert.ok(readField('Contact').includes(`mailto:${site.email}`));
  assert.deepEqual(readField('Canonical'), [`${site.url}/.well-known/security.txt`]);
  const [expires = '', ...others] = readField('Expires');
  assert.deepEqual(others, []);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  assert.ok(days > 0);
  assert.ok(days < 365);
});

test('references existing icons of the declared size in the manifest and every page', () => {
  const manifest: { name: string; icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    readBuiltFile('/manifest.webmanifest').toString(),
  );
  assert.ok(manifest.name.includes(site.brand));
  assert.deepEqual(manifest.icons.map(({ purpose }) => purpose).toSorted(), ['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) assert.equal(readPngSize(readBuiltFile(src)).join('x'), sizes);
  for (const { html, path } of pages) {
    assert.ok(html.includes('<link rel="manifest" href="/manifest.webmanifest">'), path);
    const apple = /<link rel="apple-touch-icon" href="(.*?)"/.exec(html)?.[1] ?? '';
    assert.deepEqual(readPngSize(readBuiltFile(apple)), [180, 180]);
  }
});

test('places structured data at the end of the body, without a Content-Security-Policy hash', () => {
  for (const { html, path } of pages) {
    const graph = readGraph(html);
    assert.ok(html.trimEnd().endsWith(`${graph}</script></body></html>`), path);
    assert.ok(!html.includes(createHash('sha256').update(graph).digest('base64')), path);
  }
});
