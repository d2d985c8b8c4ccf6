import type { Page } from '@playwright/test';

export async function dressed(page: Page) {
  await page.waitForFunction(() => !('unstyled' in document.documentElement.dataset));
}
