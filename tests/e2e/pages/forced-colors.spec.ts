import sharp from 'sharp';
import { openStep } from '#tests/support/forms/survey-page.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { findControlsWithoutEdges } from '#tests/support/site/forced-colors.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

for (const path of [
  '/',
  '/contact',
  '/services',
  '/resources',
  '/industry-reports',
  '/creator-network',
  '/roi-calculator',
]) {
  test(`keeps a border on buttons, fields and tabs in forced colors on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await findControlsWithoutEdges(page)).toEqual([]);
  });
}

test('keeps a border on the dialog and its options in forced colors', async ({ page }) => {
  await page.goto('/process');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findControlsWithoutEdges(page)).toEqual([]);
  const edge = await page.getByRole('dialog').evaluate((one) => getComputedStyle(one).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
});

test('shows native radio buttons and checkboxes in the survey in forced colors', async ({ page }) => {
  await openStep(page, 3);
  expect(await findControlsWithoutEdges(page)).toEqual([]);
  const marks = page.locator('input:is([type=radio], [type=checkbox])');
  const looks = await marks.evaluateAll((all) => all.map((one) => getComputedStyle(one).appearance));
  expect(new Set(looks)).toEqual(new Set(['auto']));
});

test("shows the survey's progress in forced colors", async ({ page }) => {
  await openStep(page, 3);
  await page.emulateMedia({ forcedColors: 'active' });
  const picture = await page.getByRole('progressbar').screenshot();
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const readColor = (across: number, y = info.height >> 1) => {
    const start = (y * info.width + Math.round(info.width * across)) * info.channels;
    return [...data.subarray(start, start + 3)].join();
  };
  expect(readColor(0.2), 'what is done').not.toBe(readColor(0.8));
  const down = Array.from({ length: info.height }, (_, y) => readColor(0.8, y));
  expect(new Set(down).size, 'what is left has an edge').toBeGreaterThan(1);
});

for (const [path, chosen, other] of [
  ['/', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['/resources', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['/industry-reports', '[aria-pressed=true]', '[aria-pressed=false]'],
] as const) {
  test(`distinguishes selected, unselected and focused items on ${path} in forced colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await waitForStyles(page);
    const readBackground = (css: string) =>
      page
        .locator(css)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.locator(chosen).first().focus();
    expect(await readBackground(chosen)).not.toBe(await readBackground(other));
    await page.keyboard.press('Tab');
    const ring = await page.locator(':focus').evaluate((one) => getComputedStyle(one).outlineWidth);
    expect(Number.parseFloat(ring)).toBeGreaterThanOrEqual(3);
  });
}
