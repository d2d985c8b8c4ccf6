import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, signedIn, test } from '#tests/support/desk/site.ts';
import { changeFromOutside } from '#tests/support/site/foreign-page.ts';

for (const kind of ['wrap', 'replace', 'after'] as const)
  test(`keeps working while another program changes the page (${kind})`, async ({ browser, desk }) => {
    const name = `Tess${kind}`;
    const ref = await sendMessage(desk, name);
    const { page } = await signedIn(browser, desk, 'agent', { name: 'Mei Tran' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await changeFromOutside(page, kind);

    await page.goto('/desk/leads');
    await page.getByRole('searchbox').fill(name);
    await expect(page.locator('[role=row][data-ref]')).toHaveCount(1);
    await page.getByRole('searchbox').fill('');
    await page.locator(`[data-ref="${ref}"]`).click();
    const lead = page.getByRole('region', { name: `${name} Larch` });
    await expect(lead.getByText('Four products, one show.')).toBeVisible();
    await page.keyboard.press('n');
    await lead.getByRole('textbox', { name: 'Note' }).fill('Asks for one show.');
    await page.keyboard.press('Control+Enter');
    await expect(lead.getByText('Asks for one show.')).toBeVisible();
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: 'Message' }).fill('One show it is.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Reply sent /).first()).toBeVisible({
      timeout: 15_000,
    });
    for (const path of ['/desk/words', '/desk/numbers', '/desk/settings', '/desk/leads', '/desk']) {
      await page.goto(path);
      await expect(page.locator('main').first()).not.toBeEmpty();
    }
    await page.goBack();
    expect(errors).toEqual([]);
    const replies = await desk.database.query(
      `select body from staff.reply join staff.lead on lead.id = lead_id where number = ${ref.slice(2)}`,
    );
    expect(replies).toEqual([{ body: 'One show it is.' }]);
  });
