import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function runnable(path: string | undefined): path is string {
  try {
    accessSync(path ?? '', constants.X_OK);
    return path !== undefined && path !== '';
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(runnable);
}

/**
 * Finds a browser for the tests: CHROMIUM_PATH, the system's Chrome or Chromium, Playwright's own, and at last,
 * on Debian as root, the package `chromium`.
 * @returns the path of its program
 * @throws Error in one line when there is none
 */
export function findBrowser(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (runnable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${wanted}`);
  }
  const found = [onPath(), chromium.executablePath()].find(runnable);
  if (found) return found;
  if (process.getuid?.() === 0 && runnable('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    try {
      execFileSync('apt-get', ['update', '-qq'], quiet);
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
    } catch {
      // The line below says what is missing.
    }
    if (runnable('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('No browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
}
