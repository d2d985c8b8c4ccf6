import { Webhook } from 'standardwebhooks';
import { sendLead } from '#tests/support/desk/leads.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { hookSettings, type Receiver, startReceiver } from '#tests/support/hooks/run.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test.use({ deskSettings: hookSettings });

const verifyRequests = (receiver: Receiver, secret: string) =>
  receiver.requests.map(({ headers, body }) => new Webhook(secret).verify(body, headers) as { type: string });

test('adds, tests, pauses and resumes a connection, and resends missed events', async ({ desk, admin }) => {
  test.setTimeout(120_000);
  const receiver = await startReceiver();
  const keys = admin.keyboard;
  await admin.goto('/desk/connections');
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('No connections yet');
  await expectAccessible(admin, 'no connection');

  await test.step('reports errors next to the field', async () => {
    await admin.getByRole('button', { name: 'Connect' }).click();
    await expect(admin.getByLabel('Name')).toBeFocused();
    await expect(admin.getByText('Enter a name, such as HubSpot.')).toBeVisible();
    await admin.getByLabel('Name').fill('CRM');
    for (const [address, words] of [
      ['https://ada:secret@crm.example/hook', /must not contain a user name or password/],
      ['https://10.0.0.5/hook', /ask your operator to add its address to HOOKS_ALLOW_PRIVATE/],
    ] as const) {
      await admin.getByLabel('Address').fill(address);
      await keys.press('Enter');
      await expect(admin.getByText(words)).toBeVisible();
      await expect(admin.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(admin, 'a refused address');
  });

  const secret = await test.step('adds the connection by keyboard and shows its secret once', async () => {
    await admin.getByLabel('Address').fill(`${receiver.url}/hook`);
    await keys.press('Enter');
    const field = admin.getByRole('textbox', { name: 'Secret' });
    await expect(field).toBeFocused();
    await expectAccessible(admin, 'the secret');
    const shown = await field.inputValue();
    await admin.reload();
    await expect(admin.getByRole('heading', { level: 3, name: 'CRM' })).toBeVisible();
    await expect(admin.getByText(shown)).toHaveCount(0);
    return shown;
  });

  await test.step('sends a test message', async () => {
    await admin.getByRole('button', { name: /^Send test/ }).click();
    await expect
      .poll(() => verifyRequests(receiver, secret), { timeout: 15_000 })
      .toMatchObject([{ test: true }]);
    // The list of deliveries reloads every five seconds.
    await expect(admin.getByRole('list', { name: 'Recent deliveries to CRM' }).getByText('test')).toBeVisible(
      {
        timeout: 15_000,
      },
    );
    await expectAccessible(admin, 'last messages');
  });

  await test.step('resends that test message', async () => {
    await admin.getByRole('button', { name: /^Send again/ }).click();
    await expect.poll(() => receiver.requests.length, { timeout: 15_000 }).toBe(2);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const messages = admin.getByRole('list', { name: 'Recent deliveries to CRM' }).getByRole('listitem');
    await expect(messages).toHaveCount(2, { timeout: 15_000 });
  });

  await test.step('holds events while the connection is paused, and sends them with one click', async () => {
    await admin.goto('/desk/connections');
    await admin.getByRole('button', { name: 'More for CRM' }).click();
    await admin.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(admin.getByRole('button', { name: /^Resume/ })).toBeVisible();
    await expectAccessible(admin, 'a paused connection');
    await sendLead(desk);
    await admin.getByRole('button', { name: /^Resume/ }).click();
    await admin.getByRole('button', { name: 'Send missed deliveries (1)' }).click();
    await expect.poll(() => verifyRequests(receiver, secret), { timeout: 20_000 }).toHaveLength(3);
    expect(verifyRequests(receiver, secret).at(-1)).not.toHaveProperty('test');
  });

  await test.step('reports a conflict with changes that another admin made in the meantime', async () => {
    await admin.getByRole('button', { name: 'More for CRM' }).click();
    await admin.getByRole('menuitem', { name: 'Events to send' }).click();
    await desk.database.query(`update staff.endpoint set events = '{lead.updated}' where name = 'CRM'`);
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByRole('alert').getByText(/Another admin has changed/)).toBeVisible();
    await expectAccessible(admin, 'a change that was refused');
    await admin.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('asks for confirmation before removing the connection', async () => {
    await admin.getByRole('button', { name: 'More for CRM' }).click();
    await admin.getByRole('menuitem', { name: 'Remove' }).click();
    await expectAccessible(admin, 'before it is removed');
    await keys.press('Escape');
    await expect(admin.getByRole('dialog')).toHaveCount(0);
  });
  await receiver.stop();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test(`fits the whole connections screen into a width of ${width} px`, async ({ browser, desk }) => {
    const { page } = await openSignedIn(browser, desk, 'admin', {}, { viewport: { width, height } });
    await page.goto('/desk/connections');
    await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
    await expectAccessible(page, `connections at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('hides connections from agents', async ({ agent }) => {
  await agent.goto('/desk/connections');
  await expect(agent.getByRole('heading', { level: 1 })).toHaveText('You don’t have access');
});
