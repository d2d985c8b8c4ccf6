import type { Page } from '@playwright/test';
import { expect, type Site, test } from '#tests/support/site.ts';

async function fill(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Inquiry type').selectOption('New Client Inquiry');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two products, <b>one</b> margin 🎥');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function stored(site: Site, email: string) {
  return (await site.rows('contact_submissions', email)).map(({ id, created_at, ...row }) => row);
}

test('a message goes from the page to its row, and another can follow', async ({ page, site }) => {
  await page.goto('/contact');
  await fill(page, 'ada@example.com');
  const request = page.waitForRequest('**/rest/v1/contact_submissions');
  await send(page);

  const row = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.com',
    company: null,
    inquiry_type: 'new-client',
    message: 'Two products, <b>one</b> margin 🎥',
  };
  expect((await request).postDataJSON()).toEqual(row);
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused();
  await expect(page.getByText("We'll get back to you within 24 hours.", { exact: true })).toBeVisible();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(
    page.getByText("Thank you for contacting us. We'll get back to you within 24 hours."),
  ).toBeVisible();
  expect(await stored(site, 'ada@example.com')).toEqual([row]);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('an empty form names every field and puts the focus on the first', async ({ page, site }) => {
  await page.goto('/contact');
  await send(page);
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Please select an inquiry type',
    'Message is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText('First name is required')).toHaveCount(0);

  await fill(page, 'nobody');
  await send(page);
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    'Please enter a valid email',
  );
  expect(await stored(site, 'nobody')).toEqual([]);
});

test.describe('when the message cannot be stored', () => {
  test.use({ expectedConsole: /contact_submissions: not stored|Failed to load resource/ });

  const failed = 'There was a problem sending your message. Please try again.';

  test('a stopped database loses no word, stores nothing, and the next press sends', async ({
    page,
    site,
  }) => {
    await page.goto('/contact');
    await fill(page, 'stopped@example.com');
    await site.withoutDatabase(async () => {
      await send(page);
      await expect(page.getByText(failed, { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost');
    });
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Two products, <b>one</b> margin 🎥',
    );
    expect(await stored(site, 'stopped@example.com')).toEqual([]);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
    expect(await stored(site, 'stopped@example.com')).toHaveLength(1);
  });

  test('an answer lost on the way back does not store the message twice', async ({ page, site }) => {
    await page.goto('/contact');
    await fill(page, 'lost@example.com');
    await page.route('**/rest/v1/**', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page);
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await page.unroute('**/rest/v1/**');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
    expect(await stored(site, 'lost@example.com')).toHaveLength(1);
  });
});

test('a second press while sending does nothing and the button says Sending...', async ({ page, site }) => {
  await page.goto('/contact');
  await fill(page, 'twice@example.com');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  await send(page);
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  await page.getByRole('textbox', { name: 'Email', exact: true }).press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  expect(await stored(site, 'twice@example.com')).toHaveLength(1);
});

test('words typed and a form sent before its code has arrived are not lost', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/contact-form*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page, 'early@example.com');
  await send(page);
  await expect(page.locator('[data-waking]')).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  expect(await stored(site, 'early@example.com')).toHaveLength(1);
});

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form gives way to an address to write to', async ({ page }) => {
    await page.goto('/contact');
    // Playwright's text locators pass over what stands in a noscript.
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript a')).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
  });
});
