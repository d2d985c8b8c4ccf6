import { expectAsterisks } from '#tests/support/forms/asterisks.ts';
import * as earlyAccess from '#tests/support/forms/early-access-page.ts';
import { application, forms } from '#tests/support/forms/form-texts.ts';
import { expect, test } from '#tests/support/site/site.ts';

test('marks required fields with an asterisk and explains it once per form', async ({ page }) => {
  await earlyAccess.open(page);
  expect(await expectAsterisks(page)).toBe(1);
  await page.goto('/live-selling-survey?step=1');
  await expect(page.getByLabel(application.questions.full_name.label)).toBeVisible();
  expect(await expectAsterisks(page)).toBe(1);
  await page.goto('/tiktok-live-strategy-guide');
  await expect(page.getByRole('textbox', { name: forms.guide.fields.company.label })).toBeVisible();
  expect(await expectAsterisks(page)).toBeGreaterThan(0);
});
