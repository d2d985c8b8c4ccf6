import type { Page } from '@playwright/test';

/** Waits until the sections below the first screen are laid out (src/frame/lay-out-rest.ts). */
export async function waitForLayout(page: Page) {
  await page.waitForFunction(
    () =>
      !('unstyled' in document.documentElement.dataset) &&
      [...document.querySelectorAll('main > *, [data-after-paint]')].every(
        (section) => getComputedStyle(section).getPropertyValue('content-visibility') === 'visible',
      ),
  );
}
