import sharp from 'sharp';
import { openStep } from '#tests/support/forms/survey-page.ts';
import { frame } from '#tests/support/pages/frame-words.ts';
import { dressed } from '#tests/support/site/dressed.ts';
import { lost } from '#tests/support/site/forced-colors.ts';
import { expect, test } from '#tests/support/site/site.ts';

for (const path of [
  '/',
  '/contact',
  '/services',
  '/resources',
  '/industry-reports',
  '/creator-network',
  '/roi-calculator',
]) {
  test(`${path}: buttons, fields and tabs keep an edge in the system's colours`, async ({ page }) => {
    await page.goto(path);
    expect(await lost(page)).toEqual([]);
  });
}

test('the dialog and its choices keep an edge', async ({ page }) => {
  await page.goto('/process');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await lost(page)).toEqual([]);
  const edge = await page.getByRole('dialog').evaluate((one) => getComputedStyle(one).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
});

test('answers of the survey keep the marks of the system', async ({ page }) => {
  await openStep(page, 3);
  expect(await lost(page)).toEqual([]);
  const marks = page.locator('input:is([type=radio], [type=checkbox])');
  const looks = await marks.evaluateAll((all) => all.map((one) => getComputedStyle(one).appearance));
  expect(new Set(looks)).toEqual(new Set(['auto']));
});

test('the survey shows how far one has come', async ({ page }) => {
  await openStep(page, 3);
  await page.emulateMedia({ forcedColors: 'active' });
  const picture = await page.getByRole('progressbar').screenshot();
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colour = (across: number, y = info.height >> 1) => {
    const start = (y * info.width + Math.round(info.width * across)) * info.channels;
    return [...data.subarray(start, start + 3)].join();
  };
  expect(colour(0.2), 'what is done').not.toBe(colour(0.8));
  const down = Array.from({ length: info.height }, (_, y) => colour(0.8, y));
  expect(new Set(down).size, 'what is left has an edge').toBeGreaterThan(1);
});

for (const [path, chosen, other] of [
  ['/', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['/resources', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['/industry-reports', '[aria-pressed=true]', '[aria-pressed=false]'],
] as const) {
  test(`${path}: what is chosen differs from what is not, and the focus from both`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await dressed(page);
    const look = (css: string) =>
      page
        .locator(css)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.locator(chosen).first().focus();
    expect(await look(chosen)).not.toBe(await look(other));
    await page.keyboard.press('Tab');
    const ring = await page.locator(':focus').evaluate((one) => getComputedStyle(one).outlineWidth);
    expect(Number.parseFloat(ring)).toBeGreaterThanOrEqual(3);
  });
}
