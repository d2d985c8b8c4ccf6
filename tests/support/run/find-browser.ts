import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const browserNames = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const shellNames = ['chrome-headless-shell', 'chromium-headless-shell'];

function isRunnable(path: string | undefined): path is string {
  try {
    accessSync(path ?? '', constants.X_OK);
    return path !== undefined && path !== '';
  } catch {
    return false;
  }
}

/** The path of the first of these programs that is on the PATH. */
export function findOnPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isRunnable);
}

function readRequestedBrowser(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !isRunnable(path)) throw new Error(`CHROMIUM_PATH names no program that can be run: ${path}`);
  return path || undefined;
}

/** Looks for a program. If it is missing and this process is root, installs the Debian packages and looks again. */
export function findOrInstall<T>(find: () => T | undefined, ...debianPackages: string[]): T | undefined {
  const found = find();
  if (found || process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) return found;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', ...debianPackages], quiet);
  } catch {
    // The caller reports what is missing.
  }
  return find();
}

/**
 * Finds a browser for the tests: CHROMIUM_PATH, the system's Chrome or Chromium, Playwright's own, and on Debian as
 * root the package `chromium`.
 * @returns the path of the browser's program
 * @throws Error when there is none
 */
export function findBrowser(): string {
  const find = () =>
    readRequestedBrowser() ??
    findOnPath(browserNames) ??
    [...macPaths, chromium.executablePath()].find(isRunnable);
  const found = findOrInstall(find, 'chromium');
  if (found) return found;
  throw new Error('No browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
}

/**
 * Finds Chromium's headless shell, the same engine without window processes: CHROMIUM_PATH, the shell (installed from
 * its Debian package as root), or the result of findBrowser.
 * @returns the path of the program
 * @throws Error when there is none
 */
export function findHeadlessShell(): string {
  return (
    findOrInstall(() => readRequestedBrowser() ?? findOnPath(shellNames), 'chromium-headless-shell') ??
    findBrowser()
  );
}
