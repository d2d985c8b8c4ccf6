import { sendMessage as message } from '#tests/support/desk/leads.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('inserts a saved reply by its shortcut, and blocks sending while a placeholder is not filled in', async ({
  browser,
  desk,
}) => {
  const ref = await message(desk, 'Dana');
  await desk.database.query(
    `update public.contact_submissions set company = null where email = 'dana@larch.example'`,
  );
  const { page } = await openSignedIn(browser, desk, 'agent', { name: 'Mei Tan' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('No saved replies yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New saved reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'New saved reply' });
  await dialog.getByLabel('Name').fill('Price of a show');
  await dialog.getByLabel('Shortcut').fill('Price');
  await dialog.getByLabel('Text', { exact: true }).fill('Hello ');
  await dialog.getByRole('button', { name: '{first name}' }).click();
  await page.keyboard.type(', a show for ');
  await dialog.getByRole('button', { name: '{company}' }).click();
  await page.keyboard.type(' is $2,499.');
  await expectAccessible(page, 'a saved reply');
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: ';price' })).toContainText('Mei Tan');

  await page.goto(`/desk/leads/${ref}`);
  const lead = page.getByRole('region', { name: 'Dana Larch' });
  await lead.getByRole('button', { name: /^Reply/ }).click();
  const field = lead.getByRole('textbox', { name: 'Message' });
  await expect(field).toHaveValue('Hi Dana,\n\n\n\nMei Tan\ncuelight');
  await field.press('Control+Home');
  await field.press('End');
  await page.keyboard.type('\n\n;pr');
  await expect(lead.getByRole('option', { name: /Price of a show/ })).toBeVisible();
  await expectAccessible(page, 'saved replies in the composer');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/^Hello Dana, a show for \{company\} is \$2,499\.\n/);
  const empty = lead.getByText('Company is empty. Fill it in or remove it to send.');
  await expect(empty).toBeVisible();
  const send = lead.getByRole('button', { name: /^Send/ });
  await send.click();
  const readReplies = () =>
    desk.database.query(
      'select body from staff.reply join staff.lead on lead.id = lead_id where number = $1',
      [ref.slice(2)],
    );
  expect(await readReplies()).toEqual([]);
  // The attempt to send selects the placeholder, so that typing replaces it.
  await page.keyboard.type('Fern & Cove');
  await expect(empty).toHaveCount(0);
  await send.click();
  await expect(field).toHaveCount(0);
  const [stored] = await readReplies();
  expect(stored?.body).toMatch(/^Hello Dana, a show for Fern & Cove is \$2,499\.\n[^{]*Mei Tan\ncuelight$/);
});

test('undoes an inserted reply in one step, and ignores a semicolon within a word', async ({
  browser,
  desk,
}) => {
  const ref = await message(desk, 'Undine');
  const { page } = await openSignedIn(browser, desk, 'agent', { name: 'Ada Okafor' });
  await page.goto(`/desk/leads/${ref}`);
  const cookie = await desk.memberOf('agent');
  await desk.fetch(cookie, 'POST', 'saved-replies', {
    ...{ name: 'Tuesday', shortcut: 'tue', text: 'Tuesday works: {booking link}' },
  });
  await page.reload();
  const lead = page.getByRole('region', { name: 'Undine Larch' });
  await lead.getByRole('button', { name: /^Reply/ }).click();
  const field = lead.getByRole('textbox', { name: 'Message' });
  await expect(lead.getByRole('button', { name: /Saved replies/ })).toBeVisible();
  await page.keyboard.type('wait;tue');
  await expect(lead.getByRole('option')).toHaveCount(0);
  await page.keyboard.type(' ;tue');
  await expect(lead.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lead.getByRole('option')).toHaveCount(0);
  await expect(field).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(';tu');
  const typed = await field.inputValue();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/wait;tue Tuesday works: https:\/\//);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(typed);
});

test('inserts a saved reply by button on a phone, above the member’s signature', async ({
  browser,
  desk,
}) => {
  const ref = await message(desk, 'Petra');
  const { page } = await openSignedIn(browser, desk, 'agent', { name: 'Ruben Salas' }, phone);
  const cookie = await desk.memberOf('agent');
  await desk.fetch(cookie, 'POST', 'saved-replies', {
    ...{
      name: 'Ask for a catalog',
      shortcut: 'cat',
      text: 'Hi {first name},\n\nplease send {company}’s catalog.',
    },
  });
  await page.goto('/desk/account');
  await page.getByRole('textbox', { name: 'Signature' }).fill('Ruben\nHead of Brands');
  await page.getByRole('button', { name: 'Save signature' }).click();
  await expect(page.getByText('The signature is saved.')).toBeVisible();
  await page.goto(`/desk/leads/${ref}`);
  await page.getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('dialog', { name: 'Reply' });
  const field = reply.getByRole('textbox', { name: 'Message' });
  await expect(field).toHaveValue('Hi Petra,\n\n\n\nRuben\nHead of Brands');
  await reply.getByRole('button', { name: /Saved replies/ }).click();
  await page.getByRole('option', { name: /Ask for a catalog/ }).click();
  await expect(field).toHaveValue('Hi Petra,\n\nplease send Fern & Cove’s catalog.\n\nRuben\nHead of Brands');
  await expect(field).toBeFocused();
});

test('shows both versions when a colleague changed the saved reply in the meantime', async ({
  desk,
  admin,
}) => {
  const mei = await desk.memberOf('agent', { name: 'Mei' });
  const text = { name: 'Slots', shortcut: 'slot', text: 'We have two slots.' };
  const { id } = (await desk.fetch(mei, 'POST', 'saved-replies', text)).json();
  await admin.goto('/desk/settings');
  await admin.getByRole('link', { name: 'Saved replies' }).click();
  await admin.getByRole('button', { name: 'Edit Slots' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Edit saved reply' });
  await dialog.getByLabel('Text', { exact: true }).fill('We have three slots.');
  const theirs = { ...text, text: 'We have no slots.' };
  await desk.fetch(mei, 'PUT', `saved-replies/${id}`, { text: theirs, was: text });
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  const conflict = dialog.getByRole('alert').filter({ hasText: 'Someone else changed it in the meantime.' });
  await expect(conflict).toContainText('We have no slots.');
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue('We have three slots.');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog).toHaveCount(0);
  const [stored] = await desk.database.query('select body from staff.saved_reply where id = $1', [id]);
  expect(stored).toEqual({ body: 'We have three slots.' });
  await admin.getByRole('button', { name: 'Delete Slots' }).click();
  await expect(admin.getByText('“Slots” is deleted.').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByRole('button', { name: 'Edit Slots' })).toBeVisible();
});
