import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { maxLeadCount } from '#shared/desk/api.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { type DeskSite, expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';

const sendMessage = (desk: DeskSite, first_name: string) =>
  sendLead(desk, 'contact_submissions', {
    ...{
      first_name,
      last_name: 'Alder',
      company: null,
      inquiry_type: 'new-client',
      message: 'Four products.',
    },
    email: `${first_name.toLowerCase()}@alder.example`,
  });
const findRows = (page: Page) => page.getByRole('row').filter({ hasText: 'Alder' });

test('exports only the selected leads, by button and by shortcut', async ({ desk, admin }) => {
  for (const name of ['Anna', 'Bela', 'Cleo']) await sendMessage(desk, name);
  await admin.goto('/desk/leads?q=alder');
  await expect(findRows(admin)).toHaveCount(3);
  for (const name of ['Anna', 'Cleo'])
    await admin.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  const bar = admin.getByRole('toolbar', { name: 'Selected leads' });
  const readDownload = async (download: Promise<Download>) =>
    readFileSync(await (await download).path(), 'utf8');
  const byBar = admin.waitForEvent('download');
  await bar.getByRole('link', { name: 'Export' }).click();
  const byKey = readDownload(byBar).then(() => admin.waitForEvent('download'));
  for (const text of [await readDownload(byBar), await readDownload(pressExportShortcut(admin, byKey))]) {
    expect(text).toMatch(/Anna/);
    expect(text).toMatch(/Cleo/);
    expect(text).not.toMatch(/Bela/);
  }
});

async function pressExportShortcut(page: Page, download: Promise<Download>): Promise<Download> {
  await page.getByRole('row').filter({ hasText: 'Anna' }).focus();
  await page.keyboard.press('Shift+E');
  return download;
}

test.describe('unsaved changes', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('reports that a change made offline was not stored, and does not apply it later', async ({
    desk,
    agent,
  }) => {
    const ref = await sendMessage(desk, 'Doro');
    await agent.goto('/desk/leads?q=doro');
    await agent.getByRole('row').filter({ hasText: 'Doro' }).focus();
    await agent.keyboard.press('s');
    await expect(agent.getByRole('option', { name: 'Contacted' })).toBeVisible();
    await agent.context().setOffline(true);
    await agent.keyboard.press('2');
    await expect(agent.getByRole('alert').filter({ hasText: 'was not saved.' })).toBeVisible();
    await agent.context().setOffline(false);
    const stored = await desk.database.query('select status from staff.lead where number = $1', [
      Number(ref.replace('m-', '')),
    ]);
    expect(stored).toEqual([{ status: 'new' }]);
  });

  test('marks the remaining leads as spam in a bulk change when one lead was deleted', async ({
    desk,
    agent,
  }) => {
    const refs = [];
    for (const name of ['Ella', 'Fia', 'Gita']) refs.push(await sendMessage(desk, name));
    await agent.goto('/desk/leads?q=alder');
    for (const name of ['Ella', 'Fia', 'Gita'])
      await agent.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await agent.route(`**/desk/api/leads/${refs[1]}/events`, (route) =>
      route.fulfill({ status: 404, json: { code: 'gone', message: 'This lead was deleted.' } }),
    );
    await agent.getByRole('row').filter({ hasText: 'Ella' }).focus();
    await agent.keyboard.press('s');
    await agent.getByRole('option', { name: 'Spam' }).click();
    await expect(agent.getByText('Two leads: Spam.')).toBeVisible();
    await expect(agent.getByText('One lead deleted in the meantime.')).toBeVisible();
  });
});

test.describe('concurrent changes', () => {
  test.use({ expectedConsole: /status of 409/ });

  for (const place of ['list', 'lead'] as const) {
    test(`names the member in the conflict notice of the ${place} even if the member joined after the page was opened`, async ({
      desk,
      agent,
    }) => {
      const name = `Dora${place}`;
      const ref = await sendMessage(desk, name);
      // Blocks the events, so that the page does not learn of the new member.
      await agent.route('**/desk/api/events', (route) => route.abort());
      await agent.goto(place === 'list' ? '/desk/leads?q=alder' : `/desk/leads/${ref}`);
      const row = agent.getByRole('row').filter({ hasText: `${name} Alder` });
      await expect(row).toBeVisible();
      const pane = agent.getByRole('region', { name: `${name} Alder` });
      if (place === 'lead') await expect(pane.getByText('Four products.')).toBeVisible();
      // Blocks other reads, which would also update the page.
      await agent.route(
        '**/desk/api/leads**',
        (route) => route.request().method() !== 'GET' && route.continue(),
      );
      const zoe = await desk.memberOf('agent', { name: 'Zoe Novak' });
      await desk.fetch(zoe, 'PATCH', `leads/${ref}`, { field: 'status', value: 'contacted', was: 'new' });
      await (place === 'list' ? row : pane).focus();
      await agent.keyboard.press('s');
      await agent.getByRole('option', { name: /Qualified/ }).click();
      await expect(agent.getByRole('alert').filter({ hasText: /^Zoe set Contacted at / })).toBeVisible();
    });
  }

  for (const place of ['list', 'lead'] as const) {
    test(`names the colleague whose later change prevents an undo, in the ${place}`, async ({
      desk,
      agent,
    }) => {
      const name = `Undine${place}`;
      const ref = await sendMessage(desk, name);
      const zoe = await desk.memberOf('agent', { name: 'Zoe Novak' });
      await agent.route('**/desk/api/events', (route) => route.abort());
      await agent.goto(place === 'list' ? '/desk/leads?q=undine' : `/desk/leads/${ref}`);
      const row = agent.getByRole('row').filter({ hasText: `${name} Alder` });
      const pane = agent.getByRole('region', { name: `${name} Alder` });
      await expect(place === 'list' ? row : pane.getByText('Four products.')).toBeVisible();
      await (place === 'list' ? row : pane).focus();
      await agent.keyboard.press('s');
      await agent.getByRole('option', { name: /Qualified/ }).click();
      const undo = agent.getByRole('button', { name: 'Undo status' });
      await expect(undo).toBeVisible();
      await desk.fetch(zoe, 'PATCH', `leads/${ref}`, {
        field: 'status',
        value: 'contacted',
        was: 'qualified',
      });
      await undo.click();
      const toast = agent.getByRole('status').getByRole('listitem').filter({ hasText: 'not undone' });
      await expect(toast).toHaveText(
        /^Undine(list|lead) Alder: not undone\.Zoe set Contacted at \d{1,2}:\d\d [AP]M\./,
      );
      await expect(toast.locator('.text-ok-text')).toHaveCount(0);
    });
  }

  test('shows the settings that another admin saved in the meantime, with author and time', async ({
    desk,
    admin,
  }) => {
    const ruben = await desk.memberOf('admin', { name: 'Ruben Salas' });
    await admin.goto('/desk/settings');
    const hours = admin.getByRole('textbox', { name: /^Contact form, hours/ });
    await hours.fill('12');
    const was = (await desk.fetch(ruben, 'GET', 'settings')).json();
    const theirs = { ...was, fit: { ...was.fit, rate: 45 } };
    expect((await desk.fetch(ruben, 'PUT', 'settings', { settings: theirs, was })).statusCode).toBe(200);
    await admin.getByRole('button', { name: 'Save changes' }).click();
    const notice = admin.getByRole('alert').filter({ hasText: /^Ruben saved other settings at / });
    await expect(notice).toContainText('Rate: $45 an hour at most');
    await notice.getByRole('button', { name: 'Use mine' }).click();
    await expect(admin.getByText('The settings are saved.')).toBeVisible();
    const set = (await desk.fetch(ruben, 'GET', 'settings')).json();
    expect([
      set.fit.rate,
      set.promises.find(({ form }: { form: string }) => form === 'contact_submissions').hours,
    ]).toEqual([45, 12]);
    await desk.fetch(ruben, 'PUT', 'settings', { settings: was, was: set });
  });
});

test('undoes a bulk change with Z, and lists leads that someone has changed since', async ({
  desk,
  agent,
}) => {
  const refs: string[] = [];
  for (const name of ['Zana', 'Zeno', 'Zita']) refs.push(await sendMessage(desk, name));
  const readStatuses = () =>
    desk.database.query('select status from staff.lead where number = any($1) order by number', [
      refs.map((ref) => Number(ref.slice(2))),
    ]);
  const zoe = await desk.memberOf('agent', { name: 'Zoe Novak', email: 'zoe.z@cue.example' });
  const toastWith = (text: string) =>
    agent.getByRole('status').getByRole('listitem').filter({ hasText: text });
  await agent.goto('/desk/leads?view=all&q=alder');
  async function markLeads(status: string) {
    for (const name of ['Zana', 'Zeno', 'Zita'])
      await agent.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await agent.getByRole('row').filter({ hasText: 'Zana' }).focus();
    await agent.keyboard.press('s');
    await agent.getByRole('option', { name: status }).click();
    await expect(toastWith(`Three leads: ${status}.`)).toBeVisible();
    await agent.waitForTimeout(300);
    await agent.getByRole('row').filter({ hasText: 'Zana' }).focus();
  }
  await markLeads('Spam');
  await agent.keyboard.press('z');
  await expect(toastWith('Undone: three leads.')).toBeVisible();
  expect(await readStatuses()).toEqual([{ status: 'new' }, { status: 'new' }, { status: 'new' }]);

  await markLeads('Qualified');
  await desk.fetch(zoe, 'PATCH', `leads/${refs[1]}`, { field: 'status', value: 'lost', was: 'qualified' });
  await agent.keyboard.press('z');
  const left = toastWith('Undone: two leads.');
  await expect(left).toContainText(/Zeno Alder: Zoe set Lost at \d{1,2}:\d\d [AP]M\./);
  await expect(left.locator('.text-ok-text')).toHaveCount(0);
  expect(await readStatuses()).toEqual([{ status: 'new' }, { status: 'lost' }, { status: 'new' }]);
});

test('lists all leads that a bulk change skipped', async ({ desk, agent }) => {
  const [changed = '', conflict = '', erased = ''] = [
    await sendMessage(desk, 'Quin'),
    await sendMessage(desk, 'Quentin'),
    await sendMessage(desk, 'Quora'),
  ];
  await agent.route('**/desk/api/leads/bulk', (route) =>
    route.fulfill({
      json: {
        changed: [{ ref: changed, event: null }],
        conflicts: [{ ref: conflict, code: 'changed', now: 'lost', by: null, at: '2026-11-17T21:59:00Z' }],
        gone: [erased],
      },
    }),
  );
  await agent.goto('/desk/leads?view=all&q=alder');
  for (const name of ['Quin', 'Quentin', 'Quora'])
    await agent
      .getByRole('row')
      .filter({ hasText: `${name} ` })
      .getByRole('checkbox')
      .check();
  await agent.getByRole('row').filter({ hasText: 'Quentin' }).focus();
  await agent.keyboard.press('s');
  await agent.getByRole('option', { name: 'Qualified' }).click();
  const toast = agent.getByRole('status').getByRole('listitem').filter({ hasText: 'One lead: Qualified.' });
  await expect(toast).toContainText('Not changed: Quentin Alder. Someone else changed them first.');
  await expect(toast).toContainText('One lead deleted in the meantime.');
  await expect(toast.locator('.text-ok-text')).toHaveCount(0);
});

test('keeps unsaved settings during navigation and a reload, until they are discarded', async ({ admin }) => {
  await admin.goto('/desk/settings');
  const hours = admin.getByRole('textbox', { name: /^Contact form, hours/ });
  const before = await hours.inputValue();
  await hours.fill('17');
  await admin.getByRole('link', { name: 'People' }).first().click();
  await expect(hours).toHaveCount(0);
  await admin.getByRole('link', { name: 'Settings' }).first().click();
  await expect(hours).toHaveValue('17');
  await admin.reload();
  await expect(hours).toHaveValue('17');
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await expect(hours).toHaveValue(before);
  await admin.reload();
  await expect(hours).toHaveValue(before);
});

test('saves settings only once on a double click, and reports no conflict', async ({ browser, desk }) => {
  const { page } = await openSignedIn(browser, desk, 'admin', { email: 'double@cue.example' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/settings')) asked += 1;
  });
  await page.goto('/desk/settings');
  const hours = page.getByRole('textbox', { name: /^Contact form, hours/ });
  const before = await hours.inputValue();
  for (const wanted of ['13', before]) {
    await hours.fill(wanted);
    await page.getByRole('button', { name: 'Save changes' }).dblclick();
    await expect(page.getByText('No changes.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(asked).toBe(2);
});

test('releases only one quarantined form on a double tap', async ({ desk, agent }) => {
  for (const first_name of ['Hedda', 'Hilma', 'Hulda']) {
    const robot = { ...payloads.contact_submissions, first_name, email: `${first_name}@held.example` };
    await insert(desk.app, 'contact_submissions', robot, { 'form-trap': 'x' });
  }
  await agent.goto('/desk/quarantine');
  const moveToInbox = agent.getByRole('button', { name: /^Move to inbox/ });
  await expect(moveToInbox).toHaveCount(3);
  const place = await moveToInbox.first().boundingBox();
  if (!place) throw new Error('no button');
  const clickMoveToInbox = () => agent.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await clickMoveToInbox();
  await expect(moveToInbox).toHaveCount(2);
  await clickMoveToInbox();
  await agent.waitForTimeout(200);
  await clickMoveToInbox();
  await agent.waitForTimeout(800);
  await expect(moveToInbox).toHaveCount(2);
  // The button ignores clicks only for a moment.
  await clickMoveToInbox();
  await expect(moveToInbox).toHaveCount(1);
  await expect(agent.getByRole('list', { name: 'Held forms' })).toBeFocused();
});

test('shows a capped count with a plus sign in the list and in the confirmation', async ({ admin }) => {
  const ben = {
    id: randomUUID(),
    name: 'Ben Ruiz',
    email: 'ben@cue.example',
    role: 'agent',
    open: maxLeadCount,
  };
  await admin.route('**/desk/api/people', async (route) => {
    const answer = await route.fetch();
    const { people, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, people: [...people, { ...people[0], ...ben }] } });
  });
  await admin.goto('/desk/people');
  await expect(admin.getByText('1,000+', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'More for Ben Ruiz' }).click();
  await admin.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(admin.getByRole('dialog')).toContainText('1,000+ open leads stay with Ben');
});
