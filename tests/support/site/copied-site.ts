import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { connectToRunningSite } from '#server/db/embedded/staff-client.ts';
import { beginSession } from '#server/desk/sign-in/sessions.ts';
import { startServer } from '#tests/support/server/process.ts';

export type CopiedSite = {
  url: string;
  folder: string;
  /** Folder of the copy's data: releases and emails. */
  dataDir: string;
  output(): string;
  openEditor(browser: Browser): Promise<Page>;
  stop(): Promise<void>;
};

/**
 * Starts site, desk and builder in a copy of the project, on the embedded database, as after a fresh clone.
 * @param origin the configured public URL
 */
export async function startCopiedSite(origin: string): Promise<CopiedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.toString().split('\0').filter(Boolean)) cpSync(file, join(folder, file));
  for (const name of ['dist', 'dist-desk', '.generated'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const config = join(folder, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/(?<=url: ')[^']+/, origin));
  const dataDir = join(folder, 'data');
  const settings = {
    DATA_DIR: dataDir,
    STATIC_DIR: 'dist',
    DESK_DIR: 'dist-desk',
    BUILDER: 'true',
    JOBS: 'true',
  };
  const server = await startServer({ ...settings, LOG_LEVEL: 'error' }, [], folder);
  const staff = await connectToRunningSite(dataDir);
  if (!staff) throw new Error('no staff socket');
  return {
    url: server.address,
    folder,
    dataDir,
    output: server.output,
    async openEditor(browser) {
      const [member] = await staff.query(
        `insert into staff.member (email, name, role) values ('ada@desk.example', 'Ada Okafor', 'admin') returning id`,
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
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
