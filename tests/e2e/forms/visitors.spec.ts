import type { Page } from '@playwright/test';
import { site as settings } from '#site.config';
import { businessServicesSchema } from '#src/content/schemas/page/business-services.ts';
import { creatorNetworkSchema } from '#src/content/schemas/page/creator-network.ts';
import { homeSchema } from '#src/content/schemas/page/home.ts';
import { application, forms } from '#tests/support/forms/form-texts.ts';
import { fillStep, nextButton, startButton, submitButton, tapOn } from '#tests/support/forms/survey-page.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { prices, slipTexts } from '#tests/support/pages/show-prices.ts';
import { emulateOlderBrowser } from '#tests/support/run/older-browser.ts';
import { packagesByRoute } from '#tests/support/run/packages.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const home = contentOf('pages/home', homeSchema);
const { tabs: network } = contentOf('pages/creator-network', creatorNetworkSchema);
const { doors } = contentOf('pages/business-services', businessServicesSchema);

const main = (page: Page) => page.getByRole('main');
const callBar = (page: Page) => page.getByRole('complementary', { name: frame.callBar.label });

async function expectPage(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('.arrival')).toBeHidden();
}

async function expectBookingPage(page: Page, tap: () => Promise<void>) {
  await page.context().route(settings.links.scheduling, (route) => route.fulfill({ body: 'Pick a time' }));
  const opened = page.waitForEvent('popup');
  await tap();
  const calendar = await opened;
  await expect(calendar.getByText('Pick a time')).toBeVisible();
  expect(calendar.url()).toBe(settings.links.scheduling);
  await calendar.close();
}

for (const browserAge of ['of today', 'of early 2023']) {
  test.describe(`a visit in a browser ${browserAge}`, () => {
    const email = (who: string) => `${who}.${browserAge.length}@example.com`;
    test.beforeEach(({ page }) => (browserAge === 'of today' ? undefined : emulateOlderBrowser(page)));

    test('takes a brand owner from home to a booked call and a message about a package', async ({
      page,
      site,
    }) => {
      await page.goto('/');
      const service = home.services.items.find(({ to }) => to === 'live-production');
      const chosen = packagesByRoute['live-production'].items.find(({ popular }) => popular);
      const door = main(page).getByRole('link', { name: service?.title ?? '', exact: true });
      await door.scrollIntoViewIfNeeded();
      await expect(page.locator('html')).toHaveAttribute('data-whole');
      await door.tap();
      await expectPage(page, '/live-production');
      await page.locator('#packages').scrollIntoViewIfNeeded();
      await expectBookingPage(page, () =>
        callBar(page).getByRole('link', { name: frame.callBar.brand.call }).tap(),
      );

      await main(page)
        .getByRole('link', { name: chosen?.action ?? '' })
        .tap();
      await expectPage(page, `/contact?about=${chosen?.id}`);
      await expect(page.getByLabel(forms.contact.fields.inquiry_type.label)).toHaveValue('new-client');
      const message = main(page).getByRole('textbox', { name: forms.contact.fields.message.label });
      await expect(message).toHaveValue(containing(`${chosen?.name}`));
      await main(page).getByLabel(forms.contact.fields.first_name.label).fill('Bea');
      await main(page).getByLabel(forms.contact.fields.last_name.label).fill('Walker');
      await main(page).getByLabel(forms.contact.fields.email.label).fill(email('bea'));
      await message.press('ControlOrMeta+End');
      await message.pressSequentially('We sell tea in two sizes.');
      const sent = page.waitForRequest('**/rest/v1/contact_submissions');
      await main(page).getByRole('button', { name: forms.contact.action }).tap();
      expect((await sent).headers()).toHaveProperty('lead-source');
      await expect(page.getByText(forms.contact.sent.title)).toBeVisible();
      const [row, ...others] = await site.rows('contact_submissions', email('bea'));
      expect(others).toEqual([]);
      expect(row).toMatchObject({ first_name: 'Bea', company: null, inquiry_type: 'new-client' });
      expect(row?.message).toMatch(containing(`${chosen?.name}`));
      expect(row?.message).toMatch(/We sell tea in two sizes\.$/);
    });

    test('takes a creator from home to a submitted application', async ({ page, site }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(menu).toBeVisible();
      await page.touchscreen.tap(20, 800);
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page
        .getByRole('link', {
          name: frame.navigation.find(({ to }) => to === 'creator-services')?.label ?? '',
          exact: true,
        })
        .filter({ visible: true })
        .first()
        .tap();
      await expectPage(page, '/creator-services');
      await page.locator('#program').scrollIntoViewIfNeeded();
      await callBar(page).getByRole('link', { name: frame.callBar.creator.second.label }).tap();
      await expect(page.locator('#pay')).toBeInViewport();
      // On a short page, the closing section is already in view and hides the bar.
      await page.locator('#program').evaluate((program) => program.scrollIntoView());
      await callBar(page).getByRole('link', { name: frame.callBar.creator.apply.label }).tap();
      await expectPage(page, '/live-selling-survey');
      await expect(callBar(page)).toHaveCount(0);
      await startButton(page).tap();
      for (const [step, fill] of fillStep.entries()) {
        await fill(page, email('creator'));
        if (step < 6) await tapOn(page, nextButton(page));
      }
      await tapOn(page, submitButton(page));
      await expect(page.getByRole('heading', { name: application.sent.title })).toBeVisible();
      expect(await site.rows('live_selling_survey_responses', email('creator'))).toHaveLength(1);
    });

    test('keeps filters in the URL along with campaign parameters', async ({ page }) => {
      // The tabs shift slightly when their font has loaded.
      await page.goto('/creator-network?utm_source=letter', { waitUntil: 'networkidle' });
      await page.getByRole('tab', { name: network.names.directory }).tap();
      await page.getByRole('button', { name: network.directory.labels.apply }).tap();
      await expect(page.locator('#directory')).toBeVisible();
      await expect(page).toHaveURL(/utm_source=letter/);
      await expect(page).toHaveURL(/tab=directory/);
    });

    test('takes a buyer from Brands to a printed quote', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-was-printed', '');
      });
      await page.goto('/business-services');
      await main(page).getByRole('link', { name: doors.one.link.label }).tap();
      await expectPage(page, '/services#prices');
      await expect(page.locator('#prices')).toBeInViewport();
      const most = prices.groups.shows.options.at(-1);
      await page.getByText(most?.shortNote ?? most?.note ?? '', { exact: true }).tap();
      const slip = page.locator('#order-slip');
      await expect(slip).toContainText(slipTexts({ shows: most?.id ?? '' }).shows ?? '');
      await main(page).getByRole('button', { name: prices.actions.print, exact: true }).tap();
      await expect(page.locator('html')).toHaveAttribute('data-was-printed');
      await page.emulateMedia({ media: 'print' });
      await expect(slip).toBeVisible();
      await expect(slip).toContainText(slipTexts({ shows: most?.id ?? '' }).shows ?? '');
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });
  });
}
