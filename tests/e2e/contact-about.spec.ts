import type { Page } from '@playwright/test';
import { codeOfIsland } from '#tests/support/built-pages.ts';
import { expect, test } from '#tests/support/site.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const inquiry = (page: Page) => page.getByLabel('Inquiry type');
const studioPro = 'Studio Pro, Live Production: $4,999 per livestream, 4-hour window\n';

test('a package button is remembered in the form, before the form has any code and after', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(codeOfIsland('ContactForm'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/live-production');
  await page.getByRole('link', { name: 'Choose Pro' }).click();
  await page.waitForURL('/contact?about=studio-pro');
  await expect(message(page)).toHaveValue(studioPro);
  await expect(inquiry(page)).toHaveValue('new-client');
  for (const name of ['First name', 'Last name', 'Company (optional)'])
    await expect(page.getByLabel(name)).toHaveValue('');
  await page.getByLabel('First name').focus();
  release();
  await expect(page.locator('astro-island[ssr]:has(main form)')).toHaveCount(0);
  await expect(message(page)).toHaveValue(studioPro);
  await expect(inquiry(page)).toHaveValue('new-client');
});

test('what was typed or chosen stays, and another package takes the place of one that nobody wrote beside', async ({
  page,
}) => {
  await page.goto('/contact?about=studio-pro');
  await expect(message(page)).toHaveValue(studioPro);
  await page.getByLabel('First name').fill('Ada');
  await page.goto('/contact?about=studio-lite');
  await expect(message(page)).toHaveValue(/^Studio Lite, Live Production: \$2,499/);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');

  await message(page).fill('We sell lamps.');
  await inquiry(page).selectOption('Partnership Opportunity');
  await page.goto('/contact?about=studio-pro');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(message(page)).toHaveValue('We sell lamps.');
  await expect(inquiry(page)).toHaveValue('partnership');
});

test('unknown topics do nothing', async ({ page }) => {
  for (const topic of ['studio-huge', '__proto__', '', '%E0%A4%A']) {
    await page.goto(`/contact?about=${topic}`, { waitUntil: 'networkidle' });
    await expect(message(page)).toHaveValue('');
    await expect(inquiry(page)).toHaveValue('');
  }
});

test('a slip whose tab holds no text is its address', async ({ page }) => {
  await page.goto('/contact?about=order-slip&cost=4-lite-yours-0-none');
  await expect(message(page)).toHaveValue(/^Order slip: http.+\/services#cost=4-lite-yours-0-none\n$/);
});

test('another message after a sent one starts empty', async ({ page }) => {
  await page.goto('/contact?about=strategy-session');
  await expect(message(page)).toHaveValue(/^Session, Strategic Planning: /);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('about@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(message(page)).toHaveValue('');
  await expect(inquiry(page)).toHaveValue('');
});
