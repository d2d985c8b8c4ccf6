import type { Page } from '@playwright/test';
import { sendLead } from '#tests/support/desk/leads.ts';
import { type DeskSite, expect, test } from '#tests/support/desk/site.ts';
import {
  provideScreenReader,
  readAnnouncements,
  startScreenReader,
} from '#tests/support/site/screen-reader.ts';

const sendMessage = (desk: DeskSite, first_name: string) =>
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

async function openWithScreenReader(page: Page, path: string, stands: string | RegExp) {
  await provideScreenReader(page);
  await page.goto(path);
  await expect(page.getByText(stands).first()).toBeVisible();
  await startScreenReader(page);
}
const expectAnnouncement = (page: Page) =>
  expect.poll(async () => (await readAnnouncements(page)).join('\n'));

test.describe('failed actions', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('announces a failed sign-in immediately', async ({ page }) => {
    await openWithScreenReader(page, '/desk/sign-in', 'No account, or locked out?');
    await page.getByLabel('Work email').fill('nobody@cue.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('not it at all');
    await page.keyboard.press('Enter');
    await expectAnnouncement(page).toMatch(/assertive: .*Email address and password do not match/);
  });

  test('announces a note that was not stored', async ({ desk, agent }) => {
    const ref = await sendMessage(desk, 'Nina');
    await agent.route('**/desk/api/leads/*/events', (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid', message: 'That is too long.' } }),
    );
    await openWithScreenReader(agent, `/desk/leads/${ref}`, 'Four products.');
    await agent.getByRole('textbox', { name: 'Note' }).fill('Calls back.');
    await agent.keyboard.press('Control+Enter');
    await expectAnnouncement(agent).toMatch(/polite: .*That is too long/);
  });
});

test('announces search results once', async ({ desk, agent }) => {
  await sendMessage(desk, 'Petra');
  await openWithScreenReader(agent, '/desk/leads', 'Petra Birch');
  await agent.getByRole('searchbox').fill('larch');
  await expectAnnouncement(agent).toMatch(/polite: .*larch/);
  const countAnnouncements = async () =>
    (await readAnnouncements(agent)).filter((one) => /^polite: .*larch/.test(one)).length;
  await agent.waitForTimeout(1_000);
  expect(await countAnnouncements()).toBe(1);
});

test('announces a changed status, and moves focus to the message field when an empty reply is sent', async ({
  desk,
  agent,
}) => {
  const ref = await sendMessage(desk, 'Quinn');
  await openWithScreenReader(agent, `/desk/leads/${ref}`, 'Four products.');
  await agent.getByRole('button', { name: /^Status: / }).click();
  await agent.getByRole('option', { name: /Qualified/ }).click();
  await expectAnnouncement(agent).toMatch(/polite: .*Quinn Birch: Qualified/);
  await agent.getByRole('button', { name: /^Reply/ }).click();
  await agent.getByRole('textbox', { name: 'Message' }).fill('');
  await agent.getByRole('button', { name: /^Send/ }).click();
  await expect(agent.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expectAnnouncement(agent).toMatch(/textbox, Message.*Write a message first.*invalid/);
});

test('moves focus to an invalid number in the settings and announces its error', async ({ admin }) => {
  await openWithScreenReader(admin, '/desk/settings', 'What changes');
  await admin.getByRole('textbox', { name: /^Contact form, hours/ }).fill('soon');
  await admin.getByRole('button', { name: /^Save/ }).click();
  await expectAnnouncement(admin).toMatch(
    /textbox, Contact form, hours.*Enter 1 to 168 hours, or leave it empty.*invalid/,
  );
});
