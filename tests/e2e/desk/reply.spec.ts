import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendMessage as message } from '#tests/support/desk/leads.ts';
import { type DeskSite, expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

const repliesUrl = '**/desk/api/leads/*/replies';

async function openComposer(page: Page, ref: string, name: string) {
  await page.goto(`/desk/leads/${ref}`);
  const lead = page.getByRole('region', { name: `${name} Larch` });
  await lead.getByRole('button', { name: /^Reply/ }).click();
  return {
    lead,
    field: lead.getByRole('textbox', { name: 'Message' }),
    send: lead.getByRole('button', { name: /^Send/ }),
  };
}
const readReplies = (desk: DeskSite, ref: string) =>
  desk.database.query(
    `select body from staff.reply join staff.lead on lead.id = lead_id where number = ${ref.slice(2)} order by reply.created_at`,
  );

for (const { name, status, code, message: refusal } of [
  { name: 'Wanda', status: 401, code: 'signed_out', message: 'You are signed out.' },
  { name: 'Yara', status: 409, code: 'no_address', message: 'The email address is invalid.' },
])
  test(`locks a reply that may have been sent, even after a ${code} error, and sends it only once`, async ({
    desk,
    agent,
  }) => {
    const ref = await message(desk, name);
    const { lead, field, send } = await openComposer(agent, ref, name);
    await field.fill('One show it is.');
    // The server stores the reply, but its response is lost.
    await agent.route(repliesUrl, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send.click();
    const unknown = lead.getByRole('alert').filter({ hasText: 'We couldn’t confirm it was sent.' });
    await expect(unknown).toBeVisible();
    await agent.unroute(repliesUrl);
    await agent.route(repliesUrl, (route) => route.fulfill({ status, json: { code, message: refusal } }));
    await send.click();
    await expect(unknown).toContainText(refusal);
    await expect(lead.getByText('Not sent.')).toHaveCount(0);
    await expect(field).not.toBeEditable();
    await agent.unroute(repliesUrl);
    await send.click();
    await expect(field).toHaveCount(0);
    expect(await readReplies(desk, ref)).toEqual([{ body: 'One show it is.' }]);
  });

test('does not report a different reply from a duplicated tab as sent', async ({ desk, agent }) => {
  const ref = await message(desk, 'Xenia');
  const first = await openComposer(agent, ref, 'Xenia');
  await first.field.fill('One show it is.');
  const copy = await agent.context().newPage();
  await copy.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    },
    await agent.evaluate(() => ({ ...sessionStorage }) as Record<string, string>),
  );
  const second = await openComposer(copy, ref, 'Xenia');
  await expect(second.field).toHaveValue('One show it is.');
  await first.send.click();
  await expect(agent.getByText(/^Reply sent /).first()).toBeVisible({ timeout: 15_000 });
  await second.field.fill('Two shows it is.');
  await second.send.click();
  await expect(
    second.lead.getByRole('alert').filter({ hasText: 'This reply was already sent with different text.' }),
  ).toContainText('Send it as another reply, or discard it.');
  await expect(second.field).toHaveValue('Two shows it is.');
  await expect(second.field).toBeEditable();
  expect(await readReplies(desk, ref)).toEqual([{ body: 'One show it is.' }]);
  await second.send.click();
  await expect(copy.getByText(/^Reply sent /).first()).toBeVisible({ timeout: 15_000 });
  expect(await readReplies(desk, ref)).toEqual([{ body: 'One show it is.' }, { body: 'Two shows it is.' }]);
});

test('sends no reply without text, and shows “Draft saved” only after a change', async ({ desk, agent }) => {
  const ref = await message(desk, 'Sunniva');
  const { lead, field, send } = await openComposer(agent, ref, 'Sunniva');
  await send.click();
  await expect(lead.getByText('Write a message first.')).toBeVisible();
  const saved = lead.getByText('Draft saved in this tab.');
  await expect(field).toBeFocused();
  await expect(saved).toHaveCount(0);
  await agent.keyboard.type('One show.');
  await expect(saved).toBeVisible();
  await agent.reload();
  await lead.getByRole('button', { name: /^Reply/ }).click();
  await expect(field).toHaveValue(/One show\./);
  await expect(saved).toBeVisible();
});

test('resends a reply with a new id if another email already uses its id', async ({ desk, agent }) => {
  const other = await message(desk, 'Zelda');
  const ref = await message(desk, 'Zora');
  const first = await openComposer(agent, other, 'Zelda');
  await first.field.fill('For Zelda.');
  const sent = agent.waitForRequest(repliesUrl);
  await first.send.click();
  const { id } = (await sent).postDataJSON();
  await expect(first.field).toHaveCount(0);
  await (await openComposer(agent, ref, 'Zora')).field.fill('For Zora.');
  await agent.evaluate((taken) => {
    for (const [key, draft] of Object.entries({ ...sessionStorage }))
      if (key.startsWith('desk-draft'))
        sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(draft), id: taken }));
  }, id);
  const { lead, field, send } = await openComposer(agent, ref, 'Zora');
  await expect(field).toHaveValue('For Zora.');
  await send.click();
  await expect(lead.getByRole('alert').filter({ hasText: 'Not sent.' })).toContainText(
    'Send it as another reply, or discard it.',
  );
  expect(await readReplies(desk, ref)).toEqual([]);
  await send.click();
  await expect(field).toHaveCount(0);
  expect(await readReplies(desk, ref)).toEqual([{ body: 'For Zora.' }]);
});

test('tells a member that a colleague has replied, but still lets the member send', async ({
  desk,
  agent,
}) => {
  const ref = await message(desk, 'Wilma');
  const ruben = await desk.memberOf('agent', { name: 'Ruben Salas' });
  const { lead, field, send } = await openComposer(agent, ref, 'Wilma');
  await field.fill('One show it is.');
  const notice = lead.getByRole('status').filter({ hasText: 'Ruben' });
  await expect(notice).toHaveCount(0);
  await desk.fetch(ruben, 'POST', `leads/${ref}/replies`, {
    id: randomUUID(),
    subject: 'Your message',
    body: 'Two shows it is.',
  });
  await expect(notice).toHaveText(/^Ruben replied \d{1,2}:\d\d [AP]M\./);
  await expect(notice.getByText('You can still send yours.')).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expectAccessible(agent, 'answered meanwhile');
  await openComposer(agent, ref, 'Wilma');
  await expect(notice).toBeVisible();
  await send.click();
  await expect(field).toHaveCount(0);
  expect(await readReplies(desk, ref)).toEqual([{ body: 'Two shows it is.' }, { body: 'One show it is.' }]);
});

test("shows a sent reply, and keeps the customer's message in view while a second reply is written", async ({
  browser,
  desk,
}) => {
  const ref = await message(desk, 'Xandra');
  const { page } = await openSignedIn(browser, desk, 'agent', { name: 'Mei Tran' });
  const { lead, field, send } = await openComposer(page, ref, 'Xandra');
  await field.fill('One show it is.');
  await send.click();
  const conversation = lead.getByRole('region', { name: 'Conversation' });
  const reply = conversation.getByRole('article', { name: /^Reply: / });
  await expect(reply).toContainText('One show it is.', { timeout: 15_000 });
  await expect(reply).toContainText('Mei Tran');
  await lead.getByRole('textbox', { name: 'Note' }).fill('Asks for one show.');
  await lead.getByRole('button', { name: 'Add note' }).click();
  await expect(conversation.getByRole('listitem').last()).toContainText('Asks for one show.');
  await expect(conversation.getByRole('listitem').first()).toContainText('Four products, one show.');
  await lead.getByRole('button', { name: /^Reply/ }).click();
  await expect(lead.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(conversation.getByText('Four products, one show.')).toBeInViewport({ ratio: 1 });
  const scroller = lead.locator('.overflow-y-auto').first();
  const kept = await scroller.evaluate(
    (box) => box.clientHeight / (box.closest('section')?.clientHeight ?? 1),
  );
  expect(kept).toBeGreaterThan(0.4);
  await expectAccessible(page, 'a conversation');
});
