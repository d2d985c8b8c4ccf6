import type { BrowserContext, Page } from '@playwright/test';
import { site } from '#site.config';
import { type DeskSite, expect, test } from '#tests/support/desk/site.ts';
import { writeMessage } from '#tests/support/forms/contact-page.ts';
import { forms } from '#tests/support/forms/form-texts.ts';

const calculator = forms['roi-calculator'];

const campaign = '?utm_source=tiktok&utm_medium=cpc&utm_campaign=spring';
const readStoredVisit = (page: Page) => page.evaluate(() => sessionStorage.getItem('visit'));

const sendMessage = (page: Page, email: string) =>
  writeMessage(page, { first: 'Dana', last: 'Whitlock', email });

const readSource = async (desk: DeskSite, email: string) => {
  const findLeads = () =>
    desk.database.query(
      `select source from staff.lead where address_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [email],
    );
  await expect.poll(async () => (await findLeads()).length, { timeout: 10_000 }).toBe(1);
  return (await findLeads())[0]?.source;
};

const followLink = async (page: Page, path: string) => {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname === path);
};

test("keeps the source of a tab's first page", async ({ page, desk }) => {
  await page.goto(`/services${campaign}`);
  await page.goto('/contact?utm_source=google&utm_medium=cpc');
  await page.goBack();
  await page.goForward();
  await page.reload();
  await sendMessage(page, 'first@larch.example');
  expect(await readSource(desk, 'first@larch.example')).toMatchObject({
    page: '/services',
    utm_source: 'tiktok',
  });
});

test('counts two tabs as two visits, and stores no source for a tab that the site opened', async ({
  page,
  context,
  desk,
}) => {
  await page.goto(`/services${campaign}`);
  const other = await context.newPage();
  await other.goto('/contact?utm_source=podcast');
  await sendMessage(other, 'other@larch.example');
  expect(await readSource(desk, 'other@larch.example')).toEqual({
    page: '/contact',
    form: '/contact',
    utm_source: 'podcast',
  });
  const opening = context.waitForEvent('page');
  await page
    .locator('a[href="/contact"]')
    .filter({ visible: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const opened = await opening;
  await opened.waitForLoadState();
  await sendMessage(opened, 'opened@larch.example');
  expect(await readSource(desk, 'opened@larch.example')).toBeNull();
});

const privacySettings: [name: string, refuse: (context: BrowserContext) => Promise<unknown>][] = [
  [
    'Do Not Track',
    (context) =>
      context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })),
  ],
  [
    'Global Privacy Control',
    (context) =>
      context.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
      ),
  ],
];
for (const [name, refuse] of privacySettings) {
  test(`stores and sends no source when the browser has ${name} on`, async ({ page, context, desk }) => {
    await refuse(context);
    await page.goto(`/${campaign}`);
    expect(await readStoredVisit(page)).toBeNull();
    await followLink(page, '/contact');
    const sent = page.waitForRequest('**/rest/v1/contact_submissions');
    const email = `${name.length}@larch.example`;
    await sendMessage(page, email);
    expect((await sent).headers()).not.toHaveProperty('lead-source');
    expect(await readSource(desk, email)).toBeNull();
  });
}

test.describe(() => {
  test.use({ expectedConsole: /ERR_FAILED|not stored yet/ });

  test('sends the original source and page with a row that is sent late', async ({ page, desk }) => {
    await page.goto(`/roi-calculator${campaign}`);
    await page.route('**/rest/v1/**', (route) => route.abort());
    await page.getByRole('textbox', { name: calculator.fields.brand_name.label }).fill('Larch');
    await page
      .getByRole('textbox', { name: calculator.fields.email.label, exact: true })
      .first()
      .fill('wait@larch.example');
    await page.getByRole('button', { name: calculator.action }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('outbox'))).toContain('wait@larch');
    await page.goto('/about');
    await page.unroute('**/rest/v1/**');
    expect(await readSource(desk, 'wait@larch.example')).toMatchObject({
      page: '/roi-calculator',
      form: '/roi-calculator',
      utm_source: 'tiktok',
    });
  });
});

test('adds the campaign parameters to a call link', async ({ page }) => {
  const link = page.getByRole('main').locator(`a[href^="${site.links.scheduling}"]`).first();
  await page.goto(`/services${campaign}&email=dana@larch.example`);
  await followLink(page, '/business-services');
  await page.evaluate(() => (window as { painted?: Promise<void> }).painted);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(await link.getAttribute('href')).toContain('utm_campaign=spring');
  }).toPass();
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'tiktok',
    utm_medium: 'cpc',
    utm_campaign: 'spring',
  });
});

test('sends no additional requests on a page with campaign parameters', async ({ page, desk }) => {
  const recordPaths = async (search: string) => {
    const paths: string[] = [];
    const recordPath = (request: { url(): string }) =>
      paths.push(request.url().replace(desk.url, '').split('?')[0] ?? '');
    page.on('request', recordPath);
    await page.goto(`/business-services${search}`, { waitUntil: 'networkidle' });
    await page.getByRole('main').locator(`a[href^="${site.links.scheduling}"]`).first().hover();
    await page.waitForLoadState('networkidle');
    page.off('request', recordPath);
    return paths.toSorted();
  };
  const without = await recordPaths('');
  expect(without.length).toBeGreaterThan(3);
  expect(without.filter((path) => path.includes('count'))).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());
  expect(await recordPaths(campaign)).toEqual(without);
});
