import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type ScreenReader = typeof import('@guidepup/virtual-screen-reader');

const readerUrl = '/_astro/screen-reader.js';
const readerFile = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

export async function provideReader(page: Page) {
  const body = await readFile(readerFile, 'utf8');
  await page.route(`**${readerUrl}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
}

export async function startReader(page: Page) {
  await page.evaluate(async (url) => {
    const { virtual }: ScreenReader = await import(url);
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
    Object.assign(window, { reader: virtual });
  }, readerUrl);
}

/** Reads everything announced since the start, in order. */
export function readAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { reader: ScreenReader['virtual'] }).reader.spokenPhraseLog(),
  );
}
