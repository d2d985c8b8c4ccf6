import type { Lead } from '#shared/desk/api.ts';
import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test('sets a reminder by keyboard, shows it in the row and the timeline, and clears it with Done', async ({
  browser,
  desk,
}) => {
  const ref = await sendMessage(desk, 'Philippa');
  const { page, id } = await openSignedIn(browser, desk, 'agent');
  await page.goto(`/desk/leads/${ref}?view=open&sort=newest`);
  const lead = page.getByRole('region', { name: 'Philippa Larch' });
  await expect(lead.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Remind me' });
  await expectAccessible(page, 'the reminder dialog');
  const field = dialog.getByRole('textbox', { name: 'Another time' });
  await field.fill('soon');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('in 3 hours');
  await expect(dialog.getByRole('status')).toHaveText(/^Reminds you .+[AP]M\.$/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lead.getByText(/^Reminder /)).toBeVisible();
  await expect(page.locator(`[data-ref=${ref}]`)).toContainText(/reminder .*[AP]M/);
  const marks = page.getByRole('list', { name: 'Reply deadlines' });
  await expect(marks.getByRole('link', { name: /Philippa Larch, reminder/ })).toBeVisible();
  await lead.getByRole('button', { name: 'Change' }).click();
  const time = await dialog.getByRole('status').innerText();
  await dialog.getByLabel('Note (optional)').fill('Call about the budget');
  await expect(dialog.getByLabel('For')).toHaveValue(id);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText(/^Reminder .*[AP]M: Call about the budget/)).toBeVisible();
  await expect(marks.getByRole('link', { name: /reminder .*[AP]M: Call about the budget/ })).toBeVisible();
  const row = page.locator(`[data-ref=${ref}]`);
  await expect(row).not.toContainText('Call about the budget');
  await lead.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByLabel('Note (optional)')).toHaveValue('Call about the budget');
  await expect(dialog.getByRole('status'), 'changing the note keeps the time').toHaveText(time);
  await page.keyboard.press('Escape');
  await desk.database.query(`update staff.lead set remind_at = now() where number = ${ref.slice(2)}`);
  await page.reload();
  await expect(row).toContainText('Call about the budget');
  await lead.getByRole('button', { name: 'Done' }).click();
  await expect(lead.getByText(/^Reminder /)).toHaveCount(0);
  await expect(marks.getByRole('link', { name: /Philippa Larch, reminder/ })).toHaveCount(0);
});

test('saves a suggested time immediately, and then asks for a note', async ({ desk, agent }) => {
  const ref = await sendMessage(desk, 'Rosalind');
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Rosalind Larch' });
  await expect(lead.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  const dialog = agent.getByRole('dialog', { name: 'Remind me' });
  const after = agent.getByRole('dialog', { name: 'Reminder set' });
  const note = after.getByLabel('Add a note (optional)');

  await agent.keyboard.press('h');
  await expect(dialog.getByRole('button', { name: /^Tomorrow/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^Tomorrow/ }).press('Enter');
  await expect(note).toBeFocused();
  const [row] = await desk.database.query(
    `select remind_at is not null as "isSet" from staff.lead where number = ${ref.slice(2)}`,
  );
  expect(row).toEqual({ isSet: true });
  await expectAccessible(agent, 'the note of a reminder');
  await agent.keyboard.type('Call the CFO');
  await agent.keyboard.press('Enter');
  await expect(after).toHaveCount(0);
  await expect(lead.getByText(/^Reminder .*[AP]M: Call the CFO/)).toBeVisible();

  await lead.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Note (optional)').fill('');
  await dialog.getByRole('button', { name: /^In two weeks/ }).dblclick();
  await note.fill('Kept on closing');
  await agent.keyboard.press('Escape');
  await expect(after).toHaveCount(0);
  await expect(lead.getByText(/^Reminder .*[AP]M: Kept on closing/)).toBeVisible();

  await lead.getByRole('button', { name: 'Change' }).click();
  await dialog.getByRole('button', { name: /^Tomorrow/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(after).toHaveCount(0);
  await expect(lead.getByText(/^Reminder .*9:00 AM: Kept on closing/)).toBeVisible();
});

test('requires a second click to replace a reminder that a colleague set in the meantime', async ({
  desk,
  agent,
}) => {
  const ref = await sendMessage(desk, 'Sidonie');
  const colleague = await desk.memberOf('agent', { name: 'Mei Tran' });
  const setReminder = async (note: string) => {
    const { remindAt, remindNote, remindMember }: Lead = (
      await desk.fetch(colleague, 'GET', `leads/${ref}`)
    ).json();
    const was = remindAt === null ? null : { at: remindAt, note: remindNote, member: remindMember };
    const at = new Date(Date.now() + 7_200_000).toISOString();
    expect((await desk.fetch(colleague, 'PUT', `leads/${ref}/reminder`, { at, note, was })).statusCode).toBe(
      204,
    );
  };
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Sidonie Larch' });
  await expect(lead.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await agent.keyboard.press('h');
  const dialog = agent.getByRole('dialog', { name: 'Remind me' });
  await dialog.getByLabel('Note (optional)').fill('Mine');
  await setReminder('Theirs');
  await dialog.getByRole('button', { name: /^Tomorrow/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Not saved: Mei set a reminder for .+ at .+\. Save again to replace it\.$/,
  );
  const readNote = async () =>
    (
      await desk.database.query(`select remind_note as note from staff.lead where number = ${ref.slice(2)}`)
    )[0];
  expect(await readNote()).toEqual({ note: 'Theirs' });
  await dialog.getByRole('button', { name: /^Tomorrow/ }).click();
  await expect(dialog).toHaveCount(0);
  expect(await readNote()).toEqual({ note: 'Mine' });

  await lead.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Note (optional)').fill('');
  await dialog.getByRole('button', { name: /^In two weeks/ }).click();
  const after = agent.getByRole('dialog', { name: 'Reminder set' });
  await after.getByLabel('Add a note (optional)').fill('Mine again');
  await setReminder('Theirs again');
  await after.getByRole('button', { name: 'Done' }).click();
  await expect(after.getByRole('alert')).toHaveText(/Mei set a reminder for .+ Click Done again/);
  expect(await readNote()).toEqual({ note: 'Theirs again' });
  await after.getByRole('button', { name: 'Done' }).click();
  await expect(after).toHaveCount(0);
  expect(await readNote()).toEqual({ note: 'Mine again' });
});

test('closes a repeated submission that already got a reply', async ({ desk, agent }) => {
  const first = await sendMessage(desk, 'Quentin');
  await agent.goto(`/desk/leads/${first}`);
  const lead = agent.getByRole('region', { name: 'Quentin Larch' });
  await lead.getByRole('button', { name: 'More' }).click();
  await agent.getByRole('menuitem', { name: /answered outside the desk/ }).click();
  await expect(agent.getByText('Quentin Larch: answered outside the desk.').first()).toBeVisible();
  const second = await sendMessage(desk, 'Quentin', 'Are you there?');
  await agent.goto(`/desk/leads/${second}`);
  await expect(lead.getByText('You answered')).toBeVisible();
  await lead.getByRole('button', { name: 'Close this one' }).click();
  await expect(agent.getByText('Quentin Larch: Lost.').first()).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Close this one' })).toHaveCount(0);
  const [row] = await desk.database.query(`select kept_by from staff.lead where number = ${second.slice(2)}`);
  expect(row).toEqual({ kept_by: 'closed' });
});
