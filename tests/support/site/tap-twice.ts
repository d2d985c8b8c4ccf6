import type { Locator, Page } from '@playwright/test';

/**
 * Taps a position twice like a thumb: the second tap hits whatever is there by then.
 * @param gap milliseconds between the taps
 */
export async function tapTwice(page: Page, control: Locator, gap: number) {
  const box = await control.boundingBox();
  if (!box) throw new Error('there is no element to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(gap);
  await page.touchscreen.tap(x, y);
}
