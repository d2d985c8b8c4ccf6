import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, type Site, test } from '#tests/support/site.ts';
import { expectToast, toastsReady } from '#tests/support/toast.ts';

const table = 'newsletter_subscribers';
const form = (page: Page) => page.getByRole('contentinfo').locator('form');
const field = (page: Page) => form(page).getByRole('textbox');
const button = (page: Page) => form(page).getByRole('button');

async function subscribe(page: Page, email: string) {
  await field(page).fill(email);
  await button(page).click();
}

async function stored(site: Site, email: string) {
  return (await site.rows(table, email)).map(({ id, created_at, ...row }) => row);
}

test('an address goes from the footer to its row, in lower case and with its placement', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await subscribe(page, 'Reader@Example.com');
  const row = { email: 'reader@example.com', source: 'footer' };
  expect((await request).postDataJSON()).toEqual(row);
  await expectToast(page, 'Successfully Subscribed!', 'Thank you for subscribing to our newsletter.');
  await expect(page.getByText('Thanks for subscribing!')).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(site, 'reader@example.com')).toEqual([row]);
});

test('an empty field is passed over in silence', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  for (const blank of ['', '   ']) {
    await subscribe(page, blank);
    await field(page).press('Enter');
  }
  await expect(page.getByText('Invalid Email')).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  expect(requests.filter((url) => url.includes('/rest/'))).toEqual([]);
});

test('what is no address is said in a toast and beside the field, and stays typed', async ({ page }) => {
  await page.goto('/');
  await subscribe(page, 'nobody');
  await expectToast(page, 'Invalid Email', 'Please enter a valid email address.');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  for (const wrong of ['nobody@', '@example.com', `${'x'.repeat(10_000)}@b`]) {
    await field(page).fill(wrong);
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveValue(wrong);
  }
});

test.describe('when the address cannot be stored', () => {
  test.use({ expectedConsole: /newsletter_subscribers: not stored|Failed to load resource/ });

  test('an address that is on the list already, whatever its case, says so', async ({ page, site }) => {
    await page.goto('/');
    await subscribe(page, 'twice@example.com');
    await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
    await page.goto('/contact');
    await subscribe(page, 'TWICE@example.com');
    await expectToast(page, 'Already Subscribed', 'This email is already subscribed to our newsletter.');
    await expect(field(page)).toHaveAccessibleDescription(
      'This email is already subscribed to our newsletter.',
    );
    await expect(field(page)).toHaveValue('TWICE@example.com');
    expect(await stored(site, 'twice@example.com')).toHaveLength(1);
  });

  test('a stopped database keeps the address typed, and the next press stores it', async ({ page, site }) => {
    await page.goto('/');
    const failed = 'There was a problem subscribing. Please try again.';
    await site.withoutDatabase(async () => {
      await subscribe(page, 'stopped@example.com');
      await expectToast(page, 'Error', failed);
      await expect(field(page)).toHaveAccessibleDescription(failed);
      await expect(field(page)).toHaveValue('stopped@example.com');
    });
    await button(page).click();
    await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
    expect(await stored(site, 'stopped@example.com')).toHaveLength(1);
  });

  test('a cut network is said, even when nothing was sent before', async ({ page, context, site }) => {
    await page.goto('/');
    await field(page).fill('cut@example.com');
    await toastsReady(page);
    await context.setOffline(true);
    await button(page).click();
    await expectToast(page, 'Error', 'There was a problem subscribing. Please try again.');
    await context.setOffline(false);
    await button(page).click();
    await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
    expect(await stored(site, 'cut@example.com')).toHaveLength(1);
  });
});

test('while it is sent the button is disabled and shows an ellipsis, and another press does nothing', async ({
  page,
  site,
}) => {
  await page.goto('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  await subscribe(page, 'busy@example.com');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toContainText('...');
  await expect(button(page)).toHaveAccessibleName(/^Subscribe/);
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  await button(page).click({ force: true });
  await field(page).press('Enter');
  release();
  await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
  expect(await stored(site, 'busy@example.com')).toHaveLength(1);
});

test('it works by keyboard alone, and axe finds nothing before or after', async ({ page, site }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await field(page).focus();
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks for subscribing!')).toBeFocused();
  await expectAccessible(page);
  expect(await stored(site, 'keys@example.com')).toHaveLength(1);
});

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form gives way to an address to write to', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('noscript p')).toContainText('Subscribing needs JavaScript.');
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(button(page)).toBeHidden();
  });
});
