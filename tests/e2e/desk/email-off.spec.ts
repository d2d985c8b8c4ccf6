import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, signedIn, test } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test.use({ deskSettings: { SMTP_URL: '' } });

test('sends nothing while email is off, and shows how to connect it', async ({ browser, desk }) => {
  const ref = await sendMessage(desk, 'Ottilie');
  const { page } = await signedIn(browser, desk, 'admin');
  await page.goto('/desk/leads');
  const notice = page.getByText('Email is off. Replies are not sent.');
  await expect(notice.first()).toBeVisible();
  await page.goto(`/desk/leads/${ref}`);
  const lead = page.getByRole('region', { name: 'Ottilie Larch' });
  await lead.getByRole('button', { name: /^Reply/ }).click();
  await expect(lead.getByText('Email is off. This reply will not be sent.')).toBeVisible();
  const field = lead.getByRole('textbox', { name: 'Message' });
  await field.fill('One show it is.');
  await expect(lead.getByRole('button', { name: /^Send/ })).toBeDisabled();
  await field.press('Control+Enter');
  await expect(field).toHaveValue('One show it is.');
  expect(await desk.database.query('select from staff.reply')).toEqual([]);
  await expectAccessible(page, 'email off');
  await lead.getByRole('link', { name: 'Connect email' }).click();
  await expect(page.getByRole('heading', { name: 'Setup', level: 1 })).toBeVisible();
  await expect(page.getByText('Not connected')).toBeVisible();
  await page.getByRole('button', { name: 'Connect email' }).click();
  await expect(page.getByText('SMTP_URL=', { exact: false }).last()).toBeVisible();
});
