import { randomUUID } from 'node:crypto';
import { sendMessage } from '#tests/support/desk/leads.ts';
import { expect, test } from '#tests/support/desk/site.ts';
import { createBounce, emailFrom, receive, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

test.use({ deskSettings: { MAIL_REPLY_TO: replyTo } });

const emailText =
  'Tuesday works. <img src=x onerror=alert(1)>\n\nOn Mon, Nov 16, 2026 Ada wrote:\n> Which day suits you?';

test("shows a customer's email in the lead and its list row", async ({ desk, agent }) => {
  const ref = await sendMessage(desk, 'Anna');
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Anna Larch' });
  await expect(lead.getByText('Four products, one show.')).toBeVisible();
  const attachments = [
    { filename: 'Q4 plan.pdf', content: Buffer.from('%PDF-1.4') },
    { filename: 'setup.exe', content: Buffer.from('MZ') },
  ];
  const to = await replyAddressOf(desk, ref);
  await receive(
    desk,
    await emailFrom('Anna Larch <anna@larch.example>', { to, text: emailText, attachments }),
  );
  const answer = lead.getByRole('article', { name: 'Email from Anna Larch' });
  await expect(answer.getByText('Tuesday works. <img src=x onerror=alert(1)>')).toBeVisible();
  await expect(answer.getByText('Which day suits you?')).toBeHidden();
  await answer.getByText('Earlier messages').click();
  await expect(answer.getByText('Which day suits you?')).toBeVisible();
  await expect(answer.getByRole('listitem').filter({ hasText: 'setup.exe' })).toContainText(
    'may contain a program',
  );
  const download = agent.waitForEvent('download');
  await answer.getByRole('link', { name: 'Download Q4 plan.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Q4 plan.pdf');
  await expectAccessible(agent);
  await agent.goto('/desk/leads');
  const row = agent.getByRole('row').filter({ hasText: 'Anna Larch' });
  await expect(row).toContainText('Customer replied: Tuesday works.');
});

test("lets staff choose which of a customer's known addresses a reply goes to", async ({ desk, agent }) => {
  const ref = await sendMessage(desk, 'Dora');
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Dora Larch' });
  await lead.getByRole('button', { name: /^Reply/ }).click();
  const form = agent.getByRole('dialog', { name: 'Reply' });
  await expect(form.getByText('dora@larch.example')).toBeVisible();
  const recipient = form.getByRole('combobox', { name: 'To' });
  await expect(recipient).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Message' }).pressSequentially('Friday?');
  const to = await replyAddressOf(desk, ref);
  await receive(desk, await emailFrom('Dora <dora@home.example>', { to, text: 'From home.' }));
  await expect(recipient).toHaveValue('dora@home.example');
  await recipient.selectOption('dora@larch.example');
  await form.getByRole('textbox', { name: 'Message' }).pressSequentially(' At ten?');
  await expect(recipient).toHaveValue('dora@larch.example');
  await recipient.selectOption('dora@home.example');
  await expectAccessible(agent);
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(lead.getByText(/^to dora@home\.example: /)).toBeVisible();
  const [reply] = await desk.database.query(
    'select recipient from staff.reply where lead_id = (select id from staff.lead where number = $1)',
    [Number(ref.slice(2))],
  );
  expect(reply?.recipient).toBe('dora@home.example');
});

test('shows that the sender of an email from a team address is not verified', async ({ desk, agent }) => {
  const ref = await sendMessage(desk, 'Cora');
  await desk.memberOf('agent', { name: 'Ada Okafor', email: 'ada@cue.example' });
  const to = await replyAddressOf(desk, ref);
  await receive(desk, await emailFrom('Mei Tran <ada@cue.example>', { to, text: 'Call me instead.' }));
  await agent.goto(`/desk/leads/${ref}`);
  const email = agent.getByRole('article', { name: 'Email from Mei Tran' });
  await expect(email).toContainText('email from a team address, outside the desk');
  await expect(email).toContainText('Sent from ada@cue.example. The sender is not verified.');
});

test('collapses an out-of-office reply and a bounce, and shows that the reply bounced', async ({
  desk,
  agent,
}) => {
  const ref = await sendMessage(desk, 'Bert');
  const sent = await agent.request.post(`/desk/api/leads/${ref}/replies`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { id: randomUUID(), subject: 'Your show', body: 'Yes.' },
  });
  expect(sent.status()).toBe(201);
  const findReplyJob = async () => {
    const [job] = await desk.database.query(
      `select job.id from staff.job join staff.reply on reply.id = job.subject_id join staff.lead on lead.id = lead_id
      where number = $1 and state = 'done'`,
      [Number(ref.slice(2))],
    );
    return job?.id;
  };
  await expect.poll(findReplyJob).toBeTruthy();
  const headers = { 'Auto-Submitted': 'auto-replied' };
  const to = await replyAddressOf(desk, ref);
  await receive(
    desk,
    await emailFrom('bert@larch.example', { to, headers, subject: 'Out of office', text: 'Back in May.' }),
  );
  await receive(desk, createBounce(`<${await findReplyJob()}@cue.example>`));
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Bert Larch' });
  await expect(lead.getByText('Automatic email', { exact: true })).toBeVisible();
  await expect(lead.getByText('Back in May.')).toBeHidden();
  await expect(lead.getByText('Email came back as undeliverable', { exact: true })).toBeVisible();
  await expect(lead.getByRole('region', { name: 'Bounced email' })).toContainText(
    'Your reply did not reach Bert Larch.',
  );
  await expectAccessible(agent);
});

test('adds an unsorted email to a lead, undoes that, and then deletes the email', async ({ desk, agent }) => {
  const ref = await sendMessage(desk, 'Cleo');
  await receive(
    desk,
    await emailFrom('Cleo Larch <cleo@home.example>', {
      subject: 'Re: first show',
      text: 'We could also do Friday.',
    }),
  );
  await agent.goto('/desk/leads');
  await agent.getByRole('link', { name: /^Unsorted/ }).click();
  await expect(agent.getByText('1 email that doesn’t match a lead. Deleted after 30 days.')).toBeVisible();
  const addToLead = async () => {
    await agent.getByRole('button', { name: 'Add to a lead the email from Cleo Larch' }).click();
    await agent.getByRole('radio', { name: /^Cleo Larch.*same name$/ }).check();
    await expectAccessible(agent);
    await agent.getByRole('button', { name: 'Add to this lead' }).click();
    await expect(agent.getByText(`Added to ${ref}.`)).toBeVisible();
  };
  await addToLead();
  await agent.getByRole('button', { name: 'Undo' }).click();
  await addToLead();
  await agent.goto(`/desk/leads/${ref}`);
  const lead = agent.getByRole('region', { name: 'Cleo Larch' });
  await expect(lead.getByText('We could also do Friday.')).toBeVisible();
  await lead.getByRole('button', { name: 'Not this person' }).click();
  await expect(lead.getByText('We could also do Friday.')).toHaveCount(0);
  await agent.goto('/desk/unsorted');
  await agent.getByRole('button', { name: 'Email from Cleo Larch: Not a lead' }).click();
  await agent.getByRole('menuitem', { name: 'Delete' }).click();
  await agent.getByRole('button', { name: 'Delete email', exact: true }).click();
  await expect(
    agent.getByText('Nothing to sort. Replies are added to their lead automatically.'),
  ).toBeVisible();
});

test('blocks the sender of an unsorted email, undoes that, and unblocks the sender later', async ({
  desk,
  agent,
}) => {
  await receive(desk, await emailFrom('Catalog <info@shop.example>', { text: 'Our catalog for 2027.' }));
  await agent.goto('/desk/unsorted');
  const email = agent.getByText('Our catalog for 2027.');
  const blocks = agent.getByText('1 blocked sender', { exact: true });
  const blockSender = async () => {
    await agent.getByRole('button', { name: 'Email from Catalog: Not a lead' }).click();
    await agent.getByRole('menuitem', { name: 'Block sender' }).click();
    await expect(agent.getByText('info@shop.example is blocked.')).toBeVisible();
    await expect(email).toHaveCount(0);
    await expect(blocks).toBeVisible();
  };
  await blockSender();
  await agent.getByRole('button', { name: 'Undo' }).click();
  await expect(email).toBeVisible();
  await expect(blocks).toHaveCount(0);
  await blockSender();
  await receive(desk, await emailFrom('info@shop.example', { text: 'Our catalog for 2028.' }));
  await agent.goto('/desk/quarantine');
  await agent.getByRole('main').getByRole('link', { name: 'Unsorted' }).click();
  await expect(agent.getByText('Nothing to sort.')).toBeVisible();
  await blocks.click();
  await expectAccessible(agent);
  await agent.getByRole('button', { name: 'Unblock info@shop.example' }).click();
  await expect(agent.getByText('info@shop.example is unblocked.')).toBeVisible();
  await expect(email).toBeVisible();
  await expect(agent.getByText('Our catalog for 2028.')).toBeVisible();
  await expect(blocks).toHaveCount(0);
  await receive(desk, await emailFrom('info@shop.example', { text: 'Our catalog for 2029.' }));
  await agent.reload();
  await expect(agent.getByText('Our catalog for 2029.')).toBeVisible();
});

test('creates a lead from an unsorted email', async ({ desk, agent }) => {
  const mail = { subject: 'First show', text: 'What does a first show cost?' };
  await receive(desk, await emailFrom('Jo Park <jo@fern.example>', mail));
  await agent.goto('/desk/unsorted');
  await agent.getByRole('button', { name: 'Create a lead from the email from Jo Park' }).click();
  await expect(agent.getByText('Jo Park is a lead now.')).toBeVisible();
  await agent.goto('/desk/leads?view=all');
  await agent.getByRole('link', { name: 'Jo Park', exact: true }).click();
  const lead = agent.getByRole('region', { name: 'Jo Park' });
  await expect(lead.getByRole('article', { name: 'Email from Jo Park' })).toContainText(
    'What does a first show cost?',
  );
  await expect(lead.getByText('What does a first show cost?')).toHaveCount(1);
  await expect(lead.getByRole('article', { name: 'Form entry' })).toContainText('First show');
  await lead.getByText(/^Activity /).click();
  await expect(lead.getByText('You claimed this lead')).toBeVisible();
});
