import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { site } from '#site.config';
import { routes, urlOf } from '#src/routes.ts';
import { type BuiltPage, builtFile, builtPages, graphOf, pngSize } from '#tests/support/built-pages.ts';

const pages = builtPages();

function content({ html }: BuiltPage, name: string): string {
  const [first, ...others] = html.matchAll(
    new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`, 'g'),
  );
  expect(others, name).toEqual([]);
  return first?.[1] ?? '';
}

function canonical({ html }: BuiltPage): string | undefined {
  return /<link rel="canonical" href="(.*?)"/.exec(html)?.[1];
}

/** A file of the build by its public address. */
function fileAt(url: string): Buffer {
  expect(new URL(url).origin).toBe(site.url);
  return builtFile(new URL(url).pathname);
}

test('every page is its own canonical address, both about pages included', () => {
  for (const page of pages) {
    expect(canonical(page)).toBe(urlOf(page.route));
    expect(content(page, 'og:url')).toBe(urlOf(page.route));
  }
});

test('every page is shared with words of its own', () => {
  for (const page of pages) {
    const title = /<title>(.*?)<\/title>/.exec(page.html)?.[1];
    expect(`${content(page, 'og:title')} | ${site.brand}`).toBe(title);
    expect(content(page, 'og:description')).toBe(content(page, 'description'));
    expect(content(page, 'og:site_name')).toBe(site.brand);
    expect(content(page, 'og:type')).toBe('website');
    expect(content(page, 'og:image:alt')).toContain(content(page, 'og:title'));
    expect(content(page, 'twitter:card')).toBe('summary_large_image');
    for (const name of ['title', 'description', 'image', 'image:alt']) {
      expect(content(page, `twitter:${name}`)).toBe(content(page, `og:${name}`));
    }
  }
  for (const name of ['og:title', 'og:description', 'og:image']) {
    const all = pages.map((page) => content(page, name));
    expect(all).not.toContain('');
    expect(new Set(all).size).toBe(pages.length);
  }
});

test('every page has a sharing picture of 1200 by 630 under 150 KB, kept as it is', () => {
  const pictures = pages.map((page) => {
    const picture = fileAt(content(page, 'og:image'));
    expect(pngSize(picture)).toEqual([1200, 630]);
    expect([content(page, 'og:image:width'), content(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(picture.length).toBeLessThan(150_000);
    expect(existsSync(`dist${new URL(content(page, 'og:image')).pathname}.br`)).toBe(false);
    return createHash('sha256').update(picture).digest('hex');
  });
  expect(new Set(pictures).size).toBe(pages.length);
});

test('the page that is missing is not for search engines and shares nothing', () => {
  const html = builtFile('/404.html').toString();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|og:image|ld\+json/);
});

test('the sitemap is the route table, and robots.txt and llms.txt lead to it', () => {
  const sitemap = builtFile('/sitemap.xml').toString();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  const addresses = Object.values(routes).map(({ path }) => new URL(path, site.url).href);
  expect(listed).toEqual(addresses);
  const robots = builtFile('/robots.txt').toString();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  for (const { path } of pages) expect(robots.split('\n')).not.toContain(`Disallow: ${path}`);
  const linked = Array.from(
    builtFile('/llms.txt')
      .toString()
      .matchAll(/^- \[.+\]\((.*?)\): .+$/gm),
  );
  expect(linked.map(([, url]) => url)).toEqual(addresses);
});

test('security.txt holds a contact and has not expired, for less than a year', () => {
  const lines = builtFile('/.well-known/security.txt').toString().trimEnd().split('\n');
  const field = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  expect(field('Contact')).toContain(`mailto:${site.email}`);
  expect(field('Canonical')).toEqual([`${site.url}/.well-known/security.txt`]);
  const [expires = '', ...others] = field('Expires');
  expect(others).toEqual([]);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test('the manifest and every page name icons that exist in the size they claim', () => {
  const manifest: { name: string; icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    builtFile('/manifest.webmanifest').toString(),
  );
  expect(manifest.name).toContain(site.brand);
  expect(manifest.icons.map(({ purpose }) => purpose).toSorted()).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) expect(pngSize(builtFile(src)).join('x')).toBe(sizes);
  for (const { html } of pages) {
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const apple = /<link rel="apple-touch-icon" href="(.*?)"/.exec(html)?.[1] ?? '';
    expect(pngSize(builtFile(apple))).toEqual([180, 180]);
  }
});

test('structured data stands at the end of the body, and no policy spends a hash on it', () => {
  for (const { html } of pages) {
    const graph = graphOf(html);
    expect(html.trimEnd().endsWith(`${graph}</script></body></html>`)).toBe(true);
    expect(html).not.toContain(createHash('sha256').update(graph).digest('base64'));
  }
});
