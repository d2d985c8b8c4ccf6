import type { Page } from '@playwright/test';
import { site } from '#site.config';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { expect, test } from '#tests/support/site/site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const callBar = (page: Page) => page.getByRole('complementary', { name: frame.callBar.label });

test('shows the bar with the call button once the hero is scrolled away, and hides it at the page’s end', async ({
  page,
}) => {
  await page.goto('/');
  await expect(callBar(page)).toBeHidden();
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect(callBar(page)).toBeVisible();
  await expect(callBar(page).getByRole('link', { name: frame.callBar.brand.call })).toHaveAttribute(
    'href',
    site.links.scheduling,
  );
  await page.locator('[data-closing]').scrollIntoViewIfNeeded();
  await expect(callBar(page)).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(callBar(page)).toBeHidden();
});

test('hides the call bar while a field has the focus and shortly after', async ({ page }) => {
  await page.goto('/live-selling-best-practices');
  // Layout that settles late can move the section out of view.
  await expect(async () => {
    await page.locator('main > section').nth(2).scrollIntoViewIfNeeded();
    await expect(callBar(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await expect(callBar(page)).toBeHidden();
  await field.blur();
  await expect(callBar(page)).toBeHidden();
});

test('links creators to the application and the pay section', async ({ page }) => {
  await page.goto('/creator-services');
  await page.locator('#program').scrollIntoViewIfNeeded();
  await expect(callBar(page).getByRole('link', { name: frame.callBar.creator.apply.label })).toHaveAttribute(
    'href',
    '/live-selling-survey',
  );
  await callBar(page).getByRole('link', { name: frame.callBar.creator.second.label }).tap();
  await expect(page).toHaveURL(/\/creator-services#pay$/);
  await expect(page.locator('#pay')).toBeInViewport();
});

test.describe('the call bar without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('does not show the call bar', async ({ page }) => {
    await page.goto('/services');
    await page.mouse.wheel(0, 3000);
    await expect(callBar(page)).toBeHidden();
  });
});

for (const width of [320, 390]) {
  test(`shows Get Started next to the menu button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    const header = page.getByRole('banner');
    const start = await header.getByRole('button', { name: frame.getStarted.action }).boundingBox();
    const menu = await header.getByRole('button', { name: 'Menu' }).boundingBox();
    const logo = await header.getByRole('link', { name: site.brand }).boundingBox();
    expect(start?.height).toBeGreaterThanOrEqual(42);
    expect(menu?.width).toBeGreaterThanOrEqual(48);
    expect(start?.x).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0) + 8);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
    await header.getByRole('button', { name: frame.getStarted.action }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
