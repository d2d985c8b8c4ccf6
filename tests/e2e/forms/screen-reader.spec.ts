import { routes } from '#src/routes.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { calculateButton, expectHydrated, fill } from '#tests/support/forms/roi-calculator-page.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import {
  provideScreenReader,
  readAnnouncements,
  startScreenReader,
} from '#tests/support/site/screen-reader.ts';
import { expect, test } from '#tests/support/site/site.ts';

const countPhrases = (phrases: string[], words: string) =>
  phrases.filter((phrase) => phrase.includes(words)).length;

test.beforeEach(({ page }) => provideScreenReader(page));

test('announces a new page once by its title', async ({ page }) => {
  await page.goto('/');
  // Delays the announcement until the screen reader listens.
  const listening = await holdRequests(page, /\/_astro\/(?!screen-reader)[^/]+\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: routes.contact.name, exact: true }).click();
  await page.waitForURL('/contact');
  await startScreenReader(page);
  listening();
  const title = await page.title();
  await expect.poll(async () => countPhrases(await readAnnouncements(page), `polite: ${title}`)).toBe(1);
});

test('moves focus to the first invalid field of a rejected form and announces its error', async ({
  page,
}) => {
  await page.goto('/contact');
  await startScreenReader(page);
  await page.getByRole('button', { name: forms.contact.action }).click();
  const { label, empty } = forms.contact.fields.first_name;
  await expect(page.getByLabel(label)).toBeFocused();
  await expect
    .poll(async () => (await readAnnouncements(page)).at(-1))
    .toMatch(new RegExp(`^textbox, ${containing(label).source}.*${containing(empty).source}.*invalid`));
});

test('announces a toast', async ({ page }) => {
  await page.goto('/process');
  await startScreenReader(page);
  await page.getByRole('contentinfo').getByRole('textbox').fill('ada');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('dialog');
  await expect(toast).toBeVisible();
  const title = (await toast.getByRole('heading').textContent()) ?? '';
  await expect.poll(async () => countPhrases(await readAnnouncements(page), title)).toBeGreaterThan(0);
});

test('announces the results of a report once, when they have stopped changing', async ({ page }) => {
  await page.goto('/roi-calculator');
  await expectHydrated(page);
  await fill(page, 'reader@example.com');
  await startScreenReader(page);
  await calculateButton(page).click();
  const sum = 'Monthly revenue $31,200, monthly profit $13,104, annual profit $157,248.';
  await expect
    .poll(async () => countPhrases(await readAnnouncements(page), sum), { timeout: 10_000 })
    .toBe(1);
  await page.waitForTimeout(1500);
  const announced = (await readAnnouncements(page)).filter(
    (one) => /^(polite|assertive):/.test(one) && one.includes('$'),
  );
  expect(announced).toEqual([`polite: ${sum}`]);
});
