import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isEmailAddress, toAsciiEmailAddress } from '#shared/email-address.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { islandUrlPattern } from '#tests/support/pages/built-pages.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { createRandomBelow } from '#tests/support/run/seeded-random.ts';
import { addressPieces, invalidAddresses, validAddresses } from '#tests/support/server/addresses.ts';
import { expect, type Site, test } from '#tests/support/site/site.ts';

const words = forms.contact;

async function fillForm(page: Page, email: string) {
  await page.getByLabel(words.fields.first_name.label).fill('Ada');
  await page.getByLabel(words.fields.last_name.label).fill('Byron');
  await page.getByRole('textbox', { name: words.fields.email.label, exact: true }).fill(email);
  await page
    .getByLabel(words.fields.inquiry_type.label)
    .selectOption(words.fields.inquiry_type.options['new-client']);
  await page
    .getByRole('textbox', { name: words.fields.message.label })
    .fill('Two products, <b>one</b> margin 🎥');
}

const send = (page: Page) => page.getByRole('button', { name: words.action }).click();

async function readStoredRows(site: Site, email: string) {
  return (await site.rows('contact_submissions', email)).map(({ id, created_at, ...row }) => row);
}

test('stores a message sent on the page as a row, and accepts another message', { tag: '@row' }, async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await fillForm(page, 'ada@example.com');
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
  await expect(page.getByRole('heading', { name: words.sent.title })).toBeFocused();
  await expect(page.getByText(words.sent.text, { exact: true })).toBeVisible();
  await expect(page.getByText(words.success.title)).toBeVisible();
  await expect(page.getByText(words.success.description)).toBeVisible();
  expect(await readStoredRows(site, 'ada@example.com')).toEqual([row]);

  await page.getByRole('button', { name: words.sent.again }).click();
  await expect(page.getByLabel(words.fields.first_name.label)).toHaveValue('');
  await expect(page.getByRole('textbox', { name: words.fields.message.label })).toHaveValue('');
});

test('reports every required field of an empty form, and focuses the first one', async ({ page, site }) => {
  await page.goto('/contact');
  await send(page);
  for (const message of [
    words.fields.first_name.empty,
    words.fields.last_name.empty,
    words.fields.email.empty,
    words.fields.inquiry_type.empty,
    words.fields.message.empty,
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel(words.fields.first_name.label)).toBeFocused();
  await expect(page.getByLabel(words.fields.first_name.label)).toHaveAccessibleDescription(
    words.fields.first_name.empty,
  );
  await page.getByLabel(words.fields.first_name.label).fill('Ada');
  await expect(page.getByText(words.fields.first_name.empty)).toHaveCount(0);

  await fillForm(page, 'nobody');
  await send(page);
  await expect(
    page.getByRole('textbox', { name: words.fields.email.label, exact: true }),
  ).toHaveAccessibleDescription(forms.common.email);
  expect(await readStoredRows(site, 'nobody')).toEqual([]);
});

test('stores a message of 15,000 Chinese characters, and converts an internationalized domain to ASCII', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await fillForm(page, 'ada@exämple.com');
  const message = '我们想卖茶'.repeat(3_000);
  await page.getByRole('textbox', { name: words.fields.message.label }).fill(message);
  await send(page);
  await expect(page.getByRole('heading', { name: words.sent.title })).toBeVisible();
  const email = 'ada@xn--exmple-cua.com';
  expect(await readStoredRows(site, email)).toMatchObject([{ email, message }]);
});

test('rejects an invalid email address next to its field without sending a request', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/contact');
  for (const wrong of ['a b@c d', 'a@x.co, b@y.co', 'a@x.co\nb@y.co', 'ädä@example.com']) {
    await fillForm(page, wrong);
    await send(page);
    const email = page.getByRole('textbox', { name: words.fields.email.label, exact: true });
    await expect(email, wrong).toHaveAccessibleDescription(forms.common.email);
    await expect(email).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test('accepts and rejects the same email addresses as the browser', async ({ page }) => {
  const seed = Number(process.env.ADDRESS_SEED ?? randomInt(2 ** 31));
  const next = createRandomBelow(seed);
  const pieces = [...addressPieces, 'b.co', 'a@b', '\u00a0', '\u200b', '，', '=', '!', '/', '(', '\\'];
  const random = Array.from({ length: 3_000 }, () =>
    Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join(''),
  );
  await page.goto('/contact');
  const input = page.getByRole('textbox', { name: words.fields.email.label, exact: true });
  const held = await input.evaluate(
    (field: HTMLInputElement, texts) =>
      texts.map((text) => {
        field.value = text;
        return { value: field.value, isAddress: field.value !== '' && !field.validity.typeMismatch };
      }),
    [...validAddresses, ...invalidAddresses, ...random],
  );
  for (const { value, isAddress } of held) {
    expect(isEmailAddress(value), `ADDRESS_SEED=${seed} ${JSON.stringify(value)}`).toBe(isAddress);
  }
  expect(held.filter(({ isAddress }) => isAddress).length).toBeGreaterThan(50);

  // Chromium converts the domain to ASCII while it is typed.
  for (const typed of ['ada@exämple.com', 'ada@EXÄMPLE.com', 'ada@例え.テスト']) {
    await input.fill('');
    await input.pressSequentially(typed);
    await expect(input).toHaveValue(toAsciiEmailAddress(typed));
    expect(await input.evaluate((field: HTMLInputElement) => field.validity.typeMismatch), typed).toBe(false);
  }
});

test('keeps text that was typed before hydration, and sends a form that was submitted before hydration', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, islandUrlPattern('ContactForm'));
  await page.goto('/contact');
  await fillForm(page, 'early@example.com');
  await send(page);
  await expect(page.locator('[data-waking]')).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { name: words.sent.title })).toBeVisible();
  expect(await readStoredRows(site, 'early@example.com')).toHaveLength(1);
});
