import type { Page } from '@playwright/test';
import { sendMessage as message } from '#tests/support/desk/leads.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';

test.describe('the desk while the database is unavailable', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('reports the outage, keeps the unsaved note, and saves it when the database is available again', async ({
    desk,
    agent,
  }) => {
    const ref = await message(desk, 'Nora');
    await agent.goto(`/desk/leads/${ref}`);
    const lead = agent.getByRole('region', { name: 'Nora Larch' });
    const note = lead.getByRole('textbox', { name: 'Note' });
    await note.fill('Calls back on Monday.');
    await desk.withoutDatabase(async () => {
      await note.press('Control+Enter');
      await expect(lead.getByText('Calls back on Monday.').first()).toBeVisible();
      await expect(lead.getByText(/not stored|not saved|kept/i).first()).toBeVisible();
    });
    const readNotes = () =>
      desk.database.query(
        `select detail->>'text' as text from staff.event where kind = 'note' and detail->>'text' like 'Calls back%'`,
      );
    const again = lead.getByRole('button', { name: /try again|send again/i }).first();
    await expect
      .poll(
        async () => {
          if (await again.isVisible()) await again.click();
          return readNotes();
        },
        { timeout: 30_000 },
      )
      .toEqual([{ text: 'Calls back on Monday.' }]);
  });
});

test('retries saving a note with increasing delays, and at once when the network is back', async ({
  desk,
  agent,
}) => {
  const ref = await message(desk, 'Nelly');
  await agent.clock.install();
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Nelly Larch' });
  let sent = 0;
  await agent.route('**/desk/api/leads/*/events', (route) => {
    sent += 1;
    return route.fulfill({ status: 503, json: { code: 'busy', message: 'It is busy.' } });
  });
  await lead.getByRole('textbox', { name: 'Note' }).fill('Calls back on Monday.');
  await agent.clock.pauseAt(Date.now() + 60_000);
  await agent.keyboard.press('Control+Enter');
  const waits = lead.getByText(
    'Not saved yet: It is busy. It is kept on this page and sent again automatically.',
  );
  await expect(waits).toBeVisible();
  for (const [times, pause] of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
    await agent.clock.runFor(pause - 200);
    expect(sent).toBe(times + 1);
    const answered = agent.waitForResponse('**/desk/api/leads/*/events');
    await agent.clock.runFor(200);
    await answered;
  }
  await agent.unroute('**/desk/api/leads/*/events');
  await agent.clock.resume();
  await agent.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(waits).toHaveCount(0);
  await expect(lead.getByText('Calls back on Monday.', { exact: true })).toBeVisible();
});

test('asks a member who was disabled to sign in, and hides the lead after a reload', async ({
  browser,
  desk,
}) => {
  const ref = await message(desk, 'Ines');
  const { page, id } = await openSignedIn(browser, desk, 'agent');
  await page.goto(`/desk/leads/${ref}`);
  await expect(page.getByRole('region', { name: 'Ines Larch' }).getByText('Four products')).toBeVisible();
  await desk.database.query(`update staff.member set disabled_at = now() where id = '${id}'`);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Four products, one show.')).toHaveCount(0);
});

test('asks the member to sign in when the session expires, and triggers no shortcuts for keys that are still being typed', async ({
  browser,
  desk,
}) => {
  const ref = await message(desk, 'Odile');
  const { page, id } = await openSignedIn(browser, desk, 'agent');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/desk/api/sign-in', async (route) => {
    if (route.request().method() === 'GET') await isReleased;
    await route.fallback();
  });
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-out')) left.push(request.url());
  });
  await page.goto(`/desk/leads/${ref}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Asks for one show, and');
  await desk.database.query('delete from staff.session where member_id = $1', [id]);
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  const keepTyping = async () => {
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(60);
    }
  };
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(dialog).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 35_000, intervals: [100] });
  await keepTyping();
  expect(left).toEqual([]);
  release();
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: 'Sign out instead' })).toBeVisible();
  expect(left).toEqual([]);
  await expect(page.locator('[data-note]')).toHaveValue(/^Asks for one show, and/);
});

for (const [name, state, refuse] of [
  ['Petra', 'available again after a while', failAllRequests],
  ['Pia', 'available again before the next check', failOneChange],
] as const) {
  test(`stores a change when the server is ${state}`, async ({ desk, agent }) => {
    const ref = await message(desk, name);
    await agent.goto(`/desk/leads/${ref}`);
    const lead = agent.getByRole('region', { name: `${name} Larch` });
    await expect(lead.getByText('Four products, one show.')).toBeVisible();
    await refuse(agent);
    const isRefused = agent.waitForResponse(
      (answer) => answer.status() === 503 && (refuse === failOneChange || /session$/.test(answer.url())),
    );
    await agent.keyboard.press('s');
    await agent.keyboard.press('2');
    await isRefused;
    await agent.unrouteAll({ behavior: 'ignoreErrors' });
    const readStoredStatus = () =>
      desk.database.query(`select status from staff.lead where number = ${ref.slice(2)}`);
    await expect.poll(readStoredStatus, { timeout: 20_000 }).toEqual([{ status: 'contacted' }]);
    await expect(lead.getByRole('alert')).toBeHidden();
    await expect(lead.getByRole('button', { name: 'Status: Contacted' })).toBeVisible();
  });
}

test('stops resending a change that the server keeps rejecting', async ({ desk, agent }) => {
  const ref = await message(desk, 'Renate');
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Renate Larch' });
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  let sent = 0;
  await agent.route('**/desk/api/leads/*', (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    sent += 1;
    return route.fulfill({ status: 503, json: {} });
  });
  await agent.keyboard.press('s');
  await agent.keyboard.press('2');
  await expect.poll(() => sent).toBe(2);
  await agent.waitForTimeout(2_000);
  expect(sent).toBe(2);
  await expect(lead.getByRole('alert')).toContainText('Contacted was not saved.');
});

test('reports a failed change even after the member has left the lead', async ({ desk, agent }) => {
  const ref = await message(desk, 'Quirin');
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Quirin Larch' });
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  await failAllRequests(agent);
  await agent.keyboard.press('s');
  await agent.keyboard.press('2');
  await expect(lead.getByRole('alert')).toContainText('Contacted was not saved.');
  await agent.getByRole('link', { name: 'Reports' }).first().click();
  await expect(lead).toBeHidden();
  await expect(agent.getByText('Quirin Larch: your change was not saved.')).toBeVisible();
});

async function failAllRequests(page: Page) {
  for (const path of ['session', 'leads/*'])
    await page.route(`**/desk/api/${path}`, (route) => route.fulfill({ status: 503, json: {} }));
}

async function failOneChange(page: Page) {
  let isFirst = true;
  await page.route('**/desk/api/leads/*', (route) => {
    if (!isFirst || route.request().method() !== 'PATCH') return route.fallback();
    isFirst = false;
    return route.fulfill({ status: 503, json: {} });
  });
}
