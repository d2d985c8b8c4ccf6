import type { Page } from '@playwright/test';
import { caseStudiesSchema } from '#src/content/schemas/page/case-studies.ts';
import { creatorNetworkSchema } from '#src/content/schemas/page/creator-network.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { showOf } from '#tests/support/pages/shows.ts';
import { waitForAll } from '#tests/support/run/wait-for-all.ts';
import { expect, test } from '#tests/support/site/site.ts';

async function tabTo(page: Page, reached: () => Promise<boolean>, maxPresses: number) {
  for (let press = 0; press < maxPresses; press++) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  expect(await reached(), `reached within ${maxPresses} presses of Tab`).toBe(true);
}

const focused = (page: Page) => page.locator(':focus');

test('navigates both lists of the Get Started dialog by keyboard', async ({ page }) => {
  await page.goto('/process');
  const opener = page.getByRole('banner').getByRole('button', { name: frame.getStarted.action });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const [side, links] of [
    [frame.getStarted.choices.brand.label, 10],
    [frame.getStarted.choices.creator.label, 7],
  ] as const) {
    const choice = dialog.getByRole('button', { name: side });
    await tabTo(page, () => choice.evaluate((one) => one === document.activeElement), 4);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link')).toHaveCount(links);
    await expect(dialog.getByRole('button', { name: frame.getStarted.back })).toBeFocused();
    // The dialog traps Tab in both directions.
    for (let press = 0; press < links + 3; press++) {
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await dialog.getByRole('button', { name: frame.getStarted.back }).focus();
    await page.keyboard.press('Enter');
    await expect(choice).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('opens, navigates and closes the phone menu by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(page, () => opener.evaluate((one) => one === document.activeElement), 4);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  for (const link of await waitForAll(menu.getByRole('link'))) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: frame.getStarted.action })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  for (let press = 0; press < 8; press++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

const { labels } = contentOf('pages/case-studies', caseStudiesSchema);
const network = contentOf('pages/creator-network', creatorNetworkSchema);
for (const [path, names] of [
  ['/', ['nordlys', 'field', 'palo'].map((id) => showOf(id).name)],
  ['/case-studies', [labels.before, labels.after]],
  ['/creator-network', Object.values(network.tabs.names)],
] as const) {
  test(`cycles through the tabs on ${path} with arrow keys, and leaves them with Tab`, async ({ page }) => {
    await page.goto(path);
    const tab = (index: number) => page.getByRole('tab', { name: names.at(index % names.length) ?? '' });
    await tab(0).focus();
    for (let index = 1; index <= names.length; index++) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(index)).toBeFocused();
      await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(tab(names.length - 1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab(names.length - 1)).toBeFocused();
    // The tabs together are a single tab stop.
    await page.keyboard.press('Tab');
    await expect(focused(page)).not.toHaveRole('tab');
  });
}

test('fills in and sends a message by keyboard', async ({ page, site }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const first = page.getByLabel(forms.contact.fields.first_name.label);
  await tabTo(page, () => first.evaluate((one) => one === document.activeElement), 12);
  for (const words of ['Ada', 'Byron', 'keys@example.com', 'Analytical Engines']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel(forms.contact.fields.inquiry_type.label)).toBeFocused();
  await page.keyboard.type(forms.contact.fields.inquiry_type.options['new-client']);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two products, one margin');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: forms.contact.action })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: forms.contact.sent.title })).toBeFocused();
  const [row] = await site.rows('contact_submissions', 'keys@example.com');
  expect(row).toMatchObject({ first_name: 'Ada', inquiry_type: 'new-client', company: 'Analytical Engines' });
});
