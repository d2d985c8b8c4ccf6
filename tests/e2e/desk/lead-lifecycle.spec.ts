import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ParsedMail } from 'mailparser';
import { sendMessage } from '#tests/support/desk/leads.ts';
import { readZip } from '#tests/support/desk/read-zip.ts';
import { test as base, type DeskSite, expect, openSignedIn } from '#tests/support/desk/site.ts';
import { hookSettings } from '#tests/support/hooks/run.ts';
import { schedulerOf, sendCall } from '#tests/support/hooks/scheduler.ts';
import { type PostOffice, startPostOffice } from '#tests/support/mail/post-office.ts';
import { replyTo } from '#tests/support/mail/received.ts';

const test = base.extend<object, { office: PostOffice }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter
    async ({}, use) => {
      const office = await startPostOffice();
      await use(office);
      await office.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  deskSettings: [
    async ({ office }, use) => use({ ...hookSettings, ...office.settings }),
    { scope: 'worker' },
  ],
});

const dana = 'dana@larch.example';
const dayMilliseconds = 86_400_000;

/** Chooses an entry in the menu of the lead. */
async function chooseMenuEntry(page: Page, name: string) {
  await page
    .getByRole('region', { name: /Larch|Fell/ })
    .getByRole('button', { name: /^More/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

/** @returns the tables that still contain data of the person */
async function findTablesWith(desk: DeskSite, words: RegExp): Promise<string[]> {
  const tables = await desk.database.query(
    `select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'staff'::regnamespace)`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await desk.database.query(`select row_to_json(t)::text as text from ${name} as t`);
    if (rows.some(({ text }) => words.test(String(text)))) found.push(String(name));
  }
  return found;
}

test('takes a lead from the form through emails, a call and a reminder to export and erasure', async ({
  browser,
  desk,
  office,
}) => {
  test.setTimeout(180_000);
  const { page } = await openSignedIn(browser, desk, 'admin', {
    name: 'Ada Okafor',
    email: 'ada@cue.example',
  });
  const ref = await sendMessage(desk, 'Dana');
  const lead = page.getByRole('region', { name: 'Dana Larch' });
  const row = page.locator(`[data-ref="${ref}"]`);
  const sendReply = async (text: string): Promise<ParsedMail> => {
    await lead.getByRole('button', { name: /^Reply/ }).click();
    await lead.getByRole('textbox', { name: 'Message' }).fill(text);
    await lead.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText(/^Reply sent /).first()).toBeVisible({ timeout: 15_000 });
    const findDelivered = async () =>
      (await office.delivered(desk)).find((mail) => mail.text?.includes(text));
    await expect.poll(findDelivered).toBeTruthy();
    return (await findDelivered()) as ParsedMail;
  };

  const replyAsCustomer = (letter: ParsedMail, text: string) =>
    office.send(desk, {
      from: `Dana Larch <${dana}>`,
      to: String(letter.replyTo?.text),
      inReplyTo: String(letter.messageId),
      subject: `Re: ${letter.subject}`,
      text,
      messageId: '<answer@larch.example>',
    });

  await test.step('sends a reply and receives the customer’s reply', async () => {
    await page.goto(`/desk/leads/${ref}?view=open`);
    const letter = await sendReply('Which day suits you?');
    expect(letter.replyTo?.text).toMatch(new RegExp(replyTo.replace('@', '\\+\\w+@')));
    await expect(row).toHaveCount(0);
    await replyAsCustomer(letter, 'Tuesday works for us.');
    const answer = lead.getByRole('article', { name: 'Email from Dana Larch' });
    await expect(answer).toContainText('Tuesday works for us.', { timeout: 15_000 });
    await expect(row).toContainText('Customer replied: Tuesday works for us.');
  });

  await test.step('sends a second reply in the same thread', async () => {
    const letter = await sendReply('Tuesday at noon it is.');
    expect(letter.inReplyTo).toBe('<answer@larch.example>');
    await expect(row).toHaveCount(0);
  });

  await test.step('shows the reminder once it is due', async () => {
    await page.keyboard.press('h');
    const dialog = page.getByRole('dialog', { name: 'Remind me' });
    await dialog.getByRole('textbox', { name: 'Another time' }).fill('in 3 hours');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(lead.getByText(/^Reminder /)).toBeVisible();
    await desk.database.query(`update staff.lead set remind_at = now() where number = ${ref.slice(2)}`);
    await page.reload();
    await expect(page.getByRole('rowgroup').filter({ has: row })).toContainText(/Reminders/);
    await lead.getByRole('button', { name: 'Done' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('shows a booked, rescheduled and canceled call', async () => {
    const wanted = { kind: 'calendar', name: 'Cal.com', events: [], isFull: false };
    const added = await desk.fetch(await desk.memberOf('admin'), 'POST', 'connections', wanted);
    const scheduler = schedulerOf('Cal.com', added.json().secret);
    const [first, second] = [randomUUID(), randomUUID()];
    const attendees = [{ email: dana, name: 'Dana Larch' }];
    const dayAfterTomorrowAt = (hours: number) =>
      new Date(
        Math.ceil(Date.now() / dayMilliseconds) * dayMilliseconds + dayMilliseconds + hours * 3_600_000,
      ).toISOString();
    const sendBooking = async (message: Parameters<typeof sendCall>[1]) =>
      expect((await sendCall(desk, message)).statusCode).toBe(204);
    await sendBooking(scheduler.booked({ id: first, attendees, startsAt: dayAfterTomorrowAt(17) }));
    await expect(lead.getByText(/^Call booked: .*\d:00 AM\.$/)).toBeVisible();
    await sendBooking(
      scheduler.moved({ id: second, formerId: first, attendees, startsAt: dayAfterTomorrowAt(18) }),
    );
    await expect(lead.getByText(/\. Moved once \(was \d+:00 AM\)\./)).toBeVisible();
    await sendBooking(scheduler.canceled({ id: second, attendees, startsAt: dayAfterTomorrowAt(18) }));
    await expect(lead.getByText(/^Call canceled: /)).toBeVisible();
    await expect(row).toContainText('Call canceled');
  });

  await test.step('enters a lead by hand', async () => {
    await page.getByRole('button', { name: 'New lead' }).click();
    const dialog = page.getByRole('dialog', { name: 'New lead' });
    await dialog.getByLabel('Name').fill('Nia Fell');
    await dialog.getByLabel('Email').fill('nia@fell.example');
    await dialog.getByLabel('What they want').fill('Wants a first show in March.');
    await dialog.getByRole('button', { name: 'Add lead' }).click();
    await expect(page.getByRole('region', { name: 'Nia Fell' })).toContainText(
      'Wants a first show in March.',
    );
    await page.goto(`/desk/leads/${ref}?view=open`);
  });

  const file = await test.step('exports all data about the customer', async () => {
    const downloading = page.waitForEvent('download');
    await chooseMenuEntry(page, 'Export this person’s data');
    const files = readZip(readFileSync(await (await downloading).path()));
    for (const name of ['personal-data.html', 'personal-data.json'])
      for (const text of [
        ...[
          'Four products, one show.',
          'Which day suits you?',
          'Tuesday works for us.',
          'Tuesday at noon it is.',
        ],
        dana,
      ])
        expect(String(files.get(name))).toContain(text);
    return JSON.parse(String(files.get('personal-data.json')));
  });
  expect(file.leads[0].history.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining([
      'arrived',
      'reply',
      'assign',
      'received',
      'booked',
      'call_moved',
      'call_canceled',
      'reminder',
    ]),
  );

  await test.step('erases all data about both customers', async () => {
    expect((await findTablesWith(desk, /larch|Tuesday/i)).length).toBeGreaterThan(3);
    for (const [first, address, words] of [
      ['Dana', dana, /larch|Tuesday/i],
      ['Nia', 'nia@fell.example', /\bfell\b/i],
    ] as const) {
      if (first === 'Nia') await page.getByRole('link', { name: 'Nia Fell', exact: true }).click();
      await chooseMenuEntry(page, 'Delete personal data');
      const dialog = page.getByRole('dialog', { name: new RegExp(`^Delete the data of ${first}`) });
      await dialog.getByRole('textbox').fill(address);
      await dialog.getByRole('button', { name: 'Delete permanently' }).click();
      await page.getByRole('button', { name: 'Back to the list' }).click();
      expect(await findTablesWith(desk, words)).toEqual([]);
    }
  });
});
