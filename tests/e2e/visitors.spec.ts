import type { Page } from '@playwright/test';
import { site as settings } from '#site.config';
import { expect, test } from '#tests/support/site.ts';
import { fillStep, next, start, submit } from '#tests/support/survey-page.ts';

/** Three people on a phone, from the page they land on to what they came for; each step is a tap on what they see. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('complementary', { name: 'Next step' });

/** A page is there once the overlay of its arrival is gone. */
async function expectPage(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('.arrival')).toBeHidden();
}

/** Follows a call and sees which page opened. */
async function expectCall(page: Page, tap: () => Promise<void>) {
  await page.context().route(settings.links.scheduling, (route) => route.fulfill({ body: 'Pick a time' }));
  const opened = page.waitForEvent('popup');
  await tap();
  const calendar = await opened;
  await expect(calendar.getByText('Pick a time')).toBeVisible();
  expect(calendar.url()).toBe(settings.links.scheduling);
  await calendar.close();
}

test('a brand owner comes from home to a booked call, and to a message with a package in it', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Studio production' }).tap();
  await expectPage(page, '/live-production');
  await page.locator('#packages').scrollIntoViewIfNeeded();
  await expectCall(page, () => bar(page).getByRole('link', { name: 'Book a free call' }).tap());

  await main(page).getByRole('link', { name: 'Choose Pro' }).tap();
  await expectPage(page, '/contact?about=studio-pro');
  await expect(page.getByLabel('Inquiry type')).toHaveValue('new-client');
  const message = main(page).getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/Studio Pro/);
  await main(page).getByLabel('First name').fill('Bea');
  await main(page).getByLabel('Last name').fill('Walker');
  await main(page).getByLabel('Email').fill('bea.walker@example.com');
  await message.press('ControlOrMeta+End');
  await message.pressSequentially('We sell tea in two sizes.');
  await main(page).getByRole('button', { name: 'Send Message' }).tap();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  const [row, ...others] = await site.rows('contact_submissions', 'bea.walker@example.com');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ first_name: 'Bea', company: null, inquiry_type: 'new-client' });
  expect(row?.message).toMatch(/Studio Pro[\s\S]*We sell tea in two sizes\.$/);
});

test('a creator comes from home to the sent application', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Creators', exact: true }).filter({ visible: true }).first().tap();
  await expectPage(page, '/creator-services');
  await page.locator('#program').scrollIntoViewIfNeeded();
  await bar(page).getByRole('link', { name: 'The pay' }).tap();
  await expect(page.locator('#pay')).toBeInViewport();
  await bar(page).getByRole('link', { name: 'Apply to the network' }).tap();
  await expectPage(page, '/live-selling-survey');
  await expect(bar(page)).toHaveCount(0);
  await start(page).tap();
  for (const [step, fill] of fillStep.entries()) {
    await fill(page, 'walking.creator@example.com');
    if (step < 6) await next(page).tap();
  }
  await submit(page).tap();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  expect(await site.rows('live_selling_survey_responses', 'walking.creator@example.com')).toHaveLength(1);
});

test('a buyer comes from Brands to a printed slip', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '');
  });
  await page.goto('/business-services');
  await main(page).getByRole('link', { name: 'Build your show' }).tap();
  await expectPage(page, '/services#prices');
  await expect(page.locator('#prices')).toBeInViewport();
  await page.getByText('3 a week').tap();
  const slip = page.locator('#order-slip');
  await expect(slip).toContainText('12 shows a month');
  await main(page).getByRole('button', { name: 'Print' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-was-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(slip).toBeVisible();
  await expect(slip).toContainText('12 shows a month');
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
