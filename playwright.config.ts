import { defineConfig } from '@playwright/test';
import { findBrowser, findWindowless } from './tests/support/find-browser.ts';

/** Specs whose pages store nothing: their sites have no database, so that one that does store is red. */
const storeNothing = [
  'agency',
  'creator-network',
  'early-place',
  'first-screen',
  'forced-colors',
  'home',
  'industry-reports',
  'learning-tiles',
  'less-motion',
  'low-screen',
  'mails',
  'openings',
  'packed-server',
  'page-change',
  'paths',
  'preview-change',
  'print',
  'resources',
  'resting',
  'service-pages',
  'simulated-forms',
  'survey-draft',
  'survey-walk',
].map((name) => `**/${name}.spec.ts`);
/** Specs of what a window's own processes do: pages that are kept for going back, scrolling, layout to the pixel. */
const inWindow = ['all-pages', 'back-forward', 'focus', 'large-text'].map((name) => `**/${name}.spec.ts`);

const launching = (executablePath: string) => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

export default defineConfig<object, { stores: boolean }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 45_000,
  // A machine that stalls for a moment is not a defect; what passes only the second time is named in the summary.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: process.env.BROWSER_REPORT || 'test-results/browser.json' }]],
  // All else is the same without a window's own processes, and takes half the processor.
  projects: [
    {
      name: 'window',
      testMatch: inWindow,
      use: { stores: false, launchOptions: launching(findBrowser()) },
    },
    { name: 'pages', testMatch: storeNothing, use: { stores: false } },
    { name: 'forms', testIgnore: [...inWindow, ...storeNothing] },
  ],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions: launching(findWindowless()),
  },
});
