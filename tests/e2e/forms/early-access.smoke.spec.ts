import type { Page } from '@playwright/test';
import { aiAvatarsSchema } from '#src/content/schemas/page/ai-avatars.ts';
import {
  dialog,
  fill,
  open,
  readStoredRows,
  send,
  sentDialog,
  table,
} from '#tests/support/forms/early-access-page.ts';
import { emailInsteadText, forms, tooLongText } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { expectToast, waitForToastCode } from '#tests/support/site/toast.ts';

const words = forms['early-access'];

const aiAvatars = contentOf('pages/ai-avatars', aiAvatarsSchema);

test('stores a signup from the dialog as a row, with empty fields as null', { tag: '@row' }, async ({
  page,
  site,
}) => {
  await open(page);
  await fill(page, 'ada@example.com');
  await expect(dialog(page).getByLabel(words.fields.interested_feature.label)).toHaveValue('AI Avatars');
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await send(page);
  const row = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.com',
    company: 'Engines Ltd',
    role: null,
    interested_feature: 'AI Avatars',
    comments: null,
    source: 'website_modal',
  };
  expect((await request).postDataJSON()).toEqual(row);
  await expect(sentDialog(page)).toContainText('AI Avatars');
  expect(await readStoredRows(site, 'ada@example.com')).toEqual([row]);
});

test('stores a different feature, role and comments as entered, and is empty when reopened after Close', async ({
  page,
  site,
}) => {
  await open(page, aiAvatars.closing.get);
  await fill(page, 'full@example.com');
  const comments = "<b>Robert'); DROP TABLE leads;--</b>\n🎥 שלום";
  await dialog(page).getByLabel(words.fields.role.label).selectOption('ecommerce');
  await dialog(page)
    .getByLabel(words.fields.interested_feature.label)
    .selectOption('Analytics & Optimization');
  await dialog(page).getByLabel(words.fields.comments.label).fill(comments);
  await send(page);
  await expect(sentDialog(page)).toContainText('Analytics & Optimization');
  const close = sentDialog(page).getByRole('button', { name: words.sent.close });
  await expect(close).toBeFocused();
  expect(await readStoredRows(site, 'full@example.com')).toMatchObject([
    { role: 'ecommerce', interested_feature: 'Analytics & Optimization', comments },
  ]);

  await close.click();
  await expect(page.getByRole('dialog', { name: words.sent.title })).toHaveCount(0);
  await expect(page.getByRole('button', { name: aiAvatars.closing.get }).first()).toBeFocused();
  await page.getByRole('button', { name: aiAvatars.closing.get }).first().click();
  await expect(dialog(page).getByLabel(words.fields.first_name.label)).toHaveValue('');
  await expect(dialog(page).getByLabel(words.fields.interested_feature.label)).toHaveValue('AI Avatars');
});

test('reports an empty form in a toast and next to every field, and focuses the first field', async ({
  page,
  site,
}) => {
  await open(page);
  await send(page);
  await expectToast(page, words.missing.title, words.missing.description);
  await expect(dialog(page).getByLabel(words.fields.first_name.label)).toBeFocused();
  for (const [label, message] of [
    [words.fields.first_name.label, words.fields.first_name.empty],
    [words.fields.last_name.label, words.fields.last_name.empty],
    [words.fields.email.label, words.fields.email.empty],
    [words.fields.company.label, words.fields.company.empty],
  ] as const) {
    await expect(dialog(page).getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await expectAccessible(page);
  await dialog(page).getByLabel(words.fields.first_name.label).fill('Ada');
  await expect(dialog(page).getByText(words.fields.first_name.empty)).toHaveCount(0);

  await fill(page, 'nobody');
  await send(page);
  await expect(dialog(page).getByLabel(words.fields.email.label)).toHaveAccessibleDescription(
    forms.common.email,
  );
  expect(await readStoredRows(site, 'nobody')).toEqual([]);
});

test('rejects text that is too long, but keeps the text in the field', async ({ page }) => {
  await open(page);
  await fill(page, 'long@example.com');
  const long = 'x'.repeat(10_000);
  await dialog(page).getByLabel(words.fields.company.label).fill(long);
  await send(page);
  await expect(dialog(page).getByLabel(words.fields.company.label)).toHaveAccessibleDescription(
    tooLongText('1,000'),
  );
  await expect(dialog(page).getByLabel(words.fields.company.label)).toHaveValue(long);
});

test('sends nothing on Cancel or Escape, and keeps the input for the next time', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page);
  await fill(page, 'kept@example.com');
  await dialog(page).getByLabel(words.fields.role.label).selectOption('agency');
  await dialog(page).getByRole('button', { name: words.cancel }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: aiAvatars.hero.join }).first().click();
  await expect(dialog(page).getByLabel(words.fields.email.label)).toHaveValue('kept@example.com');
  await expect(dialog(page).getByLabel(words.fields.role.label)).toHaveValue('agency');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: aiAvatars.hero.join }).first()).toBeFocused();
  expect(requests.filter((url) => url.includes('/rest/'))).toEqual([]);
});

test.describe('an early-access signup that cannot be stored', () => {
  test.use({ expectedConsole: /early_access_signups: not stored|Failed to load resource/ });

  async function expectFailure(page: Page) {
    await expectToast(page, words.failed.title, words.failed.description);
    await expect(dialog(page).getByRole('alert')).toContainText(emailInsteadText);
    await expect(dialog(page).getByLabel(words.fields.company.label)).toHaveValue('Engines Ltd');
  }

  test('keeps the input while offline, and stores only one row after a lost response', async ({
    page,
    context,
    site,
  }) => {
    await open(page);
    await fill(page, 'cut@example.com');
    await waitForToastCode(page);
    await context.setOffline(true);
    await send(page);
    await expectFailure(page);
    await expectAccessible(page);
    await context.setOffline(false);
    await page.route('**/rest/v1/**', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page);
    await expect(dialog(page).getByRole('button', { name: words.action })).toBeVisible();
    await expect.poll(() => readStoredRows(site, 'cut@example.com')).toHaveLength(1);
    await page.unroute('**/rest/v1/**');
    await send(page);
    await expect(sentDialog(page)).toBeVisible();
    expect(await readStoredRows(site, 'cut@example.com')).toHaveLength(1);
  });
});

test('works by keyboard, keeps focus in the dialog, and has no axe violations', async ({ page, site }) => {
  await page.goto('/ai-avatars');
  const trigger = page.getByRole('button', { name: aiAvatars.hero.join }).first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel(words.fields.first_name.label)).toBeFocused();
  await expectAccessible(page);
  for (const text of ['Ada', 'Byron', 'keys@example.com', 'Engines Ltd']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(dialog(page).getByLabel(words.fields.role.label)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel(words.fields.comments.label)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sentDialog(page).getByRole('button', { name: words.sent.close })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(sentDialog(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
  expect(await readStoredRows(site, 'keys@example.com')).toHaveLength(1);
});
