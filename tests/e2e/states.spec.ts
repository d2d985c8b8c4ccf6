import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/site.ts';

/** States of the pages that no other test shows to axe. */

test('axe finds nothing in the open menu and in each step of Get Started', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/process');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (const side of ["I'm a Brand", "I'm a Creator"]) {
    await dialog.getByRole('button', { name: side }).click();
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back' }).click();
  }
});

for (const [path, section] of [
  ['/', '#case-studies'],
  ['/resources', 'main'],
] as const) {
  test(`axe finds nothing in any open tab of ${path}`, async ({ page }) => {
    await page.goto(path);
    const tabs = page.locator(section).getByRole('tab');
    for (const tab of (await tabs.all()).slice(1)) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    }
  });
}

test('axe finds nothing in a chosen category of reports', async ({ page }) => {
  await page.goto('/industry-reports');
  const category = page.locator('button[aria-pressed]').nth(1);
  await category.click();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('axe finds nothing in a note, in the contact form refused, and in its thanks', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Call Now' }).click();
  await expect(page.locator('[data-noted]')).toHaveText('Call Now');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('axe@example.com');
  await page.getByLabel('Inquiry type').selectOption('New Client Inquiry');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two products');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused();
  await expectAccessible(page);
});

test('axe finds nothing where a simulated form is busy, and when it is done', async ({ page }) => {
  await page.goto('/tiktok-live-strategy-guide');
  const form = page.locator('form:has([name*=mail])').first();
  for (const field of await form.getByRole('textbox').all()) {
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.com' : 'Ada');
  }
  await form.getByRole('button').click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await expect(page.getByRole('dialog').filter({ hasText: 'Download Started!' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing while the strategy video plays', async ({ page }) => {
  await page.goto('/tiktok-live-strategy-guide');
  await page.getByRole('button', { name: /^(Play|Watch)/ }).click();
  await expect(page.getByText('Playing').first()).toBeVisible();
  await expectAccessible(page);
});
