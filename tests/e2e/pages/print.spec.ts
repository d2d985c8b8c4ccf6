import { forms } from '#tests/support/forms/form-texts.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { expect, test } from '#tests/support/site/site.ts';

test('leaves dialogs and toasts out of the printed page', async ({ page }) => {
  await page.goto('/process');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('textbox').fill('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText(forms.newsletter.invalid.title).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
});
