import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { DatabaseUnavailable } from '#server/db/database.ts';
import { MailCounts } from '#server/mail/mail-counts.ts';
import { type MailWork, startMail } from '#server/mail/start-mail.ts';
import type { Role } from '#shared/desk/api.ts';
import { backends } from './database-fresh.ts';
import { type DeskApp, startDesk } from './desk-app.ts';
import { invite } from './desk-members.ts';
import { settings, silentLog } from './server-settings.ts';

/** Site, desk and worker as `npm start` has them, with mails as files. */
export type DeskSite = DeskApp & {
  /** The address of a link that lets somebody in, as the command line prints it. */
  inviteTo(email: string, role: Role): Promise<string>;
  /** Takes the database away from the running server, for as long as the work takes. */
  withoutDatabase(work: () => Promise<void>): Promise<void>;
  /** The server's own folder, with what it wrote there. */
  folder: string;
};

async function startDeskSite() {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-desk-'));
  const places = { STATIC_DIR: 'dist', DESK_DIR: 'dist-desk', DATA_DIR: folder };
  let mail: MailWork | undefined;
  const desk = await startDesk(backends.at(-1) ?? 'embedded', places, {
    stored: () => mail?.nudge(),
    known: (table, body) => mail?.askAgain(table, body),
  });
  const config = { ...settings({ ...desk.database.settings, ...places }) };
  mail = startMail(config, desk.database.database, new MailCounts(), silentLog);
  const site: DeskSite = {
    ...desk,
    folder,
    inviteTo: async (email, role) => `${desk.url}/desk/invite/${await invite(desk.database, email, role)}`,
    async withoutDatabase(work) {
      const { database } = desk.database;
      const { asStaff } = database;
      database.asStaff = () => Promise.reject(new DatabaseUnavailable('the test took it away'));
      try {
        await work();
      } finally {
        database.asStaff = asStaff;
      }
    },
  };
  const stop = async () => {
    await mail?.stop();
    await desk.drop();
    rmSync(folder, { recursive: true });
  };
  return { site, stop };
}

/** Playwright's test on site and desk; what the console or the policy says without being expected fails it. */
export const test = base.extend<
  { quiet: undefined; expectedConsole: RegExp | undefined },
  { desk: DeskSite }
>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture takes none
    async ({}, use) => {
      const { site, stop } = await startDeskSite();
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
  expectedConsole: [undefined, { option: true }],
  quiet: [
    async ({ page, expectedConsole }, use) => {
      const heard: string[] = [];
      listen(page, heard);
      await use(undefined);
      expect(
        heard.filter((line) => !expectedConsole?.test(line)),
        'what the console said',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, heard: string[]) {
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
}

/** A page that a new member is signed in on. */
export async function signedIn(
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

export { expect };
