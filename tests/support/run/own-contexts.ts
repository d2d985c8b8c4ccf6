import { test as base } from '@playwright/test';

/**
 * Playwright's test function, which also closes contexts that a test opens itself. Otherwise the desks of earlier tests
 * would stay connected and reload at each new lead.
 */
export const test = base.extend<{ contextCleanup: undefined }>({
  contextCleanup: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
