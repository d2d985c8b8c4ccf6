import type { Page } from '@playwright/test';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

/**
 * Pauses the page's installed clock at the given time, once the page is complete. Frames and timers stop from then on.
 */
export async function pauseClock(page: Page, time: number | string) {
  await waitForStyles(page);
  await page.clock.pauseAt(time);
}
