import type { Page } from '@playwright/test';
import { sendLead } from '#tests/support/desk/leads.ts';
import { type DeskSite, expect, test } from '#tests/support/desk/site.ts';
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

  test('announces a note that was not stored', async ({ desk, agent }) => {
    const ref = await message(desk, 'Nina');
    await agent.route('**/desk/api/leads/*/events', (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid', message: 'That is too long.' } }),
    );
    await listen(agent, `/desk/leads/${ref}`, 'Four products.');
    await agent.getByRole('textbox', { name: 'Note' }).fill('Calls back.');
    await agent.keyboard.press('Control+Enter');
    await heard(agent).toMatch(/polite: .*That is too long/);
  });
});

test('announces search results once', async ({ desk, agent }) => {
  await message(desk, 'Petra');
  await listen(agent, '/desk/leads', 'Petra Birch');
  await agent.getByRole('searchbox').fill('larch');
  await heard(agent).toMatch(/polite: .*larch/);
  const said = async () => (await announcements(agent)).filter((one) => /^polite: .*larch/.test(one)).length;
  await agent.waitForTimeout(1_000);
  expect(await said()).toBe(1);
});

test('announces a changed status, and moves focus to the message field of an empty reply', async ({
  desk,
  agent,
}) => {
  const ref = await message(desk, 'Quinn');
  await listen(agent, `/desk/leads/${ref}`, 'Four products.');
  await agent.getByRole('button', { name: /^Status: / }).click();
  await agent.getByRole('option', { name: /Qualified/ }).click();
  await heard(agent).toMatch(/polite: .*Status is set/);
  await agent.getByRole('button', { name: /^Reply/ }).click();
  await agent.getByRole('textbox', { name: 'Message' }).fill('');
  await agent.getByRole('button', { name: /^Send/ }).click();
  await expect(agent.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await heard(agent).toMatch(/textbox, Message.*Write a message first.*invalid/);
});

test('moves focus to an invalid number in the settings and announces its error', async ({ admin }) => {
  await listen(admin, '/desk/settings', 'What changes');
  await admin.getByRole('textbox', { name: /^Contact form, hours/ }).fill('soon');
  await admin.getByRole('button', { name: /^Save/ }).click();
  await heard(admin).toMatch(
    /textbox, Contact form, hours.*Enter 1 to 168 hours, or leave it empty.*invalid/,
  );
});
