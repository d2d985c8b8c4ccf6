import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { contact } from '#shared/forms/contact.ts';
import { site } from '#site.config';
import { forms } from '#tests/support/forms/form-texts.ts';
import {
  calculateButton as calculate,
  fill as fillCalculator,
} from '#tests/support/forms/roi-calculator-page.ts';
import { createMailPattern, publishedMailTexts } from '#tests/support/mail/mail-texts.ts';
import { type ServerProcess, startServer } from '#tests/support/server/process.ts';
import { expectAccessible, findViolations } from '#tests/support/site/accessible.ts';
import { waitForToastCode } from '#tests/support/site/toast.ts';

const test = base.extend<object, { server: ServerProcess; mails: () => Promise<ParsedMail[]> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture takes none
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'cuelight-mails-'));
      const server = await startServer({
        STATIC_DIR: 'dist',
        DATA_DIR: folder,
        JOBS: 'true',
        MIN_FILL_MS: '0',
      });
      await use({ ...server, folder } as ServerProcess);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mails: [
    async ({ server }, use) => {
      const folder = join((server as ServerProcess & { folder: string }).folder, 'mail');
      const readEmails = () =>
        Promise.all(listFiles().map((name) => simpleParser(readFileSync(join(folder, name)))));
      const listFiles = () => {
        try {
          return readdirSync(folder).filter((name) => name.endsWith('.eml'));
        } catch {
          return [];
        }
      };
      await use(readEmails);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

// The last test reads the emails that the earlier tests have caused.
test.describe.configure({ mode: 'serial' });

const { newsletter, pages } = publishedMailTexts;
const confirmPattern = createMailPattern(newsletter.confirm.subject);

async function findEmailTo(
  mails: () => Promise<ParsedMail[]>,
  address: string,
  subject: RegExp,
): Promise<ParsedMail> {
  let found: ParsedMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mails()).find(
          ({ to, subject: words }) =>
            [to].flat().some((one) => one?.text === address) && subject.test(`${words}`),
        );
        return found?.subject ?? (await mails()).map(({ subject: words }) => words);
      },
      { timeout: 15_000 },
    )
    .toMatch(subject);
  return found as ParsedMail;
}

async function subscribe(page: Page, address: string) {
  await page.goto('/about');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox').fill(address);
  await form.getByRole('button').click();
  await expect(page.getByText(forms.newsletter.sent)).toBeVisible();
}

const findLink = ({ text }: ParsedMail, path: 'n' | 'u') =>
  new RegExp(`/${path}/\\S+`).exec(`${text}`)?.[0] ?? '';

test('sends the right emails after a message, a calculation and a subscription', async ({ page, mails }) => {
  await page.goto('/contact');
  await page.getByLabel(forms.contact.fields.first_name.label).fill('Ada');
  await page.getByLabel(forms.contact.fields.last_name.label).fill('Byron');
  await page
    .getByRole('textbox', { name: forms.contact.fields.email.label, exact: true })
    .fill('ada@example.com');
  await page
    .getByLabel(forms.contact.fields.inquiry_type.label)
    .selectOption(forms.contact.fields.inquiry_type.options['new-client']);
  await page
    .getByRole('textbox', { name: forms.contact.fields.message.label })
    .fill('Two products, <b>one</b> margin 🎥');
  await page.getByRole('button', { name: forms.contact.action }).click();
  await expect(page.getByText(forms.contact.sent.title)).toBeVisible();
  const notice = await findEmailTo(
    mails,
    site.email,
    createMailPattern(publishedMailTexts.notice.promised.subject, { name: 'Ada Byron' }),
  );
  expect(notice.replyTo?.text).toBe('ada@example.com');
  expect(notice.text).toContain('> Two products, <b>one</b> margin 🎥');
  expect(notice.html).toContain('Two products, &lt;b&gt;one&lt;/b&gt; margin 🎥');
  const { subject, text } = publishedMailTexts.received.contact_submissions as {
    subject: string;
    text: string[];
  };
  const received = await findEmailTo(mails, 'ada@example.com', createMailPattern(subject));
  const hours = `${contact.deadlineHours}`;
  const read = `${received.text}`.replace(/\s+/g, ' ');
  for (const words of text) expect(read).toContain(words.replace('{hours}', hours));

  await page.goto('/roi-calculator');
  await waitForToastCode(page);
  await fillCalculator(page, 'owner@example.com');
  await calculate(page).click();
  const { roi } = publishedMailTexts;
  const breakdown = await findEmailTo(
    mails,
    'owner@example.com',
    createMailPattern(roi.subject, { monthly: '$31,200' }),
  );
  const [, annual, year] = roi.lines.year;
  expect(breakdown.text).toContain(`${annual.replace('{annual}', '$157,248')} ${year}`);
  await page.goto(/\/roi-calculator\?\S+/.exec(`${breakdown.text}`)?.[0] ?? '');
  await expect(
    page.getByRole('textbox', { name: forms['roi-calculator'].inputs.viewers_per_event.label }),
  ).toHaveValue('6,500');

  await subscribe(page, 'reader@example.com');
  await findEmailTo(mails, 'reader@example.com', confirmPattern);
});

test('confirms a subscription with one click, and cancels it with another', async ({ page, mails }) => {
  await subscribe(page, 'lee@example.com');
  await page.goto(findLink(await findEmailTo(mails, 'lee@example.com', confirmPattern), 'n'));
  await expect(page).toHaveTitle(`${pages.confirm.head.title} | ${site.brand}`);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('main').getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: pages.confirm.action ?? '' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.confirmed.title);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.confirmed.title);

  const welcome = await findEmailTo(mails, 'lee@example.com', createMailPattern(newsletter.welcome.subject));
  await page.goto(findLink(welcome, 'u'));
  await page.getByRole('button', { name: pages.leave.action ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.left.title);
  await expectAccessible(page);

  await page.goto('/n/not-a-link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.unknown.title);
  await expectAccessible(page);
});

test.describe('email links without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('keeps the links in emails working', async ({ page, server, mails }) => {
    await fetch(`${server.address}/rest/v1/newsletter_subscribers`, {
      method: 'POST',
      headers: { apikey: 'anon-key', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'plain@example.com', source: 'footer' }),
    });
    await page.goto(findLink(await findEmailTo(mails, 'plain@example.com', confirmPattern), 'n'));
    await page.getByRole('button', { name: pages.confirm.action ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.confirmed.title);
  });
});

test('renders every email at 360 and 600 px without sending requests, with the same content as its plain text', async ({
  page,
  mails,
}) => {
  const requests: string[] = [];
  page.on('request', ({ url }) => requests.push(url()));
  for (const mail of await mails()) {
    for (const width of [360, 600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(`${mail.html}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${mail.subject} at ${width} px`).toBeLessThanOrEqual(0);
    }
    const violations = await findViolations(page);
    // An email has no landmarks.
    expect(
      violations.filter(({ id }) => id !== 'region' && id !== 'landmark-one-main').map(({ id }) => id),
    ).toEqual([]);
    const plain = `${mail.text}`.replace(/\s+/g, ' ');
    for (const words of await page.locator('h1, h2, p, td, th, a').allInnerTexts()) {
      for (const line of words.split('\n')) {
        const text = line.replace(/\s+/g, ' ').trim();
        if (text !== '' && text !== site.brand) expect(plain).toContain(text);
      }
    }
  }
  expect(requests).toEqual([]);
});
