import type { Page } from '@playwright/test';

export async function waitForStyles(page: Page) {
  await page.waitForFunction(() => !('unstyled' in document.documentElement.dataset));
}
