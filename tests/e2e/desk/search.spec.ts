import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, signedIn, test } from '#tests/support/desk/site.ts';

test('offers to search all leads when the current view has no match', async ({ browser, desk }) => {
  const ref = await sendMessage(desk, 'Quill');
  const { page } = await signedIn(browser, desk, 'agent');
  await desk.database.query(
    `update staff.lead set status = 'lost' from contact_submissions as sent where sent.id = subject_id and first_name = 'Quill'`,
  );
  await page.goto('/desk/leads?q=quill');
  await expect(page.getByText('Only Open was searched.')).toBeVisible();
  await page.getByRole('button', { name: 'Search all leads' }).click();
  await expect(page.locator(`[data-ref=${ref}]`)).toBeVisible();
});

test('offers to search all leads below the matches of the current view', async ({ browser, desk }) => {
  const closed = await sendMessage(desk, 'Sorrel');
  await desk.database.query(
    `update staff.lead set status = 'lost' from contact_submissions as sent where sent.id = subject_id and first_name = 'Sorrel'`,
  );
  const open = await sendMessage(desk, 'Sorrel');
  const { page } = await signedIn(browser, desk, 'agent');
  await page.goto('/desk/leads?q=sorrel');
  await expect(page.locator(`[data-ref=${open}]`)).toBeVisible();
  await expect(page.locator(`[data-ref=${closed}]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Search all leads' }).click();
  await expect(page.locator(`[data-ref=${closed}]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search all leads' })).toHaveCount(0);
});
