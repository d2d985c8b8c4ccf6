import {
  figures,
  fill,
  first,
  form,
  hydrated,
  path,
  report,
  update,
} from '#tests/support/roi-calculator-page.ts';
import { expect, test } from '#tests/support/site.ts';

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} x ${height} the headline figure is in view while it counts, and the column does not jump`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await hydrated(page);
    await fill(page, `view-${width}@example.com`);
    const ofButton = () =>
      form(page)
        .getByRole('button', { name: /Calculate my ROI|Saving|Update Calculations/ })
        .evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const before = await ofButton();
    await first(page).click();
    const headline = figures(page).first();
    await expect(headline).toBeInViewport({ ratio: 1 });
    expect(await headline.textContent(), 'still counting').not.toBe('$31,200');
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await headline.boundingBox())?.y ?? 0) >= (header?.height ?? 0))
      .toBe(true);
    await expect(headline).toHaveText('$31,200');
    await expect(headline).toBeInViewport({ ratio: 1 });
    await expect(update(page)).toBeVisible();
    expect(Math.abs((await ofButton()) - before)).toBeLessThanOrEqual(1);
  });
}

test('the example fills the form from within its card, whatever stands there', async ({ page }) => {
  await page.goto(path);
  await fill(page, 'example@example.com');
  await form(page).getByRole('button', { name: 'Fill in the example' }).click();
  await first(page).click();
  await expect(figures(page)).toHaveText(['$69,600', '$31,320', '$375,840']);
  await expect(report(page).locator('[data-after-show]')).toHaveText('$11,324');
});

test('the report’s second line takes the shows off, a loss included, and leads to the slip of the same room', async ({
  page,
}) => {
  await page.goto(path);
  await fill(page, 'after@example.com');
  await first(page).click();
  await expect(report(page).locator('[data-after-show]')).toHaveText('-$6,892');
  await expect(report(page)).toContainText('4 × Studio Pro, $4,999 each, with a host of yours.');
  await expect(report(page)).toContainText('With Studio Lite it is $3,108.');
  await report(page).getByRole('link', { name: 'What a show costs' }).click();
  await page.waitForURL(/\/services#cost=4-pro-yours-0-none-6500-48-42$/);
  await expect(page.getByRole('textbox', { name: 'Viewers' })).toHaveValue('6,500');
  await expect(page.getByRole('region', { name: 'Order slip' })).toContainText('At these numbers, don’t.');
});
