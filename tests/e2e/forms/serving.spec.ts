import { globSync, readFileSync } from 'node:fs';
import { notFoundSchema } from '#src/content/schemas/page/not-found.ts';
import { routes } from '#src/routes.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { expect, test } from '#tests/support/site/site.ts';

const notFound = contentOf('pages/not-found', notFoundSchema);

test('allows permanent caching of every hashed file', async ({ request }) => {
  const files = globSync('{_astro,art,social}/*', { cwd: 'dist' }).filter((name) => !/\.(br|gz)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const response = await request.head(`/${file}`);
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
});

test('lists the same headers in the _headers file as the server sends', async ({ request }) => {
  const rules = new Map<string, Record<string, string>>();
  for (const block of readFileSync('dist/_headers', 'utf8').split(/\n(?=\/)/)) {
    const [path = '', ...lines] = block.trim().split('\n');
    rules.set(path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))));
  }
  const { 'strict-transport-security': hsts, ...always } = rules.get('/*') ?? {};
  expect(hsts, 'such hosts have TLS always').toBe('max-age=31536000');
  expect((await request.get('/')).headers()).toMatchObject(always);
  for (const [path, headers] of rules) {
    if (path === '/*') continue;
    const [file] = globSync(`dist${path}`);
    expect((await request.get(file?.slice('dist'.length) ?? '')).headers(), path).toMatchObject(headers);
  }
});

test.describe('a path that cannot be decoded', () => {
  test.use({ expectedConsole: /404: no page at \/|Failed to load resource/ });

  for (const path of ['/100%', '/%E0%A4%A', '/contact/%ff?a=%']) {
    test(`serves the complete 404 page for ${path}, logs the path, and links to the home page`, async ({
      page,
    }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().endsWith(`404: no page at ${path.split('?')[0]}`),
      );
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(notFound.message)).toBeVisible();
      await logged;
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('a page on another site', () => {
  test.use({ expectedConsole: /ERR_BLOCKED_BY_RESPONSE.NotSameOrigin/ });

  test("can show the site's sharing images, but none of its other files", async ({ page, site }) => {
    const isImageShown = (file = '') =>
      page.evaluate(async (source) => {
        const picture = new Image();
        picture.src = source;
        return picture.decode().then(
          () => true,
          () => false,
        );
      }, `${site.url}/${file}`);
    const [shared, own] = ['social/*.png', 'art/*.svg'].map((kind) => globSync(kind, { cwd: 'dist' })[0]);
    expect(await isImageShown(shared)).toBe(true);
    expect(await isImageShown(own)).toBe(false);
  });
});

test('prefetches a page when a link to the page is hovered', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').locator(`a[href="${routes.process.path}"]`).first();
  await link.hover();
  await page.waitForTimeout(1_000);
  await link.click();
  await page.waitForURL(`**${routes.process.path}`);
  const delivery = await page.evaluate(
    () =>
      (
        performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
          deliveryType: string;
        }
      ).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});
