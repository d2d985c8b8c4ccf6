import type { WebDriver } from 'selenium-webdriver';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** Opens the browser named by `ENGINE`, WebKit by default. */
export function openEngine(): Promise<{ page: WebDriver; close(): Promise<void> }> {
  return process.env.ENGINE === 'firefox' ? openFirefox() : openWebKit();
}
