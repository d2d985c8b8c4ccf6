import type { Page } from '@playwright/test';
import { sendLead } from '#tests/support/desk/leads.ts';
import { type DeskSite, expect, signedIn, test } from '#tests/support/desk/site.ts';
import { announcements, provideReader, startReader } from '#tests/support/site/screen-reader.ts';

const message = (desk: DeskSite, first_name: string) =>
  sendLead(desk, 'contact_submissions', {
    ...{
      first_name,
      last_name: 'Birch',
      company: null,
      inquiry_type: 'new-client',
      message: 'Four products.',
    },
    email: `${first_name.toLowerCase()}@birch.example`,
  });

async function listen(page: Page, path: string, stands: string | RegExp) {
  await provideReader(page);
  await page.goto(path);
  await expect(page.getByText(stands).first()).toBeVisible();
  await startReader(page);
}
const heard = (page: Page) => expect.poll(async () => (await announcements(page)).join('\n'));

test.describe('failed actions', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('announces a failed sign-in immediately', async ({ page }) => {
    await listen(page, '/desk/sign-in', 'No account, or locked out?');
    await page.getByLabel('Work email').fill('nobody@cue.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('not it at all');
    await page.keyboard.press('Enter');
    await heard(page).toMatch(/assertive: .*Address and password do not match/);
  });

  test('announces a note that was not stored', async ({ browser, desk }) => {
    const ref = await message(desk, 'Nina');
    const { page } = await signedIn(browser, desk, 'agent');
    await page.route('**/desk/api/leads/*/events', (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid', message: 'That is too long.' } }),
    );
    await listen(page, `/desk/leads/${ref}`, 'Four products.');
    await page.getByRole('textbox', { name: 'Note' }).fill('Calls back.');
    await page.keyboard.press('Control+Enter');
    await heard(page).toMatch(/polite: .*That is too long/);
  });
});

test('announces search results once', async ({ browser, desk }) => {
  await message(desk, 'Petra');
  const { page } = await signedIn(browser, desk, 'agent');
  await listen(page, '/desk/leads', 'Petra Birch');
  await page.getByRole('searchbox').fill('larch');
  await heard(page).toMatch(/polite: .*larch/);
  const said = async () => (await announcements(page)).filter((one) => /^polite: .*larch/.test(one)).length;
  await page.waitForTimeout(1_000);
  expect(await said()).toBe(1);
});

test('announces a changed status, and moves focus to the message field of an empty reply', async ({
  browser,
  desk,
}) => {
  const ref = await message(desk, 'Quinn');
  const { page } = await signedIn(browser, desk, 'agent');
  await listen(page, `/desk/leads/${ref}`, 'Four products.');
  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('option', { name: /Qualified/ }).click();
  await heard(page).toMatch(/polite: .*Status is set/);
  await page.getByRole('button', { name: /^Reply/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await heard(page).toMatch(/textbox, Message.*Write a message first.*invalid/);
});

test('moves focus to an invalid number in the settings and announces its error', async ({
  browser,
  desk,
}) => {
  const { page } = await signedIn(browser, desk, 'admin');
  await listen(page, '/desk/settings', 'What changes');
  await page.getByRole('textbox', { name: /^Contact form, hours/ }).fill('soon');
  await page.getByRole('button', { name: /^Save/ }).click();
  await heard(page).toMatch(/textbox, Contact form, hours.*Enter 1 to 168 hours, or leave it empty.*invalid/);
});
