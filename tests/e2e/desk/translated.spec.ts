import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { createPhoto } from '#tests/support/media/pictures.ts';
import { simulateExtension } from '#tests/support/site/simulate-extension.ts';

for (const kind of ['wrap', 'replace', 'after'] as const)
  test(`keeps working while a browser extension changes the page (${kind})`, async ({ browser, desk }) => {
    const name = `Tess${kind}`;
    const ref = await sendMessage(desk, name);
    const { page } = await openSignedIn(browser, desk, 'agent', { name: 'Mei Tran' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await simulateExtension(page, kind);

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
    await expect(lead.getByText('Asks for one show.', { exact: true })).toBeVisible();
    await page.keyboard.press('h');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tomorrow/ })
      .press('Enter');
    await page.getByRole('textbox', { name: 'Add a note (optional)' }).fill('Ask for the budget');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      lead
        .getByText(/^Reminder .*Ask for the budget|^Ask for the budget$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
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

for (const kind of ['wrap', 'replace', 'after'] as const)
  test(`keeps the Media and Brand screens working while a browser extension changes the page (${kind})`, async ({
    editor,
  }) => {
    test.setTimeout(120_000);
    const errors: string[] = [];
    editor.on('pageerror', ({ message }) => errors.push(message));
    await simulateExtension(editor, kind);
    await editor.goto('/desk/media');
    const name = `Larch ${kind}.jpg`;
    const width = 700 + kind.length;
    await editor
      .getByLabel('Pictures to upload')
      .first()
      .setInputFiles([{ name, mimeType: 'image/jpeg', buffer: await createPhoto({ width, height: 400 }) }]);
    await editor
      .getByRole('button', { name: new RegExp(`^${name}.*needs alt text`) })
      .click({ timeout: 30_000 });
    await editor.getByRole('textbox', { name: 'Alt text' }).fill('A larch');
    await editor.getByRole('button', { name: /^Focus 50 % across/ }).press('ArrowUp');
    await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
    await editor.getByRole('searchbox').fill('no such picture');
    await expect(editor.getByText('No picture matches “no such picture”.')).toBeVisible();
    await editor.getByRole('button', { name: 'Show all pictures' }).click();
    await editor.getByRole('button', { name: 'Delete' }).click();
    await expect(editor.getByText(`${name} was deleted.`)).toBeVisible();

    await editor.goto('/desk/words/brand');
    const main = editor.getByLabel('Main', { exact: true });
    await main.fill('#f2b233');
    await editor.getByRole('button', { name: /nearest that passes$/ }).click();
    await expect(main).toHaveValue('#9c6e00');
    await expect(editor.getByText(/saved as draft/)).toBeVisible();
    await editor.getByRole('button', { name: 'Discard the change of Colors, main' }).click();
    await expect(editor.getByText('No changes. This is what visitors see.')).toBeVisible();
    expect(errors).toEqual([]);
  });
