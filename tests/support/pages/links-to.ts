import type { Page } from '@playwright/test';

/** Visible links to an address in a page's main part. */
export const linksTo = (page: Page, href: string) =>
  page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href="${href}"]`));

export const inNewTab = (...names: string[]) => names.map((name) => `${name} (opens in a new tab)`);
