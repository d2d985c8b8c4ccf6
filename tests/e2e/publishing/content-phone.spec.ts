import type { Locator, Page } from '@playwright/test';
import { isFixed } from '#src/content/fixed.ts';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { password } from '#tests/support/desk/members.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { findUnreadableText } from '#tests/support/run/readable.ts';
import { startingWith } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/content-site.ts';

test.use({ workerKey: 'desk-words-phone' });

const packages = contentOf('pages/live-production', liveProductionSchema).packages.items;
const prices = ['$2,588', '$5,188', '$9,988'];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const email = 'ada.okafor@desk.example';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function expectReadable(page: Page, screen: string) {
  expect.soft(await findUnreadableText(page, { isApp: true }), screen).toEqual([]);
}

const isTruncated = (text: Locator) => text.evaluate((one) => one.scrollWidth > one.clientWidth);

async function expectWithinThumbReach(control: Locator) {
  const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
  expect.soft(y, 'at the thumb').toBeGreaterThan(phone.viewport.height / 2);
  expect.soft(y + height, 'within the screen').toBeLessThanOrEqual(phone.viewport.height);
  expect.soft(height, 'as high as a finger').toBeGreaterThanOrEqual(44);
}

async function signIn(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ada Okafor');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await expectReadable(page, 'the invite');
  await button(page, 'Create account').tap();
  await expect(page, 'an editor begins with the words').toHaveURL(/\/desk\/words$/);
  await button(page, 'More').tap();
  await button(page, /^Sign out/).tap();
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await expectReadable(page, 'signing in');
  await button(page, 'Sign in').tap();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectReadable(page, 'all pages');
}

async function setPrice(page: Page, index: number, price: string) {
  const name = packages[index]?.name ?? '';
  const line = button(page, startingWith(name));
  await line.tap();
  if (isFixed('live-production', ['packages', 'items', index, 'price'])) {
    const inside = page.locator(`[id="packages.items.${index}-inside"]`);
    await inside.getByRole('button', { name: 'Fixed, change Price' }).tap();
    await expectWithinThumbReach(button(page, 'Change it'));
    await expectReadable(page, 'the question before a fixed price');
    await button(page, 'Change it').tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const field = page.locator(`[id="packages.items.${index}.price"]`);
  await field.fill(price);
  await expect(page.getByText(/saved as draft \d{1,2}:\d\d [AP]M by you/)).toBeVisible();
  await expectReadable(page, `the fields of ${name}`);
  await line.tap();
  await expect(field).toBeHidden();
  await expect(line).toContainText(price);
  await expect(line).toContainText('1 change');
  expect.soft(await isTruncated(line.getByText(name, { exact: true })), `${name} is cut off`).toBe(false);
}

test('lets a marketer on a phone change, preview, publish and restore prices', async ({
  browser,
  contentSite,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: contentSite.url, ...phone });
  const [page, visitor] = [await context.newPage(), await context.newPage()];
  const readVisitorPage = async () => {
    await visitor.goto('/live-production');
    return (await visitor.locator('main').textContent()) ?? '';
  };
  await signIn(page, await contentSite.inviteTo(email, 'editor'));

  await test.step('changes the prices', async () => {
    await page.getByRole('link', { name: 'Live Production' }).tap();
    await button(page, /^Packages/).tap();
    for (const [index, price] of prices.entries()) await setPrice(page, index, price);
    await expectReadable(page, 'the changed packages');
  });

  await test.step('opens the preview of the page', async () => {
    await button(page, 'Preview').tap();
    const frame = page.frameLocator('iframe[title="Preview of Live Production"]');
    const price = frame.locator('[data-content~="live-production#packages/items/0/price"]').first();
    await expect(price).toContainText(prices[0] ?? '', { timeout: 150_000 });
    expect(await price.evaluate(() => window.innerWidth), 'as wide as it is on a phone').toBe(390);
    await expectReadable(page, 'the preview');
    expect(await readVisitorPage(), 'visitors see nothing of it').not.toContain(prices[0]);
    await button(page, /^Unpublished changes/).tap();
    await expect(page.locator('[data-pane=changes] ins')).toContainText(prices);
    await expectReadable(page, 'what changes');
  });

  await test.step('publishes the new prices', async () => {
    const publish = button(page, /^Publish 3 changes/);
    await expectWithinThumbReach(publish);
    await publish.tap();
    await expect(page.getByText(/^(?:Waiting|Checking|Building)/)).toBeVisible();
    await expectReadable(page, 'while it is built');
    await expect(page.getByText(/^Live at \d{1,2}:\d\d [AP]M/)).toBeVisible({ timeout: 120_000 });
    await expectReadable(page, 'when it is live');
    // The server checks for a new release ten times a second.
    await expect.poll(readVisitorPage).toContain(prices[0]);
    const live = await readVisitorPage();
    for (const price of prices) expect(live).toContain(price);
  });

  await test.step('restores the old prices', async () => {
    await page.getByRole('link', { name: 'All pages' }).tap();
    await button(page, 'Changes and history').tap();
    await expect(page.getByText(prices[2] ?? '').first()).toBeVisible();
    await expectReadable(page, 'the history');
    await button(page, /^Restore/)
      .first()
      .tap();
    const publish = await button(page, /^Publish 1 change/).boundingBox();
    const toast = await page.locator('[data-pane=toasts] li').boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0), 'the toast is above the bar').toBeLessThan(
      publish?.y ?? 0,
    );
    await button(page, /^Roll back/).tap();
    const back = button(page, 'Go back');
    await expectWithinThumbReach(back);
    await expectReadable(page, 'the question before going back');
    await back.tap();
    await expect.poll(readVisitorPage, { timeout: 60_000 }).toContain(packages[0]?.price);
    const before = await readVisitorPage();
    for (const price of prices) expect(before).not.toContain(price);
    await button(page, /^Roll back/).tap();
    await expect(
      page.getByRole('dialog', { name: 'Go back to release 1?' }),
      'what was left is kept',
    ).toBeVisible();
  });
});
