import type { Locator, Page } from '@playwright/test';
import { forms } from '#tests/support/forms/form-texts.ts';
import { storedForms } from '#tests/support/forms/stored-forms.ts';
import { pauseClock } from '#tests/support/run/pause-clock.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { expectToast } from '#tests/support/site/toast.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');
const findToast = (page: Page, words: string) => toasts(page).filter({ hasText: words });
const closeButton = (toast: Locator) => toast.getByRole('button', { name: 'Dismiss' });

async function showToasts(page: Page, count: number): Promise<string[]> {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto('/host-training-materials');
  await pauseClock(page, '2024-12-02T09:00:00');
  const cards = page.locator('#sheets > li');
  const names = (await cards.getByRole('heading').allInnerTexts()).slice(0, count);
  for (const name of names) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) });
    await card.getByRole('button').click();
    await expect(card.getByRole('button', { name: forms['resource-cards'].busy })).toBeVisible();
  }
  await page.clock.runFor(1500);
  await expect(toasts(page).filter({ visible: true })).toHaveCount(Math.min(count, 3));
  return names;
}

const fillContact = storedForms.find(({ table }) => table === 'contact_submissions')?.fill as (
  page: Page,
  email: string,
) => Promise<void>;

async function tabTo(page: Page, target: Locator) {
  for (let press = 0; press < 8; press++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

// Across these orders, each toast is closed once as the first, once as the second and once as the last.
for (const order of [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
]) {
  for (const way of ['pointer', 'keyboard'] as const) {
    test(`closes each of three toasts with its own button by ${way}, in the order ${order}`, async ({
      page,
    }) => {
      const names = await showToasts(page, 3);
      const left = new Set(names);
      for (const name of order.map((index) => names[index] ?? '')) {
        const own = closeButton(findToast(page, name));
        if (way === 'pointer') await own.click();
        else {
          await page.keyboard.press('F6');
          await tabTo(page, own);
          await page.keyboard.press('Enter');
        }
        await page.clock.runFor(500);
        left.delete(name);
        await expect(findToast(page, name)).toHaveCount(0);
        for (const other of left) await expect(findToast(page, other)).toBeVisible();
      }
    });
  }
}

test('shows the last three of four toasts bottom right for four seconds', async ({ page }) => {
  const names = await showToasts(page, 4);
  await expect(findToast(page, names[0] ?? '')).toBeHidden();
  let above = 0;
  for (const name of names.slice(1)) {
    const box = await findToast(page, name).boundingBox();
    const own = await closeButton(findToast(page, name)).boundingBox();
    if (!box || !own) throw new Error(`${name} is not drawn`);
    expect(own.x).toBeGreaterThan(box.x);
    expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width);
    expect(own.y).toBeGreaterThanOrEqual(box.y);
    expect(own.y + own.height).toBeLessThanOrEqual(box.y + box.height);
    expect(box.y).toBeGreaterThanOrEqual(above);
    above = box.y + box.height;
    expect(box.x + box.width).toBeGreaterThan(1280 - 40);
  }
  expect(above).toBeGreaterThan(900 - 40);
  await page.clock.runFor(3900);
  await expect(toasts(page).filter({ visible: true })).toHaveCount(3);
  await page.clock.runFor(600);
  await expect(toasts(page)).toHaveCount(0);
});

function readStyles(toast: Locator) {
  return toast.evaluate((one) => {
    const { borderLeftWidth } = getComputedStyle(one);
    return { edge: Number.parseFloat(borderLeftWidth), sign: one.querySelector('path')?.getAttribute('d') };
  });
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`marks an error toast by its border and icon (forced colors: ${forcedColors})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await page.goto('/live-selling-best-practices');
    const footer = page.getByRole('contentinfo');
    await page.getByRole('button', { name: forms.checklist.action }).click();
    await expectToast(page, forms.checklist.missing.title);
    await footer.getByRole('textbox').fill('nobody');
    await footer.getByRole('button', { name: forms.newsletter.action }).click();
    await expectToast(page, forms.newsletter.invalid.title);
    await footer.getByRole('textbox').fill(`edge-${forcedColors}@example.com`);
    await footer.getByRole('button', { name: forms.newsletter.action }).click();
    await expectToast(page, forms.newsletter.success.title);
    const calm = await readStyles(findToast(page, forms.newsletter.success.title));
    for (const title of [forms.checklist.missing.title, forms.newsletter.invalid.title]) {
      const destructive = await readStyles(findToast(page, title));
      expect(destructive.edge).toBeGreaterThanOrEqual(calm.edge + 5);
      expect(destructive.sign).not.toBe(calm.sign);
    }
    // axe does not support system colors.
    if (forcedColors === 'none') await expectAccessible(page);
  });
}

for (const pointer of ['mouse', 'touch'] as const)
  test.describe(`toasts at 390 px, with ${pointer}`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      hasTouch: pointer === 'touch',
      isMobile: pointer === 'touch',
      expectedConsole: /contact_submissions: not stored|Failed to load resource/,
    });

    test('removes toasts after four seconds even while the pointer is over them', async ({ page }) => {
      await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 503, json: {} }));
      await fillContact(page, 'under-the-pointer@example.com');
      const button = page.getByRole('button', { name: forms.contact.action });
      await button.scrollIntoViewIfNeeded();
      // Toasts appear near the lower edge.
      await page.evaluate(() => scrollTo(0, 0));
      await button.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 90));
      const box = await button.boundingBox();
      if (!box) throw new Error('the button is not drawn');
      const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
      for (let press = 0; press < 3; press++) {
        if (pointer === 'mouse') await page.mouse.click(...place);
        else await page.touchscreen.tap(...place);
        await page.waitForTimeout(700);
      }
      expect(await toasts(page).count()).toBeGreaterThan(0);
      await page.waitForTimeout(4_500);
      await expect(toasts(page)).toHaveCount(0, { timeout: 100 });
    });
  });

test('keeps a toast while the mouse moves over it', async ({ page }) => {
  await page.goto('/live-selling-best-practices');
  await page.getByRole('button', { name: forms.checklist.action }).click();
  const toast = findToast(page, forms.checklist.missing.title);
  await toast.hover();
  await page.mouse.move(1_200, 850, { steps: 3 });
  await toast.hover();
  await page.waitForTimeout(5_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(toast).toHaveCount(0);
});
