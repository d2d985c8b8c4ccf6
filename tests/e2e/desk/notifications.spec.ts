import { sendMessage as message } from '#tests/support/desk/leads.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test('saves each choice immediately, and shows it after a reload on a phone', async ({ browser, desk }) => {
  const { page, id } = await openSignedIn(browser, desk, 'agent', { name: 'Mei Tan' });
  await page.goto('/desk/account');
  const section = page.getByRole('region', { name: 'Notifications' });
  const choiceGroup = (name: string) => section.getByRole('radiogroup', { name });
  await expect(choiceGroup('New leads').getByRole('radio', { name: 'Hourly' })).toBeChecked();
  await expect(choiceGroup('Assigned to me').getByRole('radio', { name: 'At once' })).toBeChecked();
  await choiceGroup('New leads').getByRole('radio', { name: 'At once' }).check();
  await section.getByLabel('Which new leads').selectOption('Creators');
  await choiceGroup('Deadline missed').getByRole('radio', { name: 'At once' }).focus();
  await page.keyboard.press('ArrowRight');
  await section.getByRole('switch', { name: 'Only during opening hours' }).click();
  await expect(section.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expectAccessible(page, 'notifications');
  await expect
    .poll(async () => (await desk.database.query('select notify from staff.member where id = $1', [id]))[0])
    .toEqual({ notify: { leads: 'now', leadsOf: 'creators', missed: 'hourly', onlyOpen: false } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(choiceGroup('New leads').getByRole('radio', { name: 'At once' })).toBeChecked();
  await expect(choiceGroup('Deadline missed').getByRole('radio', { name: 'Hourly' })).toBeChecked();
  await expect(section.getByLabel('Which new leads')).toHaveValue('creators');
  await expect(section.getByRole('switch', { name: 'Only during opening hours' })).not.toBeChecked();
});

test('restores the previous choice when saving fails', async ({ agent }) => {
  await agent.goto('/desk/account');
  const section = agent.getByRole('region', { name: 'Notifications' });
  await expect(section.getByRole('radiogroup', { name: 'New leads' })).toBeVisible();
  await agent.route('**/desk/api/account/notifications', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: 'invalid', message: 'The value is invalid.' } })
      : route.fallback(),
  );
  const never = section.getByRole('radiogroup', { name: 'New leads' }).getByRole('radio', { name: 'Never' });
  await never.click();
  await expect(section.getByRole('alert')).toContainText('Not saved.');
  await expect(never).not.toBeChecked();
});

test('warns in the inbox and on the team page while no member gets new leads', async ({ browser, desk }) => {
  await message(desk, 'Nora');
  await desk.database.query(`update staff.member set notify = '{"leads": "never"}'`);
  const { page, id } = await openSignedIn(browser, desk, 'admin', { name: 'Zora Quist' });
  await desk.database.query(`update staff.member set notify = '{"leads": "never"}' where id = $1`, [id]);
  await page.goto('/desk/people');
  const warning = page.getByText('No one on the team gets emails about new leads.');
  await expect(warning).toBeVisible();
  await expect(page.getByText('Gets new leads')).toHaveCount(0);
  await expectAccessible(page, 'team without notifications');
  await page.goto('/desk/leads');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Turn on for me' }).click();
  await expect(warning).toHaveCount(0);
  await page.goto('/desk/people');
  await expect(page.getByRole('listitem').filter({ hasText: 'Zora Quist' })).toContainText('Gets new leads');
});

test('hides notifications from editors', async ({ editor }) => {
  await editor.goto('/desk/account');
  await expect(editor.getByRole('region', { name: 'Your devices' })).toBeVisible();
  await expect(editor.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
});
