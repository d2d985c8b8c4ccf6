import type { Page } from '@playwright/test';

/** Waits until the sections below the first screen are laid out (src/frame/lay-out-rest.ts). */
export async function laidOut(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > *')].every(
      (section) => getComputedStyle(section).getPropertyValue('content-visibility') === 'visible',
    ),
  );
}
