import { randomUUID } from 'node:crypto';
import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, test } from '#tests/support/desk/site.ts';
import { emailFrom, receive, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test.use({ deskSettings: { MAIL_REPLY_TO: replyTo } });

test("marks that a customer's email needs no reply, and undoes that", async ({ desk, agent }) => {
  const ref = await sendMessage(desk, 'Anna');
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Anna Larch' });
  const button = lead.getByRole('button', { name: /^No reply needed/ });
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  await expect(button).toHaveCount(0);
  await agent.keyboard.press('d');
  const call = await agent.request.post(`/desk/api/leads/${ref}/events`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { id: randomUUID(), kind: 'call' },
  });
  expect(call.status()).toBe(200);
  const to = await replyAddressOf(desk, ref);
  await receive(
    desk,
    await emailFrom('Anna Larch <anna@larch.example>', { to, text: 'Thanks, see you Monday.' }),
  );
  await expect(lead.getByText('Thanks, see you Monday.')).toBeVisible();
  await button.click();
  await expect(agent.getByText(/: no reply needed\./)).toBeVisible();
  await expect(lead.getByText(/^You marked it “No reply needed”/).first()).toBeVisible();
  await expect(button).toHaveCount(0);
  await expectAccessible(agent);
  await agent.getByRole('button', { name: 'Undo' }).click();
  await expect(button).toBeVisible();
  // The button ignores a second click for 1.5 s.
  await expect(async () => {
    await agent.keyboard.press('d');
    await expect(button).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await lead.getByText(/^Activity /).click();
  await expect(lead.getByText('You undid “no reply needed”')).toBeVisible();
  await agent.goto('/desk/leads?view=waiting');
  await expect(agent.getByRole('row').filter({ hasText: 'Anna Larch' })).toContainText('No reply needed');
});
