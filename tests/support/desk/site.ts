import { type Browser, expect, type Page } from '@playwright/test';
import type { Role } from '#shared/desk/api.ts';
import { test as base } from '#tests/support/run/own-contexts.ts';
import { type DeskSite, startDeskSite } from './start-desk-site.ts';

/** Pages on which a new member with that role is signed in, each in a separate browser context. */
type MemberPages = { agent: Page; admin: Page; editor: Page };

export const test = base.extend<
  MemberPages & { quiet: undefined; expectedConsole: RegExp | undefined },
  { desk: DeskSite; deskSettings: Record<string, string> }
>({
  deskSettings: [{}, { option: true, scope: 'worker' }],
  desk: [
    async ({ deskSettings }, use) => {
      const { site, stop } = await startDeskSite(deskSettings);
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  agent: async ({ browser, desk }, use) => use((await openSignedIn(browser, desk, 'agent')).page),
  admin: async ({ browser, desk }, use) => use((await openSignedIn(browser, desk, 'admin')).page),
  editor: async ({ browser, desk }, use) => use((await openSignedIn(browser, desk, 'editor')).page),
  baseURL: async ({ desk }, use) => use(desk.url),
  expectedConsole: [undefined, { option: true }],
  quiet: [
    async ({ page, expectedConsole }, use) => {
      const lines: string[] = [];
      recordConsole(page, lines);
      await use(undefined);
      expect(
        lines.filter((line) => !expectedConsole?.test(line)),
        'console messages',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

function recordConsole(page: Page, lines: string[]) {
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
}

/** Opens a page on which a new member is signed in. */
export async function openSignedIn(
  browser: Browser,
  desk: DeskSite,
  role: Role,
  person: { name?: string; email?: string } = {},
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; id: string }> {
  const cookie = await desk.memberOf(role, person);
  const context = await browser.newContext({ baseURL: desk.url, ...options });
  await context.addCookies([{ name: 'desk', value: cookie.replace('desk=', ''), url: desk.url }]);
  return { page: await context.newPage(), id: await desk.idOf(cookie) };
}

export { type DeskSite, expect };
