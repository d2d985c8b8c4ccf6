import { site } from '#site.config';
import { routes } from '#src/routes.ts';
import { codeOfFrame, codeOfIsland } from '#tests/support/built-pages.ts';
import { noted, noteOf } from '#tests/support/control-note.ts';
import { expect, test } from '#tests/support/site.ts';

test('the header has the seven links and marks the current page', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText([
    'Home',
    'Brands',
    'Creators',
    'Case Studies',
    'Process',
    'About',
    'Resources',
  ]);
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('the footer links to every page that the specification lists', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/services',
      '/business-services',
      '/creator-services',
      '/resources',
      '/roi-calculator',
      '/case-studies',
      '/tiktok-live-strategy-guide',
      '/industry-reports',
      '/live-selling-best-practices',
      '/live-selling-survey',
      '/host-training-materials',
      '/about-us',
      '/process',
      '/success-stories',
      '/careers',
      '/contact',
      '/privacy-policy',
      '/creator-network',
      '/live-production',
      '/host-training',
      '/analytics-optimization',
      '/strategic-planning',
      '/content-development',
      '/ai-avatars',
      '/tiktok-live-selling-insights',
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
  await expect(page.getByRole('contentinfo')).toContainText('2024');
  await expect(page.getByRole('contentinfo')).toContainText('Atlanta, GA');
});

/** The pages that links lead to, whatever place of them. */
const pagesOf = (hrefs: (string | null)[]) => new Set(hrefs.map((href) => href?.replace(/[?#].*/, '')));

test('Get Started leads a brand and a creator to their lists, and begins anew each time', async ({
  page,
}) => {
  await page.goto('/');
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');

  await open();
  await dialog.getByRole('button', { name: "I'm a Brand" }).click();
  await expect(dialog.getByRole('link')).toHaveCount(10);
  const brandPaths = await dialog
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(pagesOf(brandPaths)).toEqual(
    new Set(['/business-services', '/resources', '/creator-network', '/case-studies', '/contact']),
  );

  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: "I'm a Creator" }).click();
  await expect(dialog.getByRole('link')).toHaveCount(7);
  const creatorPaths = await dialog
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(pagesOf(creatorPaths)).toEqual(
    new Set(['/creator-network', '/resources', '/case-studies', '/contact']),
  );

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Get Started' })).toBeFocused();
  await open();
  await expect(dialog.getByRole('button', { name: "I'm a Brand" })).toBeVisible();

  await dialog.getByRole('button', { name: "I'm a Brand" }).click();
  await dialog.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(dialog).toHaveCount(0);
});

const rooms = [
  ["I'm a Brand", 'Browse the directory', 'Directory'],
  ["I'm a Creator", 'Open opportunities', 'Opportunities'],
  ["I'm a Creator", 'Training for hosts', 'Training'],
  ["I'm a Creator", 'Community', 'Community'],
] as const;

for (const [side, entry, tab] of rooms) {
  test(`${entry} opens its tab, from elsewhere and from every other tab of the network`, async ({ page }) => {
    const follow = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: side }).click();
      await dialog.getByRole('link', { name: entry }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('tab', { name: tab, selected: true })).toBeInViewport();
    };
    await page.goto('/process');
    await follow();
    for (const other of ['Success Stories', tab]) {
      await page.getByRole('tab', { name: other }).click();
      await expect(page.getByRole('tab', { name: other, selected: true })).toBeVisible();
      await follow();
    }
    await page.goto('/creator-network?tab=stories');
    await follow();
  });
}

test('the page for brands leads on: to a call, to cases, to prices', async ({ page }) => {
  await page.goto('/business-services');
  const main = page.getByRole('main');
  const links = await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const to of ['/services#prices', '/case-studies', '/live-production#packages', '/roi-calculator']) {
    expect(links).toContain(to);
  }
  const call = main.getByRole('link', { name: 'Book a free strategy call' }).first();
  await expect(call).toHaveAttribute('href', site.links.scheduling);
  await expect(call).toHaveAttribute('target', '_blank');
});

test('beside a working address or number no button says that the same opens soon', async ({ page }) => {
  await page.goto('/contact');
  for (const [name, note] of [
    ['Send Email', 'Use the address above'],
    ['Call Now', 'Use the number above'],
    ['Start Chat', 'Opens soon'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAccessibleDescription(note);
    await button.click();
    await expect(noted(page)).toHaveText(name);
    expect(await noteOf(button)).toContain(note);
    await expect(page).toHaveURL(/\/contact$/);
  }
});

for (const [path, label, button] of [
  ['/resources', 'Your email', 'Subscribe Now'],
  ['/tiktok-live-selling-insights', 'Your email', 'Subscribe'],
  ['/tiktok-live-selling-insights', 'Search the articles', 'Search'],
] as const) {
  test(`${path}: Enter in '${label}' says at once what ${button} says`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const note = noted(page);
    await main.getByRole('button', { name: button, exact: true }).click();
    await expect(note).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await main.getByLabel(label).fill('ada@example.com');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1000);
    await expect(note).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(1, { timeout: 400 });
  });
}

test('every form that asks for something has an asterisk there and says what it means', async ({ page }) => {
  const meaning = 'Fields with * are required.';
  const silent = async (path: string) => {
    // The footer's one field needs none.
    const forms = page.locator('form:visible:not(footer *)');
    const asking = forms.filter({ has: page.locator('[required]:visible') });
    const starred = forms.filter({ has: page.locator('label, legend', { hasText: /\*$/ }) });
    expect(await starred.count(), path).toBe(await asking.count());
    const words = await starred.evaluateAll((all) =>
      all.map((form) => form.textContent?.replace(/\s*\*/g, ' *')),
    );
    expect(
      words.filter((text) => !text?.includes(meaning)),
      path,
    ).toEqual([]);
    return words.length;
  };
  let forms = 0;
  for (const { path } of Object.values(routes)) {
    await page.goto(path);
    forms += await silent(path);
  }
  expect(forms, 'forms with asterisks on all pages').toBeGreaterThan(0);
  await page.goto('/ai-avatars');
  await page.getByRole('button', { name: 'Join Early Access' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Company')).toBeVisible();
  expect(await silent('early access')).toBe(1);
  await page.goto('/live-selling-survey?step=1');
  await expect(page.getByLabel('Full name')).toBeVisible();
  expect(await silent('survey')).toBe(1);
  await page.goto('/tiktok-live-strategy-guide');
  await expect(page.getByRole('textbox', { name: 'Company (optional)' })).toBeVisible();
});

test('the first press on Get Started is not lost while its code is under way', async ({ page }) => {
  await page.route(codeOfIsland('GetStarted'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('when its code cannot be fetched', () => {
  test.use({ expectedConsole: /Failed to load resource|Error hydrating/ });

  test('Get Started says so, and the next press tries again', async ({ page }) => {
    await page.route(codeOfIsland('GetStarted'), (route) => route.abort());
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Get Started' });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Check your connection and try again');
    await page.unroute(codeOfIsland('GetStarted'));
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu shows the links and Get Started, and choosing a link closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveCount(7);
    await expect(menu.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await menu.getByRole('link', { name: 'Home' }).tap();
    await page.waitForLoadState();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('button', { name: 'Get Started' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('Tab reaches the skip link first, and it leads past the header', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a press on a button that does nothing yet shows its note in the button for four seconds', async ({
  page,
}) => {
  await page.goto('/careers');
  const button = page.getByRole('button', { name: 'Send Us Your Resume' });
  // The code comes with the first control that is reached for.
  await page
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .click();
  await expect(noted(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS('border-style', 'dashed');
  const before = await button.boundingBox();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.dispatchEvent('click');
  expect(await noteOf(button)).toBe('Opens soon');
  expect(await button.boundingBox()).toEqual(before);
  await expect(button).toHaveCSS('border-style', 'solid');
  await expect(button).toHaveAccessibleName('Send Us Your Resume');
  await page.clock.runFor(3999);
  await expect(noted(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(noted(page)).toHaveCount(0);
});

test('a button that does nothing yet says so after 700 ms, and its neighbour at once', async ({ page }) => {
  await page.goto('/careers');
  const buttons = page.getByRole('button', { name: /^Apply Now/ });
  await expect(buttons.first()).toHaveAccessibleDescription('Opens soon');
  // The code comes with the first control that is reached for.
  await buttons.first().click();
  await expect(noted(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await buttons.first().hover();
  await page.clock.runFor(699);
  await expect(noted(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(noted(page)).toHaveCount(1);
  await buttons.nth(1).hover();
  await page.clock.runFor(0);
  expect(await noteOf(buttons.nth(1))).toBe('Opens soon');
});

test.describe('an unknown path', () => {
  test.use({ expectedConsole: /404: no page at \/no\/such-page|Failed to load resource/ });

  test('is answered with 404, says so, logs the path and leads home', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such-page'));
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await logged;
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a component that fails', () => {
  test.use({ expectedConsole: /component failed|Error|error/ });

  test('gives way to the fallback screen with its message and stack', async ({ page }) => {
    await page.goto('/');
    // The page's data reaches the island as a broken attribute, as after a bad proxy on the way.
    const button = page.getByRole('button', { name: 'Get Started' });
    await page
      .getByRole('banner')
      .locator('astro-island')
      .filter({ has: button })
      .evaluate((island) => {
        island.setAttribute('props', '{"content":[0,{"choices":[0,null]}]}');
      });
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(screen).toContainText('null');
    await expect(screen.locator('pre')).toContainText('at ');
  });
});

test('a browser that reports no paints gets what acts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  const acting = page.waitForResponse(codeOfIsland('RoiCalculator'));
  await page.goto('/roi-calculator');
  await acting;
});

test.describe('a visitor who goes on before the code has come', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('finds it when the page is shown again', async ({ page }) => {
    const code = codeOfFrame();
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
