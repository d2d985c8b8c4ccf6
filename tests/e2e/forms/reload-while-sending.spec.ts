import type { Page } from '@playwright/test';
import { storedForms } from '#tests/support/forms/stored-forms.ts';
import { expect, test } from '#tests/support/site/site.ts';

const notice = 'This may have been sent already';

/**
 * Lets the server store the row, but delays its response.
 * @returns a promise that resolves when the row is stored
 */
async function delayResponse(page: Page) {
  const stored = Promise.withResolvers<void>();
  await page.route('**/rest/v1/**', async (route) => {
    await route.fetch();
    stored.resolve();
    await new Promise((done) => setTimeout(done, 5_000));
    await route.abort().catch(() => {});
  });
  return stored.promise;
}

for (const { path, table, fill, form, action, done } of storedForms.filter(({ table }) =>
  ['contact_submissions', 'live_selling_survey_responses'].includes(table),
)) {
  const pressSubmit = (page: Page) => form(page).getByRole('button', { name: action }).click();

  test.describe(`leaving ${path} while the form is being sent`, () => {
    const ways: Record<string, (page: Page) => Promise<unknown>> = {
      'a reload': (page) => page.reload(),
      'a visit to another page': async (page) => {
        const { href } = new URL(page.url());
        await page.goto('/services');
        await page.goto(href);
      },
    };
    for (const [way, leave] of Object.entries(ways))
      test(`reports the interruption after ${way}, and stores only one row on the next submit`, async ({
        page,
        site,
      }) => {
        const email = `${table}-${way.length}@example.com`;
        await fill(page, email);
        const stored = delayResponse(page);
        await pressSubmit(page);
        await stored;
        await leave(page);
        await page.unroute('**/rest/v1/**');
        await expect(page.getByText(notice)).toBeVisible();
        await pressSubmit(page);
        await expect(done(page)).toBeFocused();
        expect(await site.rows(table, email)).toHaveLength(1);
        expect(
          await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^attempt/.test(key))),
        ).toEqual([]);
        await page.goto('/services');
        await page.goto(path);
        await expect(page.getByText(notice)).toHaveCount(0);
      });

    test('stores only one row when sent again from a duplicated tab', async ({ page, site, context }) => {
      const email = `${table}-copy@example.com`;
      await fill(page, email);
      const stored = delayResponse(page);
      await pressSubmit(page);
      await stored;
      const kept = await page.evaluate(() => Object.entries(sessionStorage));
      const copy = await context.newPage();
      await copy.addInitScript((entries) => {
        for (const [key, value] of entries) sessionStorage.setItem(key, value as string);
      }, kept);
      await copy.goto(page.url());
      await expect(copy.getByText(notice)).toBeVisible();
      await pressSubmit(copy);
      await expect(done(copy)).toBeFocused();
      expect(await site.rows(table, email)).toHaveLength(1);
    });
  });
}
