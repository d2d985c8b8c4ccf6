import type { WebDriver } from 'selenium-webdriver';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** Opens the browser that the lane asks for by `ENGINE`, WebKit without it. */
export function openEngine(): Promise<{ page: WebDriver; close(): Promise<void> }> {
  return process.env.ENGINE === 'firefox' ? openFirefox() : openWebKit();
}
