import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as anyExpect, type Browser, type Page } from '@playwright/test';
import { connectToRunningSite } from '#server/db/embedded/staff-client.ts';
import { createInvite } from '#server/desk/sign-in/invites.ts';
import { beginSession } from '#server/desk/sign-in/sessions.ts';
import type { Role } from '#shared/desk/api.ts';
import { test as base } from '#tests/support/run/own-contexts.ts';
import { startServer } from '#tests/support/server/process.ts';

/** Site and desk as started by `npm start`, on the embedded database, with a separate builder. */
type ContentSite = {
  url: string;
  openEditor(name: string): Promise<Page>;
  inviteTo(email: string, role: Role): Promise<string>;
};

async function startContentSite(browser: Browser): Promise<{ site: ContentSite; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-words-'));
  const listUploads = () => globSync('src/pictures/uploads/*');
  const ownUploads = new Set(listUploads());
  const settings = {
    DATA_DIR: join(folder, 'data'),
    STATIC_DIR: 'dist',
    DESK_DIR: 'dist-desk',
    BUILDER: 'true',
  };
  const server = await startServer({ ...settings, LOG_LEVEL: 'error' });
  const staff = await connectToRunningSite(settings.DATA_DIR);
  if (!staff) throw new Error('no staff socket');
  const site: ContentSite = {
    url: server.address,
    async openEditor(name) {
      const [member] = await staff.query(
        `insert into staff.member (email, name, role) values ($1, $2, 'editor') returning id`,
        [`${name.toLowerCase().replaceAll(' ', '.')}@desk.example`, name],
      );
      const device = { device: 'A test', before: '', by: 'test' };
      const value = await beginSession(staff, String(member?.id), device);
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width: 1440, height: 900 },
      });
      await context.addCookies([{ name: 'desk', value, url: server.address }]);
      return context.newPage();
    },
    async inviteTo(email, role) {
      const { token } = await createInvite(staff, { email, role, by: null });
      return `${server.address}/desk/invite/${token}`;
    },
  };
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    for (const file of listUploads()) if (!ownUploads.has(file)) rmSync(file);
  };
  return { site, stop };
}

/** Playwright's test function on a site whose texts can be edited and published. */
export const test = base.extend<object, { workerKey: string; contentSite: ContentSite }>({
  workerKey: ['', { option: true, scope: 'worker' }],
  contentSite: [
    async ({ browser, workerKey: _ }, use) => {
      const { site, stop } = await startContentSite(browser);
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const expect = anyExpect.configure({ timeout: 20_000 });

/** Presses Tab until the next control with that name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, { back = false } = {}): Promise<void> {
  const wanted = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('textbox', { name, exact: true }));
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (await wanted.evaluateAll((controls) => controls.includes(document.activeElement as HTMLElement)))
      return;
  }
  throw new Error(`${name} cannot be reached by the keyboard`);
}
