import type { Page } from '@playwright/test';

/** The links to a URL in a page's main content. */
export const linksTo = (page: Page, href: string) =>
  page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href="${href}"]`));

export const addNewTabNote = (...names: string[]) => names.map((name) => `${name} (opens in a new tab)`);
