import type { Page } from '@playwright/test';
import { sendMessage as message } from '#tests/support/desk/leads.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import {
  provideScreenReader,
  readAnnouncements,
  startScreenReader,
} from '#tests/support/site/screen-reader.ts';

const leadRows = (page: Page) => page.locator('[role=row][data-ref]');

test('finds, assigns, replies to and wins a lead by keyboard', async ({ browser, desk }) => {
  await message(desk, 'Keira');
  const { page, id } = await openSignedIn(browser, desk, 'agent', { name: 'Mei Tran' });
  await page.goto('/desk/leads');
  await expect(leadRows(page).first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Keira Larch' });
  const keys = page.keyboard;

  await keys.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Undo, for 10 secondsZ',
  );
  await expectAccessible(page, 'all keys');
  await keys.press('Escape');
  await keys.press('/');
  await keys.type('keira');
  await expect(page).toHaveURL(/q=keira/);
  await expect(leadRows(page)).toHaveCount(1);
  await expect(row).toBeVisible();
  // Moves focus out of the search field, but keeps the search.
  await keys.press('Tab');
  await row.focus();
  await keys.press('Enter');
  const lead = page.getByRole('region', { name: 'Keira Larch' });
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  await keys.press('a');
  await keys.type('Mei');
  await keys.press('Enter');
  await expect(lead.getByRole('button', { name: /^Assigned to.*Mei/ })).toBeVisible();
  // Shortcuts pause for a moment after a list closes, so that a typed key does not trigger an action.
  await page.waitForTimeout(300);
  await keys.press('n');
  await expect(lead.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await keys.type('Asks for one show.');
  await keys.press('Control+Enter');
  await expect(lead.getByText('Asks for one show.')).toBeVisible();
  await keys.press('r');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await keys.type('One show it is.');
  await keys.press('Control+Enter');
  await expect(page.getByText(/^Reply sent /).first()).toBeVisible({ timeout: 15_000 });
  await keys.press('s');
  await keys.press('4');
  await expect(page.getByLabel('Amount in US dollars')).toBeFocused();
  await keys.type('900');
  await keys.press('Enter');
  await expect(page.getByText('Deal value saved.')).toBeVisible();
  const readStoredLead = () =>
    desk.database.query(
      `select status, kept_by, assignee, (select count(*)::int from staff.reply where lead_id = lead.id) as replies
      from staff.lead join public.contact_submissions as row on row.id = subject_id where first_name = 'Keira'`,
    );
  await expect.poll(readStoredLead).toEqual([{ status: 'won', kept_by: 'mail', assignee: id, replies: 1 }]);
});

test('opens the next lead when an answered lead leaves the list', async ({ desk, agent }) => {
  const [first, second, third] = [
    await message(desk, 'Junia'),
    await message(desk, 'Junilla'),
    await message(desk, 'Juniper'),
  ];
  await agent.goto('/desk/leads?q=juni');
  await agent.getByRole('row').filter({ hasText: 'Junilla Larch' }).click();
  const lead = agent.getByRole('region', { name: 'Junilla Larch' });
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  await agent.keyboard.press('e');
  await expect(agent.locator(`[data-ref=${second}]`)).toHaveCount(0);
  await agent.keyboard.press('j');
  await expect(agent).toHaveURL(new RegExp(`/leads/${third}\\b`));
  await agent.keyboard.press('k');
  await expect(agent).toHaveURL(new RegExp(`/leads/${first}\\b`));
});

test('opens the next lead when an answered lead moves to the end of Mine', async ({ browser, desk }) => {
  const { page, id } = await openSignedIn(browser, desk, 'agent');
  const refs = [await message(desk, 'Talia'), await message(desk, 'Talin'), await message(desk, 'Talitha')];
  await desk.database.query(
    `update staff.lead set assignee = $1, due_at = due_at + number * interval '1 second' where search_text like '%tali%larch%'`,
    [id],
  );
  await page.goto(`/desk/leads/${refs[0]}?view=mine`);
  const lead = page.getByRole('region', { name: 'Talia Larch' });
  await expect(lead.getByText('1 of 3')).toBeVisible();
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('One show it is.');
  await page.keyboard.press('Control+Enter');
  await expect(lead.getByText('3 of 3')).toBeVisible({ timeout: 15_000 });
  await expect(lead.getByRole('button', { name: /^Reply/ })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/leads/${refs[1]}\\b`));
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/leads/${refs[2]}\\b`));
});

test('stores changes to a lead in the order in which they were made, even if their requests arrive in reverse', async ({
  desk,
  agent,
}) => {
  const ref = await message(desk, 'Orla');
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Orla Larch' });
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  let isFirst = true;
  await agent.route(`**/desk/api/leads/${ref}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    if (isFirst) await agent.waitForTimeout(1_000);
    isFirst = false;
    return route.fallback();
  });
  const keys = agent.keyboard;
  await keys.press('s');
  await keys.press('2');
  await expect(lead.getByRole('button', { name: 'Status: Contacted' })).toBeVisible();
  await agent.waitForTimeout(300);
  await keys.press('s');
  await keys.press('4');
  await expect(agent.getByLabel('Amount in US dollars')).toBeFocused();
  await keys.type('900');
  await keys.press('Enter');
  await expect(agent.getByText('Deal value saved.')).toBeVisible();
  expect(
    await desk.database.query(
      `select status, won_amount::int from staff.lead join public.contact_submissions as row on row.id = subject_id
      where first_name = 'Orla'`,
    ),
  ).toEqual([{ status: 'won', won_amount: 900 }]);
});

test('keeps text that is typed right after R, and adds it to the reply', async ({ browser, desk }) => {
  const ref = await message(desk, 'Rhea');
  const { page } = await openSignedIn(browser, desk, 'agent', { name: 'Mei Tran' });
  await page.route('**/composer*.js', async (route) => {
    await page.waitForTimeout(1_500);
    await route.continue();
  });
  await page.goto(`/desk/leads/${ref}`);
  const lead = page.getByRole('region', { name: 'Rhea Larch' });
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('fees are low, ', { delay: 30 });
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('call me.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/fees are low, call me\./);
  const [stored] = await desk.database.query(
    `select status, kept_at, (select count(*)::int from staff.event where lead_id = lead.id and kind <> 'arrived') as lines
    from staff.lead join public.contact_submissions as row on row.id = subject_id where first_name = 'Rhea'`,
  );
  expect(stored).toEqual({ status: 'new', kept_at: null, lines: 0 });
});

test('marks a lead only once when a key is held or repeated', async ({ desk, agent }) => {
  const ref = await message(desk, 'Elin');
  await agent.goto(`/desk/leads/${ref}`);
  await expect(agent.getByRole('region', { name: 'Elin Larch' }).getByText('Four products')).toBeVisible();
  for (let press = 0; press < 3; press++) await agent.keyboard.down('e');
  await agent.keyboard.up('e');
  await agent.waitForTimeout(200);
  await agent.keyboard.press('e');
  await expect(agent.getByText('Elin Larch: answered outside the desk.')).toHaveCount(1);
  const lines = await desk.database.query(
    `select kind from staff.event where lead_id = (select lead.id from staff.lead
    join public.contact_submissions as row on row.id = subject_id where first_name = 'Elin')`,
  );
  expect(lines.filter(({ kind }) => kind === 'elsewhere')).toHaveLength(1);
});

test('prevents a toast from overlapping the next sheet on a phone', async ({ browser, desk }) => {
  const ref = await message(desk, 'Paula');
  const { page } = await openSignedIn(browser, desk, 'agent', {}, { viewport: { width: 390, height: 844 } });
  await page.goto(`/desk/leads/${ref}`);
  const status = page.getByRole('button', { name: /^Status/ });
  const sheet = page.getByRole('dialog');
  const toasts = page.locator('[data-pane=toasts] li');
  const measureGap = async () => {
    const toast = await toasts.last().boundingBox();
    const over = await sheet.boundingBox();
    return (over?.y ?? 0) - (toast ? toast.y + toast.height : 0);
  };
  await status.click();
  await sheet.getByRole('option', { name: 'Qualified' }).click();
  await expect(toasts).toHaveCount(1);
  await status.click();
  await expect(sheet).toBeVisible();
  await expect.poll(measureGap).toBeGreaterThan(0);
  await sheet.getByRole('option', { name: 'Won' }).click();
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(toasts).toHaveCount(2);
  await expect.poll(measureGap).toBeGreaterThan(0);
});

test('counts only the leads of the current view as overdue', async ({ desk, agent }) => {
  const late = await message(desk, 'Latona');
  await desk.database.query(`update staff.lead set due_at = now() - interval '1 hour' where number = $1`, [
    late.slice(2),
  ]);
  const answered = await message(desk, 'Wanda');
  const call = { id: crypto.randomUUID(), kind: 'call' };
  await desk.fetch(await desk.memberOf('agent'), 'POST', `leads/${answered}/events`, call);
  await agent.goto('/desk/leads?view=new');
  const heading = agent.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/new leads?, \d+ overdue$/);
  await agent.goto('/desk/leads?view=waiting');
  await expect(heading).toHaveText(/awaiting a customer reply$/);
});

test('scrolls to the active view in the list of views on a phone', async ({ browser, desk }) => {
  await message(desk, 'Vera');
  const { page } = await openSignedIn(browser, desk, 'agent', {}, { viewport: { width: 390, height: 844 } });
  await page.goto('/desk/leads?view=all');
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: /^All/ })).toBeInViewport({ ratio: 1 });
  await views.getByRole('link', { name: /^Brands/ }).click();
  await expect(page).toHaveURL(/view=brands/);
  await expect(views.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
});

test("asks before overwriting a colleague's concurrent change", async ({ browser, desk }) => {
  const ref = await message(desk, 'Tomas');
  const ruben = await desk.memberOf('agent', { name: 'Ruben Salas' });
  const ada = await openSignedIn(browser, desk, 'admin', { name: 'Ada Okafor' });
  const { page } = ada;
  await page.goto(`/desk/leads/${ref}`);
  const lead = page.getByRole('region', { name: 'Tomas Larch' });
  await expect(lead.getByRole('button', { name: /^Status.*New/ })).toBeVisible();

  // Ruben's change has not reached Ada's page when she makes hers.
  await page.route('**/desk/api/events', (route) => route.abort());
  const changed = await desk.fetch(ruben, 'PATCH', `leads/${ref}`, {
    field: 'status',
    value: 'contacted',
    was: 'new',
  });
  expect(changed.statusCode).toBeLessThan(300);
  const pickStatus = async (status: RegExp) => {
    await lead.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('option', { name: status }).click();
  };
  const first = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await pickStatus(/Qualified/);
  // Ruben's change may have arrived by now. In either case, nothing is overwritten without a notice.
  if ((await first).status() === 409) {
    const notice = page.getByRole('alert').filter({ hasText: /Ruben.* set Contacted/ });
    await expect(notice).toContainText('You chose Qualified');
    await expectAccessible(page, 'two at once');
    await notice.getByRole('button', { name: 'Use Qualified' }).click();
  }
  await expect
    .poll(() => desk.database.query(`select status from staff.lead where number = ${ref.slice(2)}`))
    .toEqual([{ status: 'qualified' }]);
});

test('announces a lead with its remaining time in words', async ({ desk, agent }) => {
  await message(desk, 'Thea');
  await provideScreenReader(agent);
  await agent.goto('/desk/leads?q=thea');
  await expect(leadRows(agent)).toHaveCount(1);
  await startScreenReader(agent);
  await leadRows(agent).focus();
  await expect.poll(async () => (await readAnnouncements(agent)).join('\n')).toMatch(/Thea Larch/);
  expect((await readAnnouncements(agent)).join('\n')).toMatch(/2[34] hours(?: \d+ minutes?)? left/);
});
