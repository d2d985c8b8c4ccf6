import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { applyTextSpacing, findBrokenCompounds, findUnreadableText } from '#tests/support/run/readable.ts';
import { findHeaderFaults } from '#tests/support/server/header-faults.ts';
import { expectAccessible, findViolations } from '#tests/support/site/accessible.ts';
import { findUnpausedMotion } from '#tests/support/site/endless-motion.ts';
import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

const missingPath = '/no-such-page';
/** Budget in KB for all scripts of a page whose form hydrates when the browser is idle. */
const scriptBudgets = new Map([
  ['/roi-calculator', 90],
  ['/live-selling-survey', 110],
]);

function isBuiltFile(request: Request, page: string) {
  const { pathname } = new URL(request.url());
  return request.method() === 'GET' && (pathname === page || existsSync(`dist${pathname}`));
}

async function findScriptsBeforePaint(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? Infinity))
      .map(({ name }) => name);
  });
}

function findLayoutShifts(page: Page) {
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

for (const path of [...paths, missingPath]) {
  test.describe(path, () => {
    if (path === missingPath) test.use({ expectedConsole: /404: no page at|Failed to load resource/ });

    // A single test, so that the page loads only once for all widths.
    test('loads within its budget and is readable and accessible from 320 px to desktop', async ({
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
        if (!request.url().startsWith(`${site.url}/`) || !isBuiltFile(request, path))
          foreign.push(`${request.method()} ${request.url()}`);
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
      expect(script).toBeLessThan((scriptBudgets.get(path) ?? 5.25) * 1024);
      expect(bytes.get('font') ?? 0).toBeLessThan(60 * 1024);
      const all = [...bytes.values()].reduce((sum, size) => sum + size, 0);
      expect(all).toBeLessThan(180 * 1024);
      expect(foreign).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(await findScriptsBeforePaint(page)).toEqual([]);
      // A fallback font may shift text horizontally but not vertically.
      const moved = await findLayoutShifts(page);
      expect(
        moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0),
        moved.join('\n'),
      ).toBeLessThan(0.001);

      await page.setViewportSize({ width: 320, height: 700 });
      await waitForLayout(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
      await expectAccessible(page, 'at 320 px');

      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect.soft(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      await expectAccessible(page, 'at 1280 px');
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect.poll(() => findUnpausedMotion(page), 'motion at the end of the page').toEqual([]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

      // Corresponds to a window of 1280 x 900 px at a zoom of 200 %.
      await page.setViewportSize({ width: 640, height: 450 });
      expect.soft(await findUnreadableText(page), 'at 200 %').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await findUnreadableText(page), 'at 390 px').toEqual([]);
      expect.soft(await findBrokenCompounds(page), 'at 390 px').toEqual([]);
      const violations = await findViolations(page, { runOnly: ['target-size'] });
      expect
        .soft(
          violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
          'too small to press',
        )
        .toEqual([]);
      await applyTextSpacing(page);
      expect.soft(await findUnreadableText(page), 'at 390 px with wide spacing').toEqual([]);
      expect.soft(await findHeaderFaults(page), 'the bar at 390 px with wide spacing').toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect.soft(await findUnreadableText(page), 'at 1280 px with wide spacing').toEqual([]);
      expect.soft(await findHeaderFaults(page), 'the bar at 1280 px with wide spacing').toEqual([]);
    });
  });
}
