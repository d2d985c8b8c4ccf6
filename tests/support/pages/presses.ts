import { expect, type Locator, type Page } from '@playwright/test';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

/** Maximum number of presses that a visitor on a phone needs. */
const maxPresses = 4;

/** Counts a visitor's presses on the way to a page or form. */
export function trackPresses(page: Page) {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses++;
      expect(presses, 'presses').toBeLessThanOrEqual(maxPresses);
      await target.tap();
    },
    arrive: async (path: string) => {
      await page.waitForURL(`**${path}`);
      await waitForStyles(page);
    },
  };
}

/** Distance of a target from the top of the page, in screen heights. */
export async function measureScreensTo(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return ((box?.y ?? Number.POSITIVE_INFINITY) + (await page.evaluate(() => scrollY))) / 844;
}
