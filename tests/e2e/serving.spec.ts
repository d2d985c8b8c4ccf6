import { globSync, readFileSync } from 'node:fs';
import { routes } from '#src/routes.ts';
import { expect, test } from '#tests/support/site.ts';

test('every file with a hash in its name may be kept for ever', async ({ request }) => {
  const files = globSync('{_astro,art,social}/*', { cwd: 'dist' }).filter(
    (name) => !/\.(br|gz|zst)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const response = await request.head(`/${file}`);
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
});

test('a static host that reads _headers sends what the server sends', async ({ request }) => {
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

test('a page whose link is pointed at is there before the click', async ({ page }) => {
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
