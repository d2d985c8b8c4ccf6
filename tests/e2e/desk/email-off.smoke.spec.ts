import type { Page } from '@playwright/test';
import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, test } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test.use({ deskSettings: { SMTP_URL: '' } });

test('sends no reply while email is off, and shows how to connect email', async ({ desk, admin }) => {
  const ref = await sendMessage(desk, 'Ottilie');
  await admin.goto('/desk/leads');
  await expect(findWarnings(admin), 'beside the list').toHaveText(['Email is off. Replies are not sent.']);
  await admin.goto(`/desk/leads/${ref}`);
  const lead = admin.getByRole('region', { name: 'Ottilie Larch' });
  await lead.getByRole('button', { name: /^Reply/ }).click();
  await expect(findWarnings(admin), 'beside the reply').toHaveText([
    'Email is off. This reply will not be sent.',
  ]);
  const field = lead.getByRole('textbox', { name: 'Message' });
  await field.fill('One show it is.');
  await expect(lead.getByRole('button', { name: /^Send/ })).toBeDisabled();
  await field.press('Control+Enter');
  await expect(field).toHaveValue('One show it is.');
  expect(await desk.database.query('select from staff.reply')).toEqual([]);
  await expectAccessible(admin, 'email off');
  await lead.getByRole('link', { name: 'Connect email' }).click();
  await expect(admin.getByRole('heading', { name: 'Setup', level: 1 })).toBeVisible();
  await expect(admin.getByText('Not connected')).toBeVisible();
  await expect(admin.getByText('SMTP_URL=', { exact: false }).last()).toBeVisible();
  await expect(findWarnings(admin), 'in the setup').toHaveCount(0);
});

test('shows the number of waiting emails on the setup page only if emails are waiting', async ({
  desk,
  admin,
}) => {
  await desk.database.query('truncate staff.arrival, staff.job cascade');
  await admin.goto('/desk/start');
  const step = admin.getByText(/^Until email is connected/);
  await expect(step).not.toContainText('waiting');
  await desk.database.query(
    `insert into staff.job (kind, subject_id, created_at, due_at)
    values ('mail.roi', gen_random_uuid(), now(), now() + interval '1 hour')`,
  );
  await admin.reload();
  await expect(step).toContainText(' 1 is waiting.');
  await desk.database.query('truncate staff.job cascade');
});

test('tells agents whom to ask to connect email', async ({ desk, agent }) => {
  const ref = await sendMessage(desk, 'Ottilie');
  await desk.memberOf('admin', { name: 'Ada Okafor' });
  await agent.goto(`/desk/leads/${ref}`);
  const ask = agent.getByText(/Ask .*Ada Okafor.* to connect it\./).filter({ visible: true });
  await expect(ask).toHaveCount(1);
  const lead = agent.getByRole('region', { name: 'Ottilie Larch' });
  await lead.getByRole('button', { name: /^Reply/ }).click();
  await expect(findWarnings(agent)).toHaveText(['Email is off. This reply will not be sent.']);
  await expect(ask).toHaveCount(1);
  for (const path of ['/desk/leads', '/desk/numbers', '/desk/start']) {
    await agent.goto(path);
    await expect(ask, path).toHaveCount(1);
    await expect(agent.getByRole('link', { name: 'Connect email' })).toHaveCount(0);
    await expect(agent.getByRole('button', { name: 'Connect email' })).toHaveCount(0);
  }
});

function findWarnings(page: Page) {
  return page.getByText(/^Email is off/).filter({ visible: true });
}
