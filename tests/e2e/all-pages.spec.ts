import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { parse } from 'yaml';
import { routes } from '#src/routes.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/site.ts';

const paths: string[] = Object.values(routes).map(({ path }) => path);
const missing = '/no-such-page';
/** Pages that are a form wake it on idle: kilobytes of script that they may load, all of it. */
const formPages = new Map([
  ['/roi-calculator', 90],
  ['/live-selling-survey', 110],
]);

type Fact = { text: string } | { count: { css: string; is: number } };
const facts: Record<string, Fact[]> = Object.assign(
  {},
  ...readdirSync('tests/facts').map((file) => parse(readFileSync(`tests/facts/${file}`, 'utf8'))),
);

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      ];
    }),
  );
  for (const index of [0, 1]) {
    const all = heads.map((head) => head[index]);
    expect(all).not.toContain(undefined);
    expect(new Set(all).size).toBe(paths.length);
  }
});

test('no link of any page is dead, anchors included', async ({ request }) => {
  const pages = new Map(
    await Promise.all(paths.map(async (path) => [path, await (await request.get(path)).text()] as const)),
  );
  const dead: string[] = [];
  for (const [page, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      if (/^(https?:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `https://site.example${page}`);
      const target = pages.get(pathname);
      if (target === undefined || (hash && !target.includes(`id="${hash.slice(1)}"`)))
        dead.push(`${page}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

/** Scripts that compete with the first paint. */
function scriptsBeforePaint(page: Page) {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint)
      .map(({ name }) => name);
  });
}

/** What moved without a visitor's doing: how much, and which elements. */
function shifts(page: Page) {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as Shift[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(
                ({ value, sources }) =>
                  `${value} ${sources.map(({ node }) => node?.textContent).join(' | ')}`,
              ),
          ),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 300);
      }),
  );
}

for (const path of [...paths, missing]) {
  test.describe(path, () => {
    if (path === missing) test.use({ expectedConsole: /404: no page at|Failed to load resource/ });

    test('is well formed, readable without a mouse and quiet', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      await expectAccessible(page);
    });

    test('has no sideways scroll at 320 px and passes axe there', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });

    test('loads within its budget before anybody acts, and nothing moves on a slow line', async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      const finished: Request[] = [];
      page.on('requestfinished', (request) => finished.push(request));
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${site.url}/`)) foreign.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const bytes = new Map<string, number>();
      for (const request of finished.filter((one) => one.resourceType() !== 'media')) {
        const { responseBodySize } = await request.sizes();
        bytes.set(request.resourceType(), (bytes.get(request.resourceType()) ?? 0) + responseBodySize);
      }
      const html = await (await page.request.get(path)).text();
      const inline = Array.from(
        html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
        ([, code = '']) => code,
      );
      const script = (bytes.get('script') ?? 0) + brotliCompressSync(inline.join('')).length;
      expect(script).toBeLessThan((formPages.get(path) ?? 5) * 1024);
      expect(bytes.get('font') ?? 0).toBeLessThan(60 * 1024);
      const all = [...bytes.values()].reduce((sum, size) => sum + size, 0);
      expect(all).toBeLessThan(180 * 1024);
      expect(foreign).toEqual([]);
      expect(await scriptsBeforePaint(page)).toEqual([]);
      expect(await shifts(page)).toEqual([]);
    });
  });
}

for (const [path, list] of Object.entries(facts)) {
  test(`${path} states every fact of the specification`, async ({ page }) => {
    await page.goto(path);
    // Panels of other tabs and closed answers count: a visitor can read them.
    const text = ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const fact of list) {
      if ('text' in fact) expect(text, fact.text).toContain(fact.text);
      else await expect(page.locator(fact.count.css), fact.count.css).toHaveCount(fact.count.is);
    }
  });
}
