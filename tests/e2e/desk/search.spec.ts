import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, test } from '#tests/support/desk/site.ts';

test('suggests a search in all leads when the current view contains no match', async ({ desk, agent }) => {
  const ref = await sendMessage(desk, 'Quill');
  await desk.database.query(
    `update staff.lead set status = 'lost' from contact_submissions as sent where sent.id = subject_id and first_name = 'Quill'`,
  );
  await agent.goto('/desk/leads?q=quill');
  await expect(agent.getByText('Only Open was searched.')).toBeVisible();
  await agent.getByRole('button', { name: 'Search all leads' }).click();
  await expect(agent.locator(`[data-ref=${ref}]`)).toBeVisible();
});

test('suggests a search in all leads below the matches in the current view', async ({ desk, agent }) => {
  const closed = await sendMessage(desk, 'Sorrel');
  await desk.database.query(
    `update staff.lead set status = 'lost' from contact_submissions as sent where sent.id = subject_id and first_name = 'Sorrel'`,
  );
  const open = await sendMessage(desk, 'Sorrel');
  await agent.goto('/desk/leads?q=sorrel');
  await expect(agent.locator(`[data-ref=${open}]`)).toBeVisible();
  await expect(agent.locator(`[data-ref=${closed}]`)).toHaveCount(0);
  await agent.getByRole('button', { name: 'Search all leads' }).click();
  await expect(agent.locator(`[data-ref=${closed}]`)).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Search all leads' })).toHaveCount(0);
});
