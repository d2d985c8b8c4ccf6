import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type Reader = typeof import('@guidepup/virtual-screen-reader');

const address = '/_astro/screen-reader.js';
const code = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

export async function provideReader(page: Page) {
  const body = await readFile(code, 'utf8');
  await page.route(`**${address}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
}

export async function startReader(page: Page) {
  await page.evaluate(async (url) => {
    const { virtual }: Reader = await import(url);
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
    Object.assign(window, { reader: virtual });
  }, address);
}

/** Reads everything announced since the start, in order. */
export function readAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { reader: Reader['virtual'] }).reader.spokenPhraseLog());
}
