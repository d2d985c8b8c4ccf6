import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { site } from '#site.config';
import { readCsv } from '#tests/support/desk/read-csv.ts';
import { type DeskSite, expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { writeMessage } from '#tests/support/forms/contact-page.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { connect, hookSettings, startReceiver } from '#tests/support/hooks/run.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { buildCountedSite } from '#tests/support/site/counted-site.ts';

// Headless browsers identify themselves in the user agent, and would be filtered out as bots.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
test.use({
  userAgent,
  deskSettings: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture takes none
    async ({}, use) => use({ ...hookSettings, PUBLIC_COUNT: 'visits', STATIC_DIR: await buildCountedSite() }),
    { scope: 'worker', timeout: 240_000 },
  ],
});
// All tests of this file share one worker and one build.
test.describe.configure({ mode: 'default' });

const recordBeacons = (page: Page) => {
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/count')
      beacons.push((request.postData() ?? '').split('\n')[0] ?? '');
  });
  return beacons;
};

const readCounts = async (desk: DeskSite) =>
  Object.fromEntries(
    (await desk.database.query('select event, channel, visitors from staff.count_day')).map(
      ({ event, channel, visitors }) => [`${event}, ${channel}`, visitors],
    ),
  );

test('tracks a campaign visit from the ad through lead and webhook to revenue by source', async ({
  page,
  browser,
  desk,
}) => {
  test.setTimeout(120_000);
  const receiver = await startReceiver();
  const { secret } = await connect(desk, await desk.memberOf('admin'), {
    name: 'CRM',
    address: receiver.url,
    events: ['lead.created', 'lead.updated'],
  });
  const verifyRequests = () =>
    receiver.requests.map(({ headers, body }) => new Webhook(secret).verify(body, headers));

  await test.step('visits the site from an ad, browses and sends a message', async () => {
    const beacons = recordBeacons(page);
    await page.goto('/?utm_source=tiktok&utm_medium=cpc&utm_campaign=spring');
    for (const [index, path] of ['/services', '/contact'].entries()) {
      await expect.poll(() => beacons).toHaveLength(index + 1);
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
      await page.waitForURL((url) => url.pathname === path);
    }
    await expect.poll(() => beacons).toHaveLength(3);
    await writeMessage(page, { first: 'Dana', last: 'Whitlock', email: 'dana@count.example' });
    expect(beacons).toEqual(['view', 'view', 'view', 'form']);
    await expect
      .poll(() => readCounts(desk), { timeout: 15_000 })
      .toEqual({ 'view, TikTok ads': 1, 'form:contact_submissions, TikTok ads': 1 });
  });

  await test.step('sends a signed webhook without personal data', async () => {
    await expect.poll(verifyRequests, { timeout: 20_000 }).toMatchObject([{ type: 'lead.created' }]);
    expect(receiver.requests[0]?.body).not.toMatch(/Dana|count\.example/);
  });

  const { page: staff } = await openSignedIn(browser, desk, 'agent');
  await test.step('shows the source and the webhook delivery on the lead, and marks the lead as won', async () => {
    await staff.goto('/desk/leads');
    await staff.getByRole('row').filter({ hasText: 'Dana Whitlock' }).click();
    const lead = staff.getByRole('region', { name: /Dana Whitlock/ });
    await expect(
      lead.getByText('TikTok ads, spring campaign, first came to /, wrote from /contact'),
    ).toBeVisible();
    await expect(lead.getByText(/CRM: delivered/)).toBeVisible();
    await lead.getByRole('button', { name: /^Status/ }).click();
    await staff.getByRole('option', { name: /Won/ }).click();
    await staff.getByLabel('Amount in US dollars').fill('12,500');
    await staff.keyboard.press('Enter');
    await expect(lead.getByRole('button', { name: '$12,500' })).toBeVisible();
    await expect(lead.getByText('You set the deal value to $12,500')).toBeAttached();
  });

  await test.step('sends an event for the won lead, and shows the source in the report', async () => {
    const won = { type: 'lead.updated', data: { changes: { status: { from: 'new', to: 'won' } } } };
    await expect.poll(verifyRequests, { timeout: 20_000 }).toMatchObject([{ type: 'lead.created' }, won]);
    await staff.goto('/desk/numbers');
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('1 lead from 1 visit, 1 won');
    const cells = staff.getByRole('row').filter({ hasText: 'TikTok ads' }).getByRole('cell');
    const texts = (await cells.allTextContents()).filter((text) => text !== '');
    expect(texts).toEqual(['1', '1', '100%', '1', '100%', '1', '$12,500']);
    await expectAccessible(staff, 'numbers');
  });
  await receiver.stop();
});

test('shows every chart as a table, and exports all of them', async ({ desk, agent }) => {
  await desk.database.query(
    `insert into staff.count_day (day, channel, event, visitors)
    select staff.day_of(now()) - 1, 'Podcast', event, visitors
    from (values ('view', 400), ('form:live_selling_survey_responses', 90), ('step:1', 80), ('step:2', 30)) as made (event, visitors)`,
  );
  await agent.goto('/desk/numbers');
  const readCells = async (table: string, row: string) => {
    const cells = agent.getByRole('table', { name: table }).getByRole('row').filter({ hasText: row });
    return (await cells.first().getByRole('cell').allTextContents()).join();
  };
  await expect(agent.getByRole('heading', { name: 'Where creators drop off: 0 of 80 finish' })).toBeVisible();
  expect(await readCells('Where creators drop off', '1 Basics')).toBe('80,30,50');
  expect(await readCells('Where creators drop off', '2 Experience')).toBe('30,0,30');
  await expect(agent.getByRole('table', { name: 'Reply times' }).getByRole('row')).not.toHaveCount(0);
  await expect(agent.getByRole('table', { name: 'Leads per day by form' }).getByRole('row')).toHaveCount(31);

  const saving = agent.waitForEvent('download');
  await agent.getByRole('link', { name: 'CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  for (const line of [
    ['sources', 'Podcast', 'visits', '400'],
    ['sources', 'Podcast', 'opened', '90'],
    ['survey', 'step 1', 'reached', '80'],
  ])
    expect(readCsv(file.slice(1))).toContainEqual(line);
});

test('counts a page once, when it first becomes visible', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { hidden: true };
    Object.defineProperty(document, 'hidden', { get: () => state.hidden });
    Object.assign(window, {
      look: () => {
        state.hidden = false;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  const beacons = recordBeacons(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(beacons).toEqual([]);
  await page.evaluate('look()');
  await expect.poll(() => beacons).toEqual(['view']);
  await page.evaluate('look()');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForTimeout(300);
  expect(beacons).toEqual(['view']);
});

test('does not count a page that was prefetched but never opened', async ({ page }) => {
  const beacons = recordBeacons(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('a[href="/services"]').filter({ visible: true }).first().hover();
  await page.waitForTimeout(1_500);
  expect(beacons).toEqual(['view']);
});

test('counts survey steps and clicks on call links once each, but no simulated forms', async ({ page }) => {
  const beacons = recordBeacons(page);
  await page.goto('/live-selling-survey?step=1', { waitUntil: 'networkidle' });
  await page.getByRole('textbox').first().focus();
  await expect.poll(() => beacons).toContain('step1');
  beacons.length = 0;
  await page.goto('/industry-reports', { waitUntil: 'networkidle' });
  await page.locator('main form input').first().focus();
  await page.locator('footer form input[type=email]').focus();
  await page.evaluate((call) => {
    document.addEventListener('click', (event) => event.preventDefault());
    document.querySelector<HTMLElement>(`a[href="${call}"]`)?.click();
  }, site.links.scheduling);
  await expect.poll(() => beacons.toSorted()).toEqual(['call', 'letter', 'view']);
});

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`counts no visits with ${name}`, async ({ page }) => {
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(navigator, name, { get: () => value }),
      [name, value] as const,
    );
    const beacons = recordBeacons(page);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByLabel(forms.contact.fields.first_name.label).focus();
    expect(beacons).toEqual([]);
  });
}
