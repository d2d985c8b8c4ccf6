import { strategyGuideSchema } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { findPlaceholderButtons } from '#tests/support/pages/openings.ts';
import { waitForAll } from '#tests/support/run/wait-for-all.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';

const strategyGuide = contentOf('pages/tiktok-live-strategy-guide', strategyGuideSchema);

test('has no axe violations in the open menu and each step of Get Started', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/process');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('button', { name: frame.getStarted.action }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (const side of [frame.getStarted.choices.brand.label, frame.getStarted.choices.creator.label]) {
    await dialog.getByRole('button', { name: side }).click();
    await expect(dialog.getByRole('button', { name: frame.getStarted.back })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: frame.getStarted.back }).click();
  }
});

for (const [path, section] of [
  ['/', '#case-studies'],
  ['/resources', 'main'],
] as const) {
  test(`has no axe violations in any tab on ${path}`, async ({ page }) => {
    await page.goto(path);
    const tabs = page.locator(section).getByRole('tab');
    for (const tab of (await waitForAll(tabs)).slice(1)) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    }
  });
}

test('has no axe violations with a selected report category', async ({ page }) => {
  await page.goto('/industry-reports');
  const category = page.locator('button[aria-pressed]').nth(1);
  await category.click();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('has no axe violations in the note of a placeholder button', async ({ page }) => {
  await (await findPlaceholderButtons(page)).first().click();
  await expect(page.locator('[data-noted]')).toHaveCount(1);
  await expectAccessible(page);
});

test('has no axe violations in the contact form after a rejected and a successful submission', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: forms.contact.action }).click();
  await expect(page.getByText(forms.contact.fields.message.empty)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(forms.contact.fields.first_name.label).fill('Ada');
  await page.getByLabel(forms.contact.fields.last_name.label).fill('Byron');
  await page
    .getByRole('textbox', { name: forms.contact.fields.email.label, exact: true })
    .fill('axe@example.com');
  await page
    .getByLabel(forms.contact.fields.inquiry_type.label)
    .selectOption(forms.contact.fields.inquiry_type.options['new-client']);
  await page.getByRole('textbox', { name: forms.contact.fields.message.label }).fill('Two products');
  await page.getByRole('button', { name: forms.contact.action }).click();
  await expect(page.getByRole('heading', { name: forms.contact.sent.title })).toBeFocused();
  await expectAccessible(page);
});

test('has no axe violations while a simulated form is busy and after it has finished', async ({ page }) => {
  await page.goto('/tiktok-live-strategy-guide');
  const form = page.locator('form:has([name*=mail])').first();
  // Content has no roles while it is hidden until its styles load.
  await expect(form).toBeVisible();
  for (const field of await waitForAll(form.getByRole('textbox'))) {
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.com' : 'Ada');
  }
  await form.getByRole('button').click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await expect(page.getByRole('dialog').filter({ hasText: forms.guide.success.title })).toBeVisible();
  await expectAccessible(page);
});

test('has no axe violations while the strategy video plays', async ({ page }) => {
  await page.goto('/tiktok-live-strategy-guide');
  await page.getByRole('button', { name: strategyGuide.video.play }).click();
  await expect(page.getByText('Playing').first()).toBeVisible();
  await expectAccessible(page);
});
