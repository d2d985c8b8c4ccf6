import type { Page, Route } from '@playwright/test';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';

const styleSheets = '**/_astro/*.css';
const islandCode = '**/_astro/islands.*.js';

const isUnstyled = (page: Page) => page.evaluate(() => 'unstyled' in document.documentElement.dataset);

/**
 * Compares the styles of the first screen with those at the previous call.
 * @returns the changed elements; undefined on the first call
 */
const findChangedElements = (page: Page) =>
  page.evaluate(() => {
    for (const movement of document.getAnimations())
      if (movement.effect?.getComputedTiming().endTime === Infinity) movement.cancel();
      else movement.finish();
    const later =
      'main > :is(section, article, ul):nth-child(n + 3), footer, #call-bar, [data-after-paint], [popover], dialog, [hidden] *, template, noscript, script, style';
    const placed =
      /^(?:--|transition|top|bottom|inset|(?:block|inline)-size|width|height|perspective|transform-origin)/;
    const properties = Array.from(getComputedStyle(document.body)).filter((name) => !placed.test(name));
    const shown = [...document.querySelectorAll('body, body *')].filter((one) => !one.closest(later));
    const looks = shown.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      // The height of an element that reaches beyond the first screen depends on the rest of the page.
      const place = one.querySelector(later) ? [x, y, width] : [x, y, width, height];
      return ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(one, part);
        const name = `${one.tagName}.${one.getAttribute('class')}${part}`;
        if (part && style.content === 'none') return name;
        const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
        return [name, ...values, ...place.map(Math.round)].join('; ');
      });
    });
    // The recorded styles are megabytes in size, so they stay in the page.
    const kept = window as { looks?: string[] };
    const before = kept.looks;
    kept.looks = looks;
    return before?.filter((look, index) => look !== looks[index]).map((look) => look.slice(0, 200));
  });

const controlRoles = ['link', 'button', 'textbox', 'checkbox', 'radio', 'slider', 'tab', 'combobox'] as const;
async function countControls(page: Page) {
  const roles = (await page.locator('body').ariaSnapshot()).matchAll(/^\s*- '?(\w+)/gm);
  const counts = Map.groupBy(roles, ([, role]) => role);
  return controlRoles.map((role) => counts.get(role)?.length ?? 0);
}

test.describe('a page before its style sheet has loaded', () => {
  // The fonts are delayed, which the browser may report.
  test.use({ expectedConsole: /\.woff2 was preloaded using link preload but not used/ });

  for (const path of paths)
    test(`renders the first screen of ${path} in the same way as with the complete style sheet`, async ({
      page,
    }) => {
      for (const width of [390, 1280]) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().clearCookies();
        await page.setViewportSize({ width, height: 844 });
        const release = await holdRequests(page, styleSheets);
        // Fonts and code change the first screen independently of the style sheet.
        await holdRequests(page, '**/*.woff2');
        await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        await page.addInitScript(() => sessionStorage.clear());
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        expect(await findChangedElements(page)).toBeUndefined();
        const controlsBefore = await countControls(page);
        expect(await isUnstyled(page)).toBe(true);
        release();
        await expect.poll(() => isUnstyled(page)).toBe(false);
        const changed = await findChangedElements(page);
        for (const [index, count] of (await countControls(page)).entries())
          expect(controlsBefore[index], `${controlRoles[index]} at ${width} px`).toBeGreaterThanOrEqual(
            count,
          );
        expect(changed, `at ${width} px`).toEqual([]);
      }
    });
});

test('shows content below the first screen only once its styles have loaded', async ({ page }) => {
  const release = await holdRequests(page, styleSheets);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const below of ['footer', 'main > :nth-child(3)'])
    await expect(page.locator(below)).toHaveCSS('opacity', '0');
  release();
  for (const below of ['footer', 'main > :nth-child(3)'])
    await expect(page.locator(below)).toHaveCSS('opacity', '1');
});

test('leaves sections below the first screen out of the first layout, unless they have the focus', async ({
  page,
}) => {
  const release = await holdRequests(page, styleSheets);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const [third, footer] = [page.locator('main > :nth-child(3)'), page.locator('footer')];
  // Chromium lays out content that is less than one and a half screens below the window.
  for (const part of [third, footer])
    expect(await part.evaluate((one) => one.getBoundingClientRect().top / innerHeight)).toBeGreaterThan(2.5);
  const link = footer.getByRole('link').first();
  await link.focus();
  await expect(link).toBeInViewport();
  release();
  for (const part of [third, footer]) await expect(part).toHaveCSS('position', /static|relative/);
  await expect(link).toBeFocused();
});

test.describe('a page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the whole page with its styles', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.locator('footer')).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});

test('applies web fonts without visible shifts on the first page, and immediately on later pages', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-faces-set', /^(?:late|display|below)$/);
  await expect(page.locator('footer')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const readFonts = async (selector: string) => {
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
  await expect.poll(() => readFonts('footer a')).toMatch(/^Instrument Sans/);
  await expect.poll(() => readFonts('h1')).toMatch(/^Archivo/);
  await page.goto('/careers');
  await expect(page.locator('html')).not.toHaveAttribute('data-faces');
  await expect.poll(() => readFonts('footer a')).toMatch(/^Instrument Sans/);
});

test.describe('failed requests', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('keeps the page readable when its style sheet fails to load, and retries when online', async ({
    page,
  }) => {
    await page.route(styleSheets, (route) => route.abort());
    await page.goto('/about');
    await expect(page.locator('footer')).toBeVisible();
    await page.unroute(styleSheets);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('footer')).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  test('reports a click whose code failed to load, and retries on the next click', async ({ page }) => {
    const abortRoute = (route: Route) => route.abort();
    await page.route(islandCode, abortRoute);
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button', { name: frame.getStarted.action });
    await button.click();
    await expect(page.getByRole('banner').getByRole('alert')).toContainText('could not be loaded');
    await expect(button).not.toHaveAttribute('data-waking');
    await page.unroute(islandCode, abortRoute);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('shows a button as busy before its code has loaded, and replays the click afterward', async ({
  page,
}) => {
  const release = await holdRequests(page, islandCode);
  await page.goto('/about');
  const button = page.getByRole('banner').getByRole('button', { name: frame.getStarted.action });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('data-waking');
  // Scrolling during the wait does not count as a press.
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
