import { formatMoney } from '#shared/money.ts';
import { calculateRoi } from '#shared/roi-formula.ts';
import { roiCalculatorSchema } from '#src/content/schemas/page/roi-calculator.ts';
import { buildCostHash } from '#src/features/show-cost/cost-address.ts';
import { formatDollars } from '#src/features/show-cost/format.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import {
  calculateButton,
  expectHydrated,
  figures,
  fill,
  form,
  path,
  report,
  updateButton,
} from '#tests/support/forms/roi-calculator-page.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { list, prices, slipTexts } from '#tests/support/pages/show-prices.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/site.ts';

const words = forms['roi-calculator'];
const findPriceOfSet = (set: string) => list.options.set.find(({ id }) => id === set)?.price ?? 0;

const roiCalculator = contentOf('pages/roi-calculator', roiCalculatorSchema);

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const) {
  test(`keeps the main result in view while it counts up, without layout shifts, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expectHydrated(page);
    await fill(page, `view-${width}@example.com`);
    const readButtonTop = () =>
      form(page)
        .getByRole('button', {
          name: new RegExp(
            [words.action, words.busy, words.update].map((one) => containing(one).source).join('|'),
          ),
        })
        .evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const before = await readButtonTop();
    await calculateButton(page).click();
    const headline = figures(page).first();
    await expect(headline).toBeInViewport({ ratio: 1 });
    expect(await headline.textContent(), 'still counting').not.toBe('$31,200');
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await headline.boundingBox())?.y ?? 0) >= (header?.height ?? 0))
      .toBe(true);
    await expect(headline).toHaveText('$31,200');
    await expect(headline).toBeInViewport({ ratio: 1 });
    await expect(updateButton(page)).toBeVisible();
    expect(Math.abs((await readButtonTop()) - before)).toBeLessThanOrEqual(1);
  });
}

test("replaces the input with the example's input", async ({ page }) => {
  await page.goto(path);
  await fill(page, 'example@example.com');
  await form(page).getByRole('button', { name: words.example }).click();
  await calculateButton(page).click();
  const { monthlyRevenue, monthlyProfit, annualProfit } = calculateRoi(roiCalculator.example);
  await expect(figures(page)).toHaveText([monthlyRevenue, monthlyProfit, annualProfit].map(formatMoney));
  await expect(report(page).locator('[data-after-show]')).toHaveText(
    formatMoney(monthlyProfit - roiCalculator.example.events_per_month * findPriceOfSet(list.start.set)),
  );
});

test('shows the profit after show costs and links to the matching quote', async ({ page }) => {
  const shows = list.shows.findLast((some) => Number(some) <= 4) ?? list.start.shows;
  const slip = buildCostHash({ choice: { ...list.start, set: 'pro', shows }, room: list.room.start }, list);
  await page.goto(path);
  await fill(page, 'after@example.com');
  await calculateButton(page).click();
  await expect(report(page).locator('[data-after-show]')).toHaveText(
    formatMoney(13_104 - 4 * findPriceOfSet('pro')),
  );
  await expect(report(page)).toContainText(formatDollars(findPriceOfSet('pro')));
  await expect(report(page)).toContainText(formatMoney(13_104 - 4 * findPriceOfSet('lite')));
  await report(page).getByRole('link', { name: roiCalculator.afterShow.link }).click();
  await page.waitForURL(`/services${slip}-6500-48-42`);
  await expect(page.getByRole('textbox', { name: prices.room.fields.viewers })).toHaveValue('6,500');
  await expect(page.getByRole('region', { name: prices.slip.title })).toContainText(
    slipTexts({ set: 'pro', shows }, { viewers: 6500, basket: 48, margin: 42 }).title ?? '',
  );
});
