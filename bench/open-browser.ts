import { chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/run/find-browser.ts';

/** A browser that does nothing beside what is measured. */
export function openBrowser(executablePath = findBrowser()) {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
