import { Webhook } from 'standardwebhooks';
import { sendLead } from '#tests/support/desk/leads.ts';
import { expect, signedIn, test } from '#tests/support/desk/site.ts';
import { hookSettings, type Receiver, startReceiver } from '#tests/support/hooks/run.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test.use({ deskSettings: hookSettings });

const told = (receiver: Receiver, secret: string) =>
  receiver.requests.map(({ headers, body }) => new Webhook(secret).verify(body, headers) as { type: string });

test('adds, tests, pauses and resumes a connection, and resends missed events', async ({ browser, desk }) => {
  test.setTimeout(120_000);
  const receiver = await startReceiver();
  const { page: staff } = await signedIn(browser, desk, 'admin');
  const keys = staff.keyboard;
  await staff.goto('/desk/connections');
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('No connections yet');
  await expectAccessible(staff, 'no connection');

  await test.step('reports errors next to the field', async () => {
    await staff.getByRole('button', { name: 'Connect' }).click();
    await expect(staff.getByLabel('Name')).toBeFocused();
    await expect(staff.getByText('Give it a name, like HubSpot.')).toBeVisible();
    await staff.getByLabel('Name').fill('CRM');
    for (const [address, words] of [
      ['https://ada:secret@crm.example/hook', /may not hold a name or a password/],
      ['https://10.0.0.5/hook', /adds it to HOOKS_ALLOW_PRIVATE/],
    ] as const) {
      await staff.getByLabel('Address').fill(address);
      await keys.press('Enter');
      await expect(staff.getByText(words)).toBeVisible();
      await expect(staff.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(staff, 'a refused address');
  });

  const secret = await test.step('adds the connection by keyboard and shows its secret once', async () => {
    await staff.getByLabel('Address').fill(`${receiver.url}/hook`);
    await keys.press('Enter');
    const field = staff.getByRole('textbox', { name: 'Secret' });
    await expect(field).toBeFocused();
    await expectAccessible(staff, 'the secret');
    const shown = await field.inputValue();
    await staff.reload();
    await expect(staff.getByRole('heading', { level: 3, name: 'CRM' })).toBeVisible();
    await expect(staff.getByText(shown)).toHaveCount(0);
    return shown;
  });

  await test.step('sends a test message', async () => {
    await staff.getByRole('button', { name: /^Send test/ }).click();
    await expect.poll(() => told(receiver, secret), { timeout: 15_000 }).toMatchObject([{ test: true }]);
    // The list reloads every five seconds.
    await expect(staff.getByRole('list', { name: 'Recent deliveries to CRM' }).getByText('test')).toBeVisible(
      {
        timeout: 15_000,
      },
    );
    await expectAccessible(staff, 'last messages');
  });

  await test.step('resends the same message', async () => {
    await staff.getByRole('button', { name: /^Send again/ }).click();
    await expect.poll(() => receiver.requests.length, { timeout: 15_000 }).toBe(2);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const messages = staff.getByRole('list', { name: 'Recent deliveries to CRM' }).getByRole('listitem');
    await expect(messages).toHaveCount(2, { timeout: 15_000 });
  });

  await test.step('holds events while paused, then sends them with one click', async () => {
    await staff.goto('/desk/connections');
    await staff.getByRole('button', { name: 'More for CRM' }).click();
    await staff.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(staff.getByRole('button', { name: /^Resume/ })).toBeVisible();
    await expectAccessible(staff, 'a paused connection');
    await sendLead(desk);
    await staff.getByRole('button', { name: /^Resume/ }).click();
    await staff.getByRole('button', { name: 'Send missed deliveries (1)' }).click();
    await expect.poll(() => told(receiver, secret), { timeout: 20_000 }).toHaveLength(3);
    expect(told(receiver, secret).at(-1)).not.toHaveProperty('test');
  });

  await test.step('reports a conflict with changes that another admin made in the meantime', async () => {
    await staff.getByRole('button', { name: 'More for CRM' }).click();
    await staff.getByRole('menuitem', { name: 'Events to send' }).click();
    await desk.database.query(`update staff.endpoint set events = '{lead.updated}' where name = 'CRM'`);
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByRole('alert').getByText(/Another admin has changed/)).toBeVisible();
    await expectAccessible(staff, 'a change that was refused');
    await staff.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('asks for confirmation before removing the connection', async () => {
    await staff.getByRole('button', { name: 'More for CRM' }).click();
    await staff.getByRole('menuitem', { name: 'Remove' }).click();
    await expectAccessible(staff, 'before it is removed');
    await keys.press('Escape');
    await expect(staff.getByRole('dialog')).toHaveCount(0);
  });
  await staff.context().close();
  await receiver.stop();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test(`fits everything on the connections screen at ${width} px`, async ({ browser, desk }) => {
    const { page } = await signedIn(browser, desk, 'admin', {}, { viewport: { width, height } });
    await page.goto('/desk/connections');
    await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
    await expectAccessible(page, `connections at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  });
}

test('hides connections from agents', async ({ browser, desk }) => {
  const { page } = await signedIn(browser, desk, 'agent');
  await page.goto('/desk/connections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for your role');
  await page.context().close();
});
