import type { Page } from '@playwright/test';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

type WatchedWindow = {
  restored?: boolean;
  /** How long the overlay was shown since the last `pageshow`, in milliseconds. */
  stood?: number | undefined;
  moving?: number;
  left?: number;
};

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const watched = window as WatchedWindow;
    addEventListener('pageshow', ({ persisted }) => {
      const since = performance.now();
      Object.assign(watched, { restored: persisted, stood: undefined });
      addEventListener(
        'arrived',
        () => {
          watched.stood = performance.now() - since;
        },
        { once: true },
      );
    });
  }),
);

/** Pages that one test visits one after another. The browser's cache keeps six. */
const pageGroups = Map.groupBy(paths, (path) => Math.floor(paths.indexOf(path) / 4)).values();

async function traverseHistory(page: Page, steps: 1 | -1, path: string) {
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
}

const isRestored = (page: Page) => page.evaluate(() => (window as WatchedWindow).restored);
const isArriving = (page: Page) => page.evaluate(() => 'arriving' in document.documentElement.dataset);

for (const walk of pageGroups)
  test(`restores ${walk.join(', ')} unchanged from the back/forward cache`, async ({ page }) => {
    const end = walk.includes('/about') ? '/contact' : '/about';
    const typed = page.locator('main form input:is([type=text], [type=email]):visible').first();
    const withForm = new Set<string>();
    for (const path of walk) {
      await page.goto(path, { waitUntil: 'load' });
      await waitForStyles(page);
      if ((await typed.count()) === 0) continue;
      withForm.add(path);
      await typed.fill('ada@example.com');
    }
    await page.goto(end);
    for (const [steps, order] of [
      [-1, walk.toReversed()],
      [1, [...walk.slice(1), end]],
    ] as const) {
      for (const path of order) {
        await traverseHistory(page, steps, path);
        await expect.poll(() => isRestored(page), path).toBe(true);
        if (withForm.has(path)) await expect(typed, path).toHaveValue('ada@example.com');
        await expect.poll(() => isArriving(page), path).toBe(false);
      }
    }
  });

test('returns to the top of the home page, with its motion and controls working', async ({ page }) => {
  await page.goto('/');
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goto('/about');
  await traverseHistory(page, -1, '/');
  await expect.poll(() => isRestored(page)).toBe(true);
  await expect(page.locator('.arrival')).toBeVisible();
  await expect(page.locator('.arrival')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('shows the whole overlay again on return to a page that was left during its overlay', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/contact', { waitUntil: 'load' });
  expect(await isArriving(page)).toBe(true);
  await traverseHistory(page, -1, '/about');
  await expect.poll(() => isArriving(page)).toBe(false);
  await page.evaluate(() => void setTimeout(() => history.forward()));
  await page.waitForURL('/contact', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as WatchedWindow).stood)).toBeGreaterThanOrEqual(795);
  expect(await isRestored(page)).toBe(true);
});

test('restores a page with its dialog closed if the page was left through a link in the dialog', async ({
  page,
}) => {
  await page.goto('/process');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: frame.getStarted.choices.brand.label }).click();
  await page.evaluate(() => {
    // Simulates a frozen transition with one of an hour, which would still run after the return.
    addEventListener('pagehide', () => {
      const { style } = document.body;
      style.transition = 'outline-offset 3600s';
      style.outlineOffset = '0px';
      document.body.getBoundingClientRect();
      style.outlineOffset = '9px';
      (window as WatchedWindow).left = document.getAnimations().length;
    });
    addEventListener('pageshow', () => {
      (window as WatchedWindow).moving = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition).length;
    });
  });
  await dialog.getByRole('link').first().click();
  await expect(page).not.toHaveURL('/process');
  await traverseHistory(page, -1, '/process');
  await expect.poll(() => isRestored(page)).toBe(true);
  expect(await page.evaluate(() => (window as WatchedWindow).left)).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as WatchedWindow).moving), 'nothing that may stand still').toBe(0);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => isArriving(page)).toBe(false);
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  await expect(dialog.getByRole('button', { name: frame.getStarted.choices.creator.label })).toBeVisible();
});
