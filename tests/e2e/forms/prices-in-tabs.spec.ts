import type { Page } from '@playwright/test';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import {
  createQuoteHash,
  findOtherOption,
  optionRadio,
  path,
  quoteElement,
} from '#tests/support/forms/price-block.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { prices, slipTexts } from '#tests/support/pages/show-prices.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/site.ts';

const monthlyTotal = (page: Page) => quoteElement(page, 'month');
const sendToProducerLink = (page: Page) => page.getByRole('link', { name: prices.actions.send });
const { fields } = forms.contact;
const liveProduction = contentOf('pages/live-production', liveProductionSchema);
const messageField = (page: Page) => page.getByRole('textbox', { name: fields.message.label });

test.describe('the price block when the prices fail to load', () => {
  test.use({ expectedConsole: /ERR_CONNECTION_RESET/ });

  test('keeps the selections when the prices fail to load, and retries on the next selection', async ({
    page,
  }) => {
    let isDead = true;
    await page.route('**/fetched/prices.*.js', (route) =>
      isDead ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto('/services');
    await page.locator('#prices').scrollIntoViewIfNeeded();
    const [set, host] = [findOtherOption('set'), findOtherOption('host')];
    await optionRadio(page, 'set', set).check();
    await expect(optionRadio(page, 'set', set)).toBeChecked();
    await expect(monthlyTotal(page)).toHaveText(slipTexts().month ?? '');
    const notice = page.locator('#prices').getByRole('alert');
    await expect(notice).toContainText('Check your connection and try again');

    isDead = false;
    await optionRadio(page, 'host', host).check();
    await expect(monthlyTotal(page)).toHaveText(slipTexts({ set, host }).month ?? '');
    await expect(optionRadio(page, 'set', set)).toBeChecked();
    await expect(notice).toHaveCount(0);
  });
});

test("keeps separate quotes in two tabs, and sends each tab's own quote", async ({ context }) => {
  const tabs = [
    { set: findOtherOption('set') },
    { host: findOtherOption('host'), clips: findOtherOption('clips') },
  ].map((chosen) => ({
    address: `${path}${createQuoteHash(chosen)}`,
    month: slipTexts(chosen).month ?? '',
  }));
  expect(tabs[0]?.month).not.toBe(tabs[1]?.month);
  const pages = await Promise.all(tabs.map(() => context.newPage()));
  for (const [index, page] of pages.entries()) {
    await page.goto(tabs[index]?.address ?? '');
    await expect(monthlyTotal(page)).toHaveText(tabs[index]?.month ?? '');
  }
  for (const page of pages) {
    await expect(sendToProducerLink(page)).toHaveAttribute('href', /&cost=/);
    await Promise.all([page.waitForURL(/\/contact\?about=order-slip/), sendToProducerLink(page).click()]);
  }
  for (const [index, page] of pages.entries()) {
    await page.reload();
    await expect(messageField(page)).toHaveValue(containing(`${prices.slip.month}: ${tabs[index]?.month} `));
  }
});

test('keeps the package topics of two tabs separate', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const [lite, pro] = liveProduction.packages.items;
  await first.goto(`/contact?about=${pro?.id}`);
  await second.goto(`/contact?about=${lite?.id}`);
  await second.getByLabel(fields.first_name.label).fill('Ada');
  for (const [page, asked] of [
    [first, pro],
    [second, lite],
  ] as const) {
    await page.reload();
    await expect(messageField(page)).toHaveValue(containing(`${asked?.name}`));
  }
  await expect(first.getByLabel(fields.first_name.label)).toHaveValue('');
  await expect(second.getByLabel(fields.first_name.label)).toHaveValue('Ada');
});
