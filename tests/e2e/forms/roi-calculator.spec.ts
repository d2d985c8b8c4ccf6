import { formatMoney } from '#shared/money.ts';
import { calculateRoi } from '#shared/roi-formula.ts';
import { roiCalculatorSchema } from '#src/content/schemas/page/roi-calculator.ts';
import { forms, tooLongText } from '#tests/support/forms/form-texts.ts';
import {
  calculateButton,
  expectHydrated,
  expectSaved,
  field,
  figures,
  fill,
  form,
  path,
  readStoredRows,
  report,
  row,
  sampleInput,
  slider,
  table,
  updateButton,
} from '#tests/support/forms/roi-calculator-page.ts';
import { islandUrlPattern } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { pauseClock } from '#tests/support/run/pause-clock.ts';
import { endingWith } from '#tests/support/run/text-patterns.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { expectToast } from '#tests/support/site/toast.ts';

const words = forms['roi-calculator'];
const { hero, example, formula } = contentOf('pages/roi-calculator', roiCalculatorSchema);

test('stores a requested report as a row, and each update of the report as another row', {
  tag: '@row',
}, async ({ page, site }) => {
  await page.goto(path);
  await expect(figures(page)).toHaveCount(0);
  await expect(field(page, words.inputs.conversion_rate.label)).toHaveValue('2.5');
  await fill(page, 'Owner@Example.com');
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await calculateButton(page).click();
  expect((await request).postDataJSON()).toEqual(row('owner@example.com'));
  await expect(figures(page)).toHaveText(['$31,200', '$13,104', '$157,248']);
  await expectSaved(page);
  await expect(field(page, words.fields.email.label)).toHaveCount(0);
  await expect(field(page, words.fields.brand_name.label)).toHaveCount(0);
  expect(await readStoredRows(site, 'owner@example.com')).toEqual([row('owner@example.com')]);

  await field(page, words.inputs.events_per_month.label).fill('8');
  await expect(figures(page)).toHaveText(['$62,400', '$26,208', '$314,496']);
  const second = page.waitForRequest(`**/rest/v1/${table}`);
  await updateButton(page).click();
  expect((await second).postDataJSON()).toMatchObject({
    email: 'owner@example.com',
    brand_name: 'Nordlys <b>&</b> Söhne 🎥',
    events_per_month: 8,
    calculated_annual_profit: 314_496,
  });
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
  await updateButton(page).click();
  await expect.poll(() => readStoredRows(site, 'owner@example.com')).toHaveLength(3);
});

test('reports a missing email address and brand in a toast and next to the fields', async ({
  page,
  site,
}) => {
  await page.goto(path);
  await calculateButton(page).click();
  await expectToast(page, words.missing.title, words.missing.description);
  await expect(field(page, words.fields.email.label)).toHaveAccessibleDescription(words.fields.email.empty);
  await expect(field(page, words.fields.brand_name.label)).toHaveAccessibleDescription(
    words.fields.brand_name.empty,
  );
  await expect(field(page, words.fields.email.label)).toBeFocused();
  await expectAccessible(page);
  for (const wrong of ['a b@c d', 'a@x.co, b@y.co']) {
    await field(page, words.fields.email.label).fill(wrong);
    await expect(field(page, words.fields.email.label)).toHaveAccessibleDescription(forms.common.email);
    await calculateButton(page).click();
    await expect(field(page, words.fields.email.label)).toBeFocused();
  }
  await field(page, words.fields.email.label).fill('gate@example');
  await expect(field(page, words.fields.email.label)).not.toHaveAttribute('aria-invalid');
  await calculateButton(page).click();
  await expect(field(page, words.fields.brand_name.label)).toBeFocused();
  await expect(figures(page)).toHaveCount(0);

  await field(page, words.fields.brand_name.label).fill('Gate');
  await calculateButton(page).click();
  await expect(updateButton(page)).toBeVisible();
  const [, ...rest] = await readStoredRows(site, 'gate@example');
  expect(rest).toEqual([]);
});

test('starts counting up 100 ms after the click, and takes 1500, 2000 and 2500 ms for the three results', async ({
  page,
}) => {
  await page.goto(path);
  await expectHydrated(page);
  await fill(page, 'count@example.com');
  await page.clock.install();
  await pauseClock(page, Date.now() + 60_000);
  await calculateButton(page).click();
  await expect(figures(page)).toHaveText(['$0', '$0', '$0']);
  const readAmounts = async () =>
    (await figures(page).allTextContents()).map((text) => Number(text.replace(/[$,]/g, '')));
  const advanceTo = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return readAmounts();
  };
  expect(await advanceTo(90)).toEqual([0, 0, 0]);
  const [revenue = 0, profit = 0, annual = 0] = await advanceTo(100 + 750 - 90);
  // At half of the first animation's time, 31/32 of the value is reached. A frame takes 16 ms.
  expect(revenue / 31_200).toBeGreaterThan(0.955);
  expect(revenue / 31_200).toBeLessThan(0.975);
  expect(profit / 13_104).toBeLessThan(revenue / 31_200);
  expect(annual / 157_248).toBeLessThan(profit / 13_104);
  expect((await advanceTo(700))[0]).toBeLessThan(31_200);
  expect(await advanceTo(100)).toEqual([31_200, expect.any(Number), expect.any(Number)]);
  expect((await readAmounts())[1]).toBeLessThan(13_104);
  expect((await advanceTo(500))[1]).toBe(13_104);
  expect((await readAmounts())[2]).toBeLessThan(157_248);
  expect(await advanceTo(500)).toEqual([31_200, 13_104, 157_248]);
});

test('announces the results when they have stopped changing, and again after changes', async ({ page }) => {
  await page.goto(path);
  await expectHydrated(page);
  await fill(page, 'spoken@example.com');
  await page.clock.install();
  await pauseClock(page, Date.now() + 60_000);
  await calculateButton(page).click();
  await expect(figures(page)).toHaveCount(3);
  const announcement = report(page).getByRole('status').filter({ hasText: /\S/ });
  await page.clock.runFor(2_500);
  await expect(announcement).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(announcement).toHaveText(
    'Monthly revenue $31,200, monthly profit $13,104, annual profit $157,248.',
  );

  await field(page, words.inputs.profit_margin.label).fill('42.5');
  await expect(figures(page)).toHaveText(['$31,200', '$13,260', '$159,120']);
  await page.clock.runFor(900);
  await expect(announcement).toHaveText(
    'Monthly revenue $31,200, monthly profit $13,104, annual profit $157,248.',
  );
  await page.clock.runFor(200);
  await expect(announcement).toHaveText(
    'Monthly revenue $31,200, monthly profit $13,260, annual profit $159,120.',
  );
});

test.describe('the calculator with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the results without an animation', async ({ page }) => {
    await page.goto(path);
    await expectHydrated(page);
    await fill(page, 'still@example.com');
    await page.clock.install();
    await pauseClock(page, Date.now() + 60_000);
    await calculateButton(page).click();
    await expect(figures(page)).toHaveText(['$31,200', '$13,104', '$157,248']);
  });
});

test('keeps numbers and sliders in sync', async ({ page }) => {
  await page.goto(path);
  await expectHydrated(page);
  await field(page, words.inputs.viewers_per_event.label).fill('6,500');
  await expect(slider(page, words.inputs.viewers_per_event.slider)).toHaveValue('6500');
  await field(page, words.inputs.viewers_per_event.label).fill('99999');
  await expect(slider(page, words.inputs.viewers_per_event.slider)).toHaveValue('15000');
  await expect(field(page, words.inputs.viewers_per_event.label)).toHaveValue('99999');
  await slider(page, words.inputs.viewers_per_event.slider).fill('1200');
  await expect(field(page, words.inputs.viewers_per_event.label)).toHaveValue('1,200');
  await slider(page, words.inputs.conversion_rate.slider).press('ArrowRight');
  await expect(field(page, words.inputs.conversion_rate.label)).toHaveValue('2.6');
});

test('shows results for blank, non-numeric, negative and huge input, but never NaN or infinity', async ({
  page,
  site,
}) => {
  await page.goto(path);
  await field(page, words.inputs.average_order_value.label).fill('twelve');
  await field(page, words.inputs.profit_margin.label).fill('');
  await field(page, words.fields.email.label).fill('odd@example.com');
  await field(page, words.fields.brand_name.label).fill('שלום עולם');
  await expect(field(page, words.inputs.average_order_value.label)).toHaveAccessibleDescription(
    endingWith(words.odd.noNumber),
  );
  await calculateButton(page).click();
  await expect(figures(page)).toHaveText(['$0', '$0', '$0']);
  await expect(updateButton(page)).toBeVisible();
  expect(await readStoredRows(site, 'odd@example.com')).toMatchObject([
    { brand_name: 'שלום עולם', average_order_value: 0, profit_margin: 0, calculated_annual_profit: 0 },
  ]);
  await expectAccessible(page);

  for (const [name, value] of Object.entries(sampleInput)) await field(page, name).fill(value);
  await field(page, words.inputs.profit_margin.label).fill('-42');
  await expect(figures(page)).toHaveText(['$31,200', '-$13,104', '-$157,248']);
  await expect(report(page).getByText('Loss added up over twelve months').first()).toBeVisible();
  await field(page, words.inputs.viewers_per_event.label).fill('1e308');
  await field(page, words.inputs.average_order_value.label).fill('1e308');
  await expect(report(page)).not.toContainText(/NaN|Infinity|∞/);
  await expect(figures(page).first()).toHaveText('$1.8E308');
  await updateButton(page).click();
  await expect.poll(() => readStoredRows(site, 'odd@example.com')).toHaveLength(2);
  expect((await readStoredRows(site, 'odd@example.com'))[1]).toMatchObject({
    profit_margin: -42,
    viewers_per_event: 1e308,
    calculated_monthly_revenue: Number.MAX_VALUE,
  });
});

test('rejects a brand name that is too long, and does not report it as saved', async ({ page }) => {
  await page.goto(path);
  await fill(page, 'long@example.com');
  const long = 'x'.repeat(10_000);
  await field(page, words.fields.brand_name.label).fill(long);
  await calculateButton(page).click();
  await expect(field(page, words.fields.brand_name.label)).toHaveAccessibleDescription(tooLongText('1,000'));
  await expect(field(page, words.fields.brand_name.label)).toHaveValue(long);
  await expect(figures(page)).toHaveCount(0);
});

test('puts only the numbers into a shareable link, and reads them when the link is opened', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await fill(page, 'share@example.com');
  await calculateButton(page).click();
  await report(page).getByRole('button', { name: 'Copy link with these numbers' }).click();
  await expect(report(page).getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toMatch(/share|example\.com|Nordlys/);

  const colleague = await context.newPage();
  await colleague.goto(link);
  for (const [name, value] of Object.entries(sampleInput)) {
    await expect(field(colleague, name)).toHaveValue(value);
  }
  await expect(slider(colleague, words.inputs.viewers_per_event.slider)).toHaveValue('6500');
  await expect(field(colleague, words.fields.email.label)).toHaveValue('');
  await expect(figures(colleague)).toHaveCount(0);
});

test('shows the link when the clipboard is unavailable', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(path);
  await fill(page, 'byhand@example.com');
  await calculateButton(page).click();
  await report(page).getByRole('button', { name: 'Copy link with these numbers' }).click();
  const link = report(page).getByRole('textbox', { name: 'Link with these numbers' });
  await expect(link).toHaveValue(/viewers_per_event=6500/);
  await expectAccessible(page);
});

test('shows the twelve months in a table, and prints the table', async ({ page }) => {
  await page.goto(path);
  await fill(page, 'table@example.com');
  await calculateButton(page).click();
  await report(page).getByText('Month by month as a table').click();
  const months = report(page).getByRole('table').getByRole('row');
  await expect(months).toHaveCount(13);
  await expect(months.nth(6)).toHaveText('Month 6$78,624');
  await expect(months.nth(12)).toHaveText('Month 12$157,248');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await report(page).getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});

test('keeps numbers typed before hydration, and sends a report that was requested before hydration', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, islandUrlPattern('RoiCalculator'));
  await page.goto(path);
  await fill(page, 'early@example.com');
  await slider(page, words.inputs.conversion_rate.slider).fill('5');
  await calculateButton(page).click();
  release();
  await expect(updateButton(page)).toBeVisible();
  await expect(figures(page)).toHaveText(['$62,400', '$26,208', '$314,496']);
  expect(await readStoredRows(site, 'early@example.com')).toHaveLength(1);
});

test('works by keyboard, keeps the focus, and has no axe violations before or after sending', async ({
  page,
  site,
}) => {
  await page.goto(path);
  await expectHydrated(page);
  await expectAccessible(page);
  await field(page, words.inputs.average_order_value.label).focus();
  await page.keyboard.type('48');
  for (const presses of [1, 1])
    for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
  await expect(field(page, words.inputs.profit_margin.label)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider(page, words.inputs.profit_margin.slider)).toBeFocused();
  for (let press = 0; press < 42; press++) await page.keyboard.press('ArrowRight');
  await expect(field(page, words.inputs.profit_margin.label)).toHaveValue('42');
  await field(page, words.inputs.viewers_per_event.label).focus();
  await page.keyboard.type('6500');
  await field(page, words.inputs.events_per_month.label).focus();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await expect(figures(page)).toHaveText(['$31,200', '$13,104', '$157,248']);
  await expect(updateButton(page)).toBeFocused();
  await expectAccessible(page);
  expect(await readStoredRows(site, 'keys@example.com')).toHaveLength(1);
});

test.describe('the calculator without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows an email address instead of the form, and an example calculation', async ({ page }) => {
    await page.goto(path);
    const instead = page.getByRole('main').locator('noscript p');
    await expect(instead).toContainText(hero.withoutScript);
    await expect(instead.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(calculateButton(page)).toBeHidden();
    const { units } = formula;
    const factors = [
      `${calculateRoi(example).customersPerEvent.toLocaleString('en-US')} ${units.customers}`,
      formatMoney(example.average_order_value),
      `${example.events_per_month} ${units.events}`,
    ];
    await expect(page.getByText(factors.join(' × '))).toBeVisible();
  });
});
