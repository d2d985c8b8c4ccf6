import { site } from '#site.config';
import { secondTapMilliseconds } from '#src/components/ui/second-tap.ts';
import { businessServicesSchema } from '#src/content/schemas/page/business-services.ts';
import { notFoundSchema } from '#src/content/schemas/page/not-found.ts';
import { hrefOf, routes } from '#src/routes.ts';
import { frameUrlPattern, islandUrlPattern } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { linksTo } from '#tests/support/pages/main-links.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { tapTwice } from '#tests/support/site/tap-twice.ts';

const islandCode = '**/_astro/islands.*.js';
const notFound = contentOf('pages/not-found', notFoundSchema);

test('shows the header links and marks the current page', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(frame.navigation.map(({ label }) => label));
  await page.goto('/');
  const home = frame.navigation.find(({ to }) => to === 'home');
  await expect(main.getByRole('link', { name: home?.label ?? '', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('links to every footer page exactly once, and shows the year and location', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${site.copyrightYear} ${site.legalName}`);
  await expect(footer).toContainText(site.location);
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const listed = frame.footer.groups.flatMap(({ links }) => links.map((to) => routes[to].path));
  expect(hrefs).toEqual(expect.arrayContaining(listed));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('shows brands and creators different links in Get Started, and starts over each time it opens', async ({
  page,
}) => {
  await page.goto('/');
  const openDialog = () =>
    page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  const dialog = page.getByRole('dialog');

  const { choices, back } = frame.getStarted;
  const expectLinks = async ({ label, entries }: typeof choices.brand) => {
    await dialog.getByRole('button', { name: label }).click();
    const links = dialog.getByRole('link');
    await expect(links).toHaveCount(entries.length);
    for (const [index, entry] of entries.entries()) {
      await expect(links.nth(index)).toContainText(entry.label);
      await expect(links.nth(index)).toHaveAttribute('href', hrefOf(entry));
    }
  };
  await openDialog();
  await expectLinks(choices.brand);
  await dialog.getByRole('button', { name: back }).click();
  await expectLinks(choices.creator);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: frame.getStarted.action })).toBeFocused();
  await openDialog();
  await expect(dialog.getByRole('button', { name: choices.brand.label })).toBeVisible();

  const last = choices.brand.entries.at(-1);
  await dialog.getByRole('button', { name: choices.brand.label }).click();
  await dialog.getByRole('link').last().click();
  await expect(page).toHaveURL(last ? hrefOf(last) : '');
  await expect(dialog).toHaveCount(0);
});

test('links from the page for brands to a call, case studies and prices', async ({ page }) => {
  const { hero, doors, onward } = contentOf('pages/business-services', businessServicesSchema);
  await page.goto('/business-services');
  for (const link of [hero.prices, hero.play, doors.one.link, ...onward])
    await expect(linksTo(page, hrefOf(link)).filter({ hasText: link.label })).not.toHaveCount(0);
  const call = linksTo(page, site.links.scheduling).first();
  await expect(call).toHaveAttribute('target', '_blank');
});

test('opens Get Started even if it was clicked while its code was loading', async ({ page }) => {
  await page.route(islandUrlPattern('GetStarted'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('the Get Started button when its code fails to load', () => {
  test.use({ expectedConsole: /Failed to load resource|Error hydrating/ });

  test('reports the failure in Get Started and retries on the next click', async ({ page }) => {
    await page.route(islandUrlPattern('GetStarted'), (route) => route.abort());
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: frame.getStarted.action });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Check your connection and try again');
    await page.unroute(islandUrlPattern('GetStarted'));
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('the header on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows the links and Get Started in the menu, and closes the menu on a selection', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText(frame.navigation.map(({ label }) => label));
    await expect(menu.getByRole('button', { name: frame.getStarted.action })).toBeVisible();
    await menu.getByRole('link').first().tap();
    await page.waitForLoadState();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('button', { name: frame.getStarted.action }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('opens Get Started on a double tap, and closes it on a later tap outside', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: frame.getStarted.action });
    for (const gap of [120, 350]) {
      await tapTwice(page, button, gap);
      // The dialog ignores taps for this long after it opens, and it may open after the last tap.
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForTimeout(secondTapMilliseconds);
      await page.touchscreen.tap(195, 40);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test.describe('Get Started when its code fails to load', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  for (const width of [320, 390, 768, 1440]) {
    test(`reports the failure below an unchanged header at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const banner = page.getByRole('banner');
      const logo = banner.getByRole('link').first();
      const before = [await banner.boundingBox(), await logo.boundingBox()];
      await page.route(islandCode, (route) => route.abort());
      await banner.getByRole('button', { name: frame.getStarted.action }).click();
      const note = banner.getByRole('alert');
      await expect(note).toContainText('could not be loaded');
      await expect(note).toBeInViewport({ ratio: 1 });
      expect([await banner.boundingBox(), await logo.boundingBox()]).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width < 1024) await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    });
  }
});

test('focuses the skip link on the first Tab, and skips the header when the link is used', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('a page with an unknown path', () => {
  test.use({ expectedConsole: /404: no page at \/no\/such-page|Failed to load resource/ });

  test('returns 404, logs the path and links to the home page', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such-page'));
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(notFound.code);
    await expect(page.getByText(notFound.message)).toBeVisible();
    await logged;
    await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a component that throws an error', () => {
  test.use({ expectedConsole: /component failed|Error|error/ });

  test('shows the error screen with the error message and stack', async ({ page }) => {
    await page.goto('/');
    // Breaks the island's props, as a faulty proxy would.
    const button = page.getByRole('button', { name: frame.getStarted.action });
    await page
      .getByRole('banner')
      .locator('astro-island')
      .filter({ has: button })
      .evaluate((island: HTMLElement) => {
        delete island.dataset.props;
        island.setAttribute('props', '{"content":[0,{"choices":[0,null]}]}');
      });
    await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(screen).toContainText('null');
    await expect(screen.locator('pre')).toContainText('at ');
  });
});

test('hydrates even in a browser that reports no paint events', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  const codeLoaded = page.waitForResponse(islandUrlPattern('RoiCalculator'));
  await page.goto('/roi-calculator');
  await codeLoaded;
});

test.describe('a page that was left before its code was loaded', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('loads the code when the visitor returns to the page', async ({ page }) => {
    const code = frameUrlPattern();
    await page.route(code, (route) => route.abort());
    const cut = page.waitForEvent('requestfailed');
    await page.goto('/');
    await cut;
    await page.unroute(code);
    const section = page.locator('main > section').last();
    await expect(section).not.toHaveCSS('content-visibility', 'visible');
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(section).toHaveCSS('content-visibility', 'visible');
  });
});
