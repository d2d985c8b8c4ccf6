import type { Page } from '@playwright/test';
import { type DeskSite, expect, test } from '#tests/support/desk/site.ts';
import { writeMessage } from '#tests/support/forms/contact-page.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

const receivedEmails = (desk: DeskSite) => desk.smtp.received.map(({ raw }) => raw);

async function acceptInvite(page: Page, link: string, name: string) {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill('a lamp for every hour');
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function sendMessage(page: Page, email: string, message: string) {
  await page.goto('/contact');
  await writeMessage(page, { first: 'Dana', last: 'Whitlock', email }, message);
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

for (const layout of ['desktop', 'phone'] as const) {
  test(`accepts an invite on a ${layout}, then replies to a lead, wins it, exports it and erases it`, async ({
    browser,
    desk,
  }) => {
    test.setTimeout(120_000);
    const isPhone = layout === 'phone';
    const context = await browser.newContext({
      baseURL: desk.url,
      ...(isPhone ? phone : { viewport: { width: 1440, height: 900 } }),
    });
    const page = await context.newPage();
    const visitor = await (await browser.newContext({ baseURL: desk.url, ...phone })).newPage();
    const address = `dana-${layout}@fernandcove.example`;

    await test.step('accepts the invite to become an admin', async () => {
      await acceptInvite(page, await desk.inviteTo(`ada-${layout}@cue.example`, 'admin'), 'Ada Okafor');
      await expect(page).toHaveURL(/\/desk\/leads/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'the desk at its first run');
    });

    const row = page.getByRole('row').filter({ hasText: `Two serums ${layout}` });
    await test.step('shows a message sent from a phone without a reload', async () => {
      await sendMessage(visitor, address, `Two serums ${layout}\n\nWho can host them?`);
      await expect(row).toBeVisible({ timeout: 10_000 });
      await expect(row).toContainText('Dana Whitlock');
      await expectAccessible(page, 'the list');
    });

    const lead = page.getByRole('region', { name: /Dana Whitlock/ });
    await test.step('reads the lead and sends a reply', async () => {
      await row.getByRole('link', { name: 'Dana Whitlock' }).click();
      await expect(page).toHaveURL(/\/desk\/leads\/m-\d+/);
      await expect(lead.getByText('Who can host them?')).toBeVisible();
      await expect(lead.getByText(/Reply by/)).toBeVisible();
      await expectAccessible(page, 'the lead');
      await page.getByRole('button', { name: /^Reply/ }).click();
      await page.getByRole('textbox', { name: 'Message' }).fill('Mei can, on Thursday at noon.');
      await expectAccessible(page, 'the composer');
      await page.getByRole('button', { name: /^Send/ }).click();
      await expect(page.getByText(/^Reply sent /).first()).toBeVisible({
        timeout: 15_000,
      });
      await expect(lead.getByText(/^You replied/).first()).toBeVisible();
      const letters = receivedEmails(desk).filter(
        (mail) => mail.includes('Mei can, on Thursday at noon.') && mail.includes(address),
      );
      expect(letters).toHaveLength(1);
    });

    await test.step('marks the lead as won', async () => {
      await lead.getByRole('button', { name: /^Status/ }).click();
      await page.getByRole('option', { name: /Won/ }).click();
      await page.getByRole('dialog').getByLabel('Amount in US dollars').fill('12,500');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(lead.getByRole('button', { name: '$12,500' })).toBeVisible();
      await expect(lead.getByRole('button', { name: /^Status.*Won/ })).toBeVisible();
      const readStoredRows = () =>
        desk.database.query(
          `select status, kept_by from staff.lead join public.contact_submissions as row on row.id = subject_id
          where email = '${address}'`,
        );
      await expect.poll(readStoredRows).toEqual([{ status: 'won', kept_by: 'mail' }]);
    });

    await test.step('exports the lead', async () => {
      const exported = await page.request.get(`/desk/api/export?format=csv&view=all&q=${address}`, {
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      const text = await exported.text();
      expect(text).toContain(address);
      expect(text.match(/"Dana Whitlock"/g)).toHaveLength(1);
    });

    await test.step('erases the lead', async () => {
      await lead.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('menuitem', { name: 'Delete personal data' }).click();
      const dialog = page.getByRole('dialog', { name: /^Delete the data of Dana/ });
      await expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeDisabled();
      await dialog.getByRole('textbox').fill(address);
      await expectAccessible(page, 'the erasure');
      await dialog.getByRole('button', { name: 'Delete permanently' }).click();
      await page.getByRole('button', { name: 'Back to the list' }).click();
      await expect(page).toHaveURL(/\/desk\/leads(\?|$)/);
      const left = await desk.database.query(
        `select count(*)::int as leads from staff.lead where subject_table = 'contact_submissions'
        and subject_id not in (select id from public.contact_submissions)`,
      );
      expect(left).toEqual([{ leads: 0 }]);
    });
  });
}
