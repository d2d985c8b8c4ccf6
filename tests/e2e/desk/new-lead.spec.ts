import { sendMessage as message } from '#tests/support/desk/leads.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test('keeps the dialog for a new lead open while the first lead arrives and is erased', async ({
  desk,
  agent,
}) => {
  await desk.database.query('delete from staff.lead');
  const admin = await desk.memberOf('admin');
  await agent.goto('/desk/leads');
  await expect(agent.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
  await agent.getByRole('button', { name: 'New lead' }).click();
  const dialog = agent.getByRole('dialog', { name: 'New lead' });
  await dialog.getByLabel('Name').fill('Ines Moor');
  const ref = await message(desk, 'Passing');
  await expect(agent.locator(`[data-ref=${ref}]`)).toBeAttached();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ines Moor');
  const email = 'passing@larch.example';
  const erased = await desk.fetch(admin, 'POST', 'erasure', { email, typed: email });
  expect(erased.statusCode).toBe(200);
  await expect(agent.getByText('No leads yet')).toBeAttached();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ines Moor');
  await dialog.getByLabel('Phone').fill('+1 404 555 0100');
  await dialog.getByLabel('What they want').fill('Met at the fair.');
  await dialog.getByRole('button', { name: 'Add lead' }).click();
  await expect(agent.getByRole('region', { name: 'Ines Moor' })).toBeVisible();
});

test('enters a lead by keyboard and opens it', async ({ browser, desk }) => {
  await message(desk, 'First');
  const { page } = await openSignedIn(browser, desk, 'agent', { name: 'Mei Tan' });
  await page.goto('/desk/leads');
  await expect(page.getByRole('button', { name: 'New lead' })).toBeVisible();
  await page.keyboard.press('Shift+N');
  const dialog = page.getByRole('dialog', { name: 'New lead' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page, 'a new lead');
  await page.keyboard.type('Nia Fell');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter an email address or a phone number.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('nia@fell.example');
  await expect(dialog.getByText('Enter an email address or a phone number.')).toHaveCount(0);
  await dialog.getByLabel('Source').selectOption('Direct message');
  await dialog.getByLabel('Company').fill('Fell & Daughters');
  await dialog.getByLabel('What they want').fill('Wants a first show in March.');
  await page.keyboard.press('Control+Enter');
  const lead = page.getByRole('region', { name: 'Nia Fell' });
  await expect(lead.getByText('Wants a first show in March.').first()).toBeVisible();
  await expect(lead.getByText('Direct message').first()).toBeVisible();
  await expect(lead.getByText('Fell & Daughters').first()).toBeVisible();
  await expect(lead.getByText('Mei Tan').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/desk\/leads\/h-\d+/);
  const rows = await desk.database.query(
    `select assignee is not null as mine from staff.lead join entered_leads on entered_leads.id = subject_id
    where name = 'Nia Fell'`,
  );
  expect(rows).toEqual([{ mine: true }]);
});

test('enters a lead with only a phone number, and keeps the input after a failure', async ({
  browser,
  desk,
}) => {
  await message(desk, 'Second');
  const { page } = await openSignedIn(browser, desk, 'agent', {}, { viewport: { width: 390, height: 844 } });
  await page.goto('/desk/leads');
  await page.getByRole('button', { name: 'New lead' }).click();
  const dialog = page.getByRole('dialog', { name: 'New lead' });
  await dialog.getByLabel('Name').fill('Omar Reed');
  await dialog.getByLabel('Phone').fill('+1 404 555 0188');
  await dialog.getByLabel('What they want').fill('Called about prices.');
  await dialog.getByRole('switch', { name: 'Assign to me' }).click();
  // The lead is stored, but the response is lost.
  await page.route('**/desk/api/leads', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Add lead' }).click();
  await expect(dialog.getByRole('alert')).toContainText('What you typed is kept here.');
  await expect(dialog.getByLabel('Name')).toHaveValue('Omar Reed');
  await page.unroute('**/desk/api/leads');
  await dialog.getByRole('button', { name: 'Add lead' }).click();
  await expect(page.getByRole('heading', { name: 'Omar Reed' })).toBeVisible();
  const rows = await desk.database.query(
    `select assignee from staff.lead join entered_leads on entered_leads.id = subject_id where name = 'Omar Reed'`,
  );
  expect(rows).toEqual([{ assignee: null }]);
});
