import { expect, type Page } from '@playwright/test';
import { forms } from './form-texts.ts';

/**
 * Expects each visible form to mark its required fields and to explain the asterisk.
 * @returns the number of forms that do so
 */
export async function expectAsterisks(page: Page): Promise<number> {
  // The newsletter form in the footer has a single field and no asterisk.
  const all = page.locator('form:visible:not(footer *)');
  const asking = all.filter({ has: page.locator('[required]:visible') });
  const starred = all.filter({ has: page.locator('label, legend', { hasText: /\*$/ }) });
  expect(await starred.count(), 'forms with asterisks').toBe(await asking.count());
  const words = await starred.evaluateAll((some) =>
    some.map((form) => form.textContent?.replace(/\s*\*/g, ' *')),
  );
  expect(words.filter((text) => !text?.includes(forms.common.requiredNote))).toEqual([]);
  return words.length;
}
