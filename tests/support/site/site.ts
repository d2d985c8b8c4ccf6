import { test as base, expect } from '@playwright/test';
import { type Site, startSite } from './start-site.ts';

/**
 * Playwright's test function on the real site. A test fails on any console message, page error or CSP violation that it
 * does not expect.
 */
export const test = base.extend<
  { quiet: undefined; expectedConsole: RegExp | undefined },
  { site: Site; stores: boolean }
>({
  stores: [true, { option: true, scope: 'worker' }],
  site: [
    async ({ stores }, use) => {
      const { site, stop } = await startSite({ stores });
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedConsole: [undefined, { option: true }],
  quiet: [
    async ({ page, expectedConsole }, use) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
      await use(undefined);
      const unexpected = lines.filter((line) => !expectedConsole?.test(line));
      expect(unexpected, 'console messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Site };
