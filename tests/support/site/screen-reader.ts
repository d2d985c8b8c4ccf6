import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type ScreenReader = typeof import('@guidepup/virtual-screen-reader');

const screenReaderUrl = '/_astro/screen-reader.js';
const screenReaderFile = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

export async function provideScreenReader(page: Page) {
  const body = await readFile(screenReaderFile, 'utf8');
  await page.route(`**${screenReaderUrl}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
}

export async function startScreenReader(page: Page) {
  await page.evaluate(async (url) => {
    const { virtual }: ScreenReader = await import(url);
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
    Object.assign(window, { reader: virtual });
  }, screenReaderUrl);
}

/** Reads everything announced since the start, in order. */
export function readAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { reader: ScreenReader['virtual'] }).reader.spokenPhraseLog(),
  );
}
