import type { Page } from '@playwright/test';
import { site } from '#site.config';
import { businessServicesSchema } from '#src/content/schemas/page/business-services.ts';
import { pricesSchema } from '#src/content/schemas/prices.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { measureScreensTo, trackPresses } from '#tests/support/pages/presses.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const main = (page: Page) => page.getByRole('main');

test('takes a brand owner from home to the booking page', async ({ page, context }) => {
  await context.route(`${site.links.scheduling}**`, (route) => route.fulfill({ body: 'calendar' }));
  const { hero } = contentOf('pages/business-services', businessServicesSchema);
  const { press, arrive } = trackPresses(page);
  await page.goto('/');
  await press(page.getByRole('banner').getByRole('button', { name: /menu/i }));
  await press(page.getByRole('banner').getByRole('link', { name: 'Brands' }));
  await arrive('/business-services');
  const call = main(page).getByRole('link', { name: hero.call }).first();
  expect(await measureScreensTo(page, call)).toBeLessThan(1);
  const calendar = context.waitForEvent('page');
  await press(call);
  await expect.poll(async () => (await calendar).url()).toBe(site.links.scheduling);
});

test('takes a buyer from home to the price of a show', async ({ page }) => {
  const prices = contentOf('prices', pricesSchema);
  const { press, arrive } = trackPresses(page);
  await page.goto('/');
  await page.locator('#services').scrollIntoViewIfNeeded();
  const bar = page.getByRole('complementary', { name: frame.callBar.label });
  await press(bar.getByRole('link', { name: frame.callBar.brand.second.label }));
  await arrive('/services#prices');
  await expect(page.getByRole('heading', { name: prices.heading })).toBeInViewport();
  await expect(page.getByText('$4,999', { exact: true }).first()).toBeVisible();
});

test('links to the prices on the first screen of /services', async ({ page }) => {
  await page.goto('/services');
  const link = main(page).locator('a[href="#prices"]').first();
  expect(await measureScreensTo(page, link)).toBeLessThan(1);
  await link.tap();
  await expect(page.locator('#prices')).toBeInViewport();
});

test('shows the beginning of the contact form on the first screen of a phone', async ({ page }) => {
  await page.goto('/contact');
  expect(await measureScreensTo(page, main(page).getByRole('textbox').first())).toBeLessThan(0.8);
});

for (const [path, height] of [
  ['/services', 12_450],
  ['/business-services', 12_150],
  ['/host-training-materials', 11_950],
  ['/case-studies', 11_750],
] as const) {
  test(`collapses ${path} to a height of ${height} px on a phone, and shows everything on a wide screen`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForStyles(page);
    await page.evaluate(() => {
      document.documentElement.dataset.whole = '';
    });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
    const fold = page.locator('details.fold').first();
    const content = fold.locator('> :not(summary)').first();
    await expect(content).toBeHidden();
    await fold.locator('summary').tap();
    await expect(content).toBeVisible();
    await fold.locator('summary').tap();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(fold.locator('summary')).toBeHidden();
    await expect(content).toBeVisible();
  });
}
