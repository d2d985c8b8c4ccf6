import type { Page } from '@playwright/test';
import { dressed } from '#tests/support/site/dressed.ts';

/** Holds the page's installed clock at a time, once the page is whole: what waits for a frame or a timer waits from then on. */
export async function pauseClock(page: Page, time: number | string) {
  await dressed(page);
  await page.clock.pauseAt(time);
}
