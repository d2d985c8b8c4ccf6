import { defineConfig } from '@playwright/test';
import { findBrowser, findHeadlessShell } from './tests/support/run/find-browser.ts';

const launchOptionsFor = (executablePath: string) => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

export default defineConfig<object, { stores: boolean }>({
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  timeout: 45_000,
  // A first load takes more than the default of 5 s on a slow machine.
  expect: { timeout: 10_000 },
  // A machine may stall for a moment, so tests are retried. The summary names tests that passed only on retry.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: process.env.BROWSER_REPORT || 'test-results/browser.json' }]],
  projects: [
    // Only a browser with a window has a back/forward cache and keeps the focus after blur. It needs twice the CPU
    // time.
    {
      name: 'window',
      testDir: 'tests/e2e/window',
      use: { stores: false, launchOptions: launchOptionsFor(findBrowser()) },
    },
    // The tests in this folder build releases, and two builds at once miss the time limits of Publish.
    { name: 'publishing', testDir: 'tests/e2e/publishing', workers: 1 },
    // These tests have no database, so a test fails if its page stores something.
    { name: 'pages', testDir: 'tests/e2e/pages', use: { stores: false } },
    { name: 'forms', testDir: 'tests/e2e/forms' },
    { name: 'desk', testDir: 'tests/e2e/desk' },
  ],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptionsFor(findHeadlessShell()),
  },
});
