import type { Page } from '@playwright/test';

/** Links of a page's main part that lead to an address, without those that the screen's width hides. */
export const linksTo = (page: Page, href: string) =>
  page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href="${href}"]`));

export const inNewTab = (...names: string[]) => names.map((name) => `${name} (opens in a new tab)`);
