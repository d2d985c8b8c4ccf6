import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { promisedHours } from '#shared/promises.ts';
import { site } from '#site.config';
import { axe, expectAccessible } from '#tests/support/accessible.ts';
import { first as calculate, fill as fillCalculator } from '#tests/support/roi-calculator-page.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { toastsReady } from '#tests/support/toast.ts';

/** What `npm start` is without a setting: the embedded database, and mails as files. */
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
      const read = () => Promise.all(names().map((name) => simpleParser(readFileSync(join(folder, name)))));
      const names = () => {
        try {
          return readdirSync(folder).filter((name) => name.endsWith('.eml'));
        } catch {
          return [];
        }
      };
      await use(read);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

// The last test reads the mails of those before it.
test.describe.configure({ mode: 'serial' });

/** Waits for the mail to an address with this in its subject. */
async function mailTo(
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
  await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
}

/** The link with this path in a mail, as an address of the server under test. */
const linkIn = ({ text }: ParsedMail, path: 'n' | 'u') =>
  new RegExp(`/${path}/\\S+`).exec(`${text}`)?.[0] ?? '';

test('a message, a report and a subscription become mails to the right people, with what the site promises', async ({
  page,
  mails,
}) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
  await page.getByLabel('Inquiry type').selectOption('New Client Inquiry');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two products, <b>one</b> margin 🎥');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  const notice = await mailTo(mails, site.email, /^Answer by .*: Ada Byron$/);
  expect(notice.replyTo?.text).toBe('ada@example.com');
  expect(notice.text).toContain('> Two products, <b>one</b> margin 🎥');
  expect(notice.html).toContain('Two products, &lt;b&gt;one&lt;/b&gt; margin 🎥');
  const received = await mailTo(mails, 'ada@example.com', /Your message is here/);
  expect(received.text).toContain(`within ${promisedHours.contact_submissions} hours`);

  await page.goto('/roi-calculator');
  await toastsReady(page);
  await fillCalculator(page, 'owner@example.com');
  await calculate(page).click();
  const breakdown = await mailTo(mails, 'owner@example.com', /Your ROI breakdown: \$31,200 a month/);
  expect(breakdown.text).toContain('$157,248 profit a year');
  await page.goto(/\/roi-calculator\?\S+/.exec(`${breakdown.text}`)?.[0] ?? '');
  await expect(page.getByRole('textbox', { name: 'Viewers per event' })).toHaveValue('6,500');

  await subscribe(page, 'reader@example.com');
  await mailTo(mails, 'reader@example.com', /Confirm your address/);
});

test('a subscriber confirms by one press, and leaves by another', async ({ page, mails }) => {
  await subscribe(page, 'lee@example.com');
  await page.goto(linkIn(await mailTo(mails, 'lee@example.com', /Confirm/), 'n'));
  await expect(page).toHaveTitle(`Confirm your address | ${site.brand}`);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('main').getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Confirm my address' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');

  const welcome = await mailTo(mails, 'lee@example.com', /You are subscribed/);
  await page.goto(linkIn(welcome, 'u'));
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list');
  await expectAccessible(page);

  await page.goto('/n/not-a-link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere');
  await expectAccessible(page);
});

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('links of mails work', async ({ page, server, mails }) => {
    await fetch(`${server.address}/rest/v1/newsletter_subscribers`, {
      method: 'POST',
      headers: { apikey: 'anon-key', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'plain@example.com', source: 'footer' }),
    });
    await page.goto(linkIn(await mailTo(mails, 'plain@example.com', /Confirm/), 'n'));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
  });
});

test('every mail reads well at 360 and 600 px, loads nothing, and says in text what it says in HTML', async ({
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
    const { violations } = await axe(page).analyze();
    // A mail is no page of a site: it has no landmarks.
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
