import type { Page } from '@playwright/test';
import { contactSchema } from '#src/content/schemas/page/contact.ts';
import { homeSchema } from '#src/content/schemas/page/home.ts';
import { routes } from '#src/routes.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { startingWith } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/site.ts';

const home = contentOf('pages/home', homeSchema);
const contact = contentOf('pages/contact', contactSchema);

type WatchedWindow = { overlays?: number[] };

/** Records how long each document showed its overlay, in milliseconds. */
async function watchOverlays(page: Page) {
  await page.addInitScript(() => {
    let since: number | undefined;
    const recordOverlay = () => {
      const shown = document.documentElement?.hasAttribute('data-arriving');
      if (shown) since ??= performance.now();
      else if (since !== undefined) {
        const watched = window as WatchedWindow;
        watched.overlays = [...(watched.overlays ?? []), performance.now() - since];
        since = undefined;
      }
    };
    new MutationObserver(recordOverlay).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ['data-arriving'],
    });
  });
}

const readOverlays = (page: Page) => page.evaluate(() => (window as WatchedWindow).overlays ?? []);
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const readScroll = (page: Page) => page.evaluate(() => scrollY);

test.beforeEach(({ page }) => watchOverlays(page));

test('shows no overlay on the first visit or a reload', async ({ page }) => {
  await page.goto('/contact');
  await page.reload();
  await page.waitForTimeout(1000);
  expect(await readOverlays(page)).toEqual([]);
  await expect(page.locator('.arrival')).toBeHidden();
});

test('shows the overlay for 800 ms on navigation, then focuses and announces the page', async ({ page }) => {
  await page.goto('/');
  await footerLink(page, routes.contact.name).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => readOverlays(page)).toHaveLength(1);
  const [stood = 0] = await readOverlays(page);
  expect(stood).toBeGreaterThanOrEqual(795);
  expect(stood).toBeLessThan(1500);
  expect(await readScroll(page)).toBe(0);
  await expect(page.locator('.arrival')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('#page-status')).toHaveText(startingWith(contact.head.title));
});

test('covers the whole window with the overlay', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-arriving', ''));
  const box = await page.locator('.arrival').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
});

for (const { place, main } of [
  { place: '', main: 'none' },
  { place: '#prices', main: 'block' },
]) {
  test(`lays out ${place || 'nothing'} in the first frame behind the overlay, and then the whole page`, async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.addInitScript(() => {
      const held: FrameRequestCallback[] = [];
      Object.assign(window, {
        requestAnimationFrame: (frame: FrameRequestCallback) => held.push(frame),
        letFramesCome: () => {
          for (const frame of held) frame(performance.now());
        },
      });
    });
    await page.goto(`/services${place}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.arrival')).toHaveCSS('visibility', 'visible');
    await expect(page.getByRole('main', { includeHidden: true })).toHaveCSS('display', main);
    await page.evaluate(() => (window as unknown as { letFramesCome: () => void }).letFramesCome());
    await expect(page.getByRole('main')).toHaveCSS('display', 'block');
  });
}

test('shows the overlay on back and forward navigation too, and starts at the top', async ({ page }) => {
  await page.goto('/');
  await footerLink(page, routes.contact.name).click();
  await expect.poll(() => readOverlays(page)).toHaveLength(1);
  for (const [go, path] of [
    [() => page.goBack(), '/'],
    [() => page.goForward(), '/contact'],
  ] as const) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await go();
    await expect(page).toHaveURL(path);
    await expect.poll(() => readOverlays(page)).toHaveLength(1);
    expect(await readScroll(page)).toBe(0);
  }
});

test('shows no overlay for an anchor on the same page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: home.hero.watch }).click();
  await expect(page).toHaveURL('/#show');
  await expect.poll(() => readScroll(page)).toBeGreaterThan(300);
  expect(await readOverlays(page)).toEqual([]);
});

test('prefetches a link on hover in a browser without speculation rules', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/');
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === '/contact');
  await footerLink(page, routes.contact.name).hover();
  await ahead;
});

test.describe('page changes with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('animates nothing on the home page, not even the overlay', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.documentElement.setAttribute('data-arriving', ''));
    await expect(page.locator('.arrival')).toBeVisible();
    const countRunning = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(await page.evaluate(countRunning)).toBe(0);
    expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  });
});

test('recalculates no styles on a page that the visitor is leaving', async ({ page, browser }) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.getByRole('banner').getByRole('link').nth(2).click();
  await page.waitForURL((url) => url.pathname !== '/services', { waitUntil: 'load' });
  type Event = { name: string; ts: number; dur?: number; tid: number; args: { data?: { type: string } } };
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  const leaving = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pagehide',
  );
  expect(leaving).not.toEqual([]);
  const made = traceEvents.filter(
    ({ name, ts, tid }) =>
      name === 'UpdateLayoutTree' &&
      leaving.some((event) => event.tid === tid && event.ts <= ts && ts < event.ts + (event.dur ?? 0)),
  );
  expect(made).toEqual([]);
});
