import type { Locator, Page } from '@playwright/test';

/** The control whose note is shown. */
export const controlWithNote = (page: Page) => page.locator('[data-noted]');

export const noteOf = (control: Locator) =>
  control.evaluate((element) => {
    const { content } = getComputedStyle(element, '::after');
    return content === 'none' ? '' : (/^"(.*?)"/.exec(content)?.[1] ?? content);
  });
