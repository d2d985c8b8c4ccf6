import type { Page } from '@playwright/test';
import { forms, rateLimitText, tooLongText } from '#tests/support/forms/form-texts.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, type Site, test } from '#tests/support/site/site.ts';
import { expectToast, waitForToastCode } from '#tests/support/site/toast.ts';

const words = forms.newsletter;

const table = 'newsletter_subscribers';
const form = (page: Page) => page.getByRole('contentinfo').locator('form');
const field = (page: Page) => form(page).getByRole('textbox');
const button = (page: Page) => form(page).getByRole('button');

async function subscribe(page: Page, email: string) {
  await field(page).fill(email);
  await button(page).click();
}

async function readStoredRows(site: Site, email: string) {
  return (await site.rows(table, email)).map(({ id, created_at, ...row }) => row);
}

test('stores an email address from the footer as a row, in lower case and with its source', {
  tag: '@row',
}, async ({ page, site }) => {
  await page.goto('/');
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await subscribe(page, 'Reader@Example.com');
  const row = { email: 'reader@example.com', source: 'footer' };
  expect((await request).postDataJSON()).toEqual(row);
  await expectToast(page, words.success.title, words.success.description);
  await expect(page.getByText(words.sent)).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  expect(await readStoredRows(site, 'reader@example.com')).toEqual([row]);
});

test('ignores an empty field when submitted', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  for (const blank of ['', '   ']) {
    await subscribe(page, blank);
    await field(page).press('Enter');
  }
  await expect(page.getByText(words.invalid.title)).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  expect(requests.filter((url) => url.includes('/rest/'))).toEqual([]);
});

test('reports an invalid email address in a toast and next to the field, and keeps the address in the field', async ({
  page,
}) => {
  await page.goto('/');
  await subscribe(page, 'nobody');
  await expectToast(page, words.invalid.title, words.invalid.description);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  const invalid = words.invalid.description;
  for (const [wrong, message] of [
    ['nobody@', invalid],
    ['@example.com', invalid],
    ['a b@c d', invalid],
    ['a@x.co, b@y.co', invalid],
    [`${'x'.repeat(10_000)}@b`, tooLongText('320')],
  ] as const) {
    await field(page).fill(wrong);
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(message);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveValue(wrong);
  }
});

test.describe('an email address that is already subscribed', () => {
  // The browser logs the failed request itself. The page logs nothing else.
  test.use({ expectedConsole: /Failed to load resource: .* 409/ });

  test("reports the existing subscription regardless of the address's case", async ({ page, site }) => {
    await page.goto('/');
    await subscribe(page, 'twice@example.com');
    await expect(page.getByText(words.sent)).toBeVisible();
    await page.goto('/contact');
    await subscribe(page, 'TWICE@example.com');
    await expectToast(page, words.taken.title, words.taken.description);
    await expect(field(page)).toHaveAccessibleDescription(words.taken.description);
    await expect(field(page)).toHaveValue('TWICE@example.com');
    expect(await readStoredRows(site, 'twice@example.com')).toHaveLength(1);
  });
});

test.describe('an email address that cannot be stored', () => {
  test.use({ expectedConsole: /newsletter_subscribers: not stored|Failed to load resource/ });

  test('shows the waiting time next to the field after too many requests', async ({ page }) => {
    await page.goto('/');
    await page.route(`**/rest/v1/${table}`, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: { code: 'rate_limited' } }),
    );
    await subscribe(page, 'hasty@example.com');
    await expect(field(page)).toHaveAccessibleDescription(containing(rateLimitText('40 seconds')));
  });

  test('reports a lost connection, and subscribes on the next attempt', async ({ page, context, site }) => {
    await page.goto('/');
    await field(page).fill('cut@example.com');
    await waitForToastCode(page);
    await context.setOffline(true);
    await button(page).click();
    await expectToast(page, words.failed.title, words.failed.description);
    await context.setOffline(false);
    await button(page).click();
    await expect(page.getByText(words.sent)).toBeVisible();
    expect(await readStoredRows(site, 'cut@example.com')).toHaveLength(1);
  });
});

test('works by keyboard, and has no axe violations before or after sending', async ({ page, site }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await field(page).focus();
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.sent)).toBeFocused();
  await expectAccessible(page);
  expect(await readStoredRows(site, 'keys@example.com')).toHaveLength(1);
});

test.describe('the newsletter form while sending', () => {
  test.use({ expectedConsole: /500/ });

  test('disables the button and keeps the focus in the form', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route(`**/rest/v1/${table}`, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.goto('/');
    await field(page).fill('reader@example.com');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAttribute('disabled');
    await expect(field(page)).toBeFocused();
    answer.resolve();
    await expect(button(page)).not.toHaveAttribute('disabled');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('reader@example.com');
  });
});
