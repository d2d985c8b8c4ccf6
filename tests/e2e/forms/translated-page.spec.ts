import type { Locator, Page } from '@playwright/test';
import { storedForms } from '#tests/support/forms/stored-forms.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';
import { extensionKinds, simulateExtension } from '#tests/support/site/simulate-extension.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

test.use({ expectedConsole: /error: Minified React error #418/ });

const textFields =
  'main form input:not([type]), main form input[type="text"], main form input[type="email"], main form textarea, footer form input[type="email"]';

const paths = [
  '/contact',
  '/',
  '/roi-calculator',
  '/live-selling-survey',
  '/live-selling-best-practices',
  '/host-training-materials',
  '/tiktok-live-strategy-guide',
  '/industry-reports',
  '/resources',
  '/services',
];

const delayIslands = (page: Page) => holdRequests(page, /\/_astro\/[^/]*react[^/]*\.js$/);

async function expectFocusAround(text: Locator) {
  const isFocused = (element: Element) =>
    document.activeElement !== document.body && document.activeElement?.contains(element);
  await expect.poll(() => text.evaluate(isFocused)).toBe(true);
}

function selectCases<T>(cases: readonly T[], kindIndex: number): T[] {
  return cases.filter((_, index) => index === 0 || index % extensionKinds.length === kindIndex);
}

for (const [kindIndex, kind] of extensionKinds.entries()) {
  test.describe(`a page that a browser extension changes (${kind})`, () => {
    for (const path of selectCases(paths, kindIndex))
      test(`keeps input, focus and selection on ${path}`, async ({ page }) => {
        await simulateExtension(page, kind);
        const release = await delayIslands(page);
        await page.goto(path);
        await waitForLayout(page);
        const names = await page
          .locator(textFields)
          .evaluateAll((fields) =>
            fields.filter((field) => field.id && field.checkVisibility()).map(({ id }) => id),
          );
        for (const name of names) await page.locator(`[id="${name}"]`).fill('20');
        const last = page.locator(`[id="${names.at(-1)}"]`);
        await last.evaluate((field: HTMLInputElement) => {
          field.focus();
          if (field.type !== 'email') field.setSelectionRange(1, 2);
        });
        release();
        const asleep = page.locator('astro-island[ssr]:focus-within');
        await expect(asleep).toHaveCount(0);
        await expect
          .poll(() => last.evaluate((field) => Object.keys(field).some((key) => /^__react/.test(key))))
          .toBe(true);
        for (const name of names) await expect(page.locator(`[id="${name}"]`)).toHaveValue('20');
        await expect(last).toBeFocused();
        const selection = await last.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
          selectionStart,
          selectionEnd,
        ]);
        if (selection[0] !== null) expect(selection).toEqual([1, 2]);
      });

    for (const { path, table, fill, form, action, done } of selectCases(storedForms, kindIndex)) {
      test(`stores a form in ${table} even if it was filled in before hydration`, async ({ page, site }) => {
        const email = `before-${kind}@example.com`;
        await simulateExtension(page, kind);
        const release = await delayIslands(page);
        // The other forms hydrate only on a press.
        if (!['/contact', '/', '/roi-calculator'].includes(path)) release();
        await fill(page, email);
        release();
        await form(page).getByRole('button', { name: action }).click();
        await expectFocusAround(done(page));
        expect(await site.rows(table, email)).toHaveLength(1);
      });

      test(`stores a form in ${table} even if the extension changes it while it is filled in`, async ({
        page,
        site,
      }) => {
        const email = `while-${kind}@example.com`;
        await simulateExtension(page, kind, seededRandom().below(500));
        await fill(page, email);
        await form(page).getByRole('button', { name: action }).click();
        await expectFocusAround(done(page));
        expect(await site.rows(table, email)).toHaveLength(1);
      });
    }
  });
}
