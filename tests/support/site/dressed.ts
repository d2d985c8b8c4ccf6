import type { Page } from '@playwright/test';

/** Waits until a page's style sheet has come, and what lies below its first screen is shown (src/frame/painted.ts). */
export async function dressed(page: Page) {
  await page.waitForFunction(() => !('unstyled' in document.documentElement.dataset));
}
