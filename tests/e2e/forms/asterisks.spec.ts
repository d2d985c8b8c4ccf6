import { routes } from '#src/routes.ts';
import * as earlyAccess from '#tests/support/forms/early-access-page.ts';
import { application, forms as formWords } from '#tests/support/forms/form-words.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

test('marks required fields with an asterisk in every form, and explains it', async ({ page }) => {
  const meaning = formWords.common.requiredNote;
  const silent = async (path: string) => {
    // The footer's single field has no asterisk.
    const forms = page.locator('form:visible:not(footer *)');
    const asking = forms.filter({ has: page.locator('[required]:visible') });
    const starred = forms.filter({ has: page.locator('label, legend', { hasText: /\*$/ }) });
    expect(await starred.count(), path).toBe(await asking.count());
    const words = await starred.evaluateAll((all) =>
      all.map((form) => form.textContent?.replace(/\s*\*/g, ' *')),
    );
    expect(
      words.filter((text) => !text?.includes(meaning)),
      path,
    ).toEqual([]);
    return words.length;
  };
  let forms = 0;
  for (const { path } of Object.values(routes)) {
    await page.goto(path);
    await waitForStyles(page);
    forms += await silent(path);
  }
  expect(forms, 'forms with asterisks on all pages').toBeGreaterThan(0);
  await earlyAccess.open(page);
  expect(await silent('early access')).toBe(1);
  await page.goto('/live-selling-survey?step=1');
  await expect(page.getByLabel(application.questions.full_name.label)).toBeVisible();
  expect(await silent('survey')).toBe(1);
  await page.goto('/tiktok-live-strategy-guide');
  await expect(page.getByRole('textbox', { name: formWords.guide.fields.company.label })).toBeVisible();
});
