import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { laidOut } from '#tests/support/laid-out.ts';
import { expect, test } from '#tests/support/site.ts';

const range = (page: Page) => page.getByRole('slider', { name: 'Minute of the show' });
const phone = (page: Page) => page.locator('[data-of="phone"]');
const says = (page: Page, words: RegExp) => expect(range(page)).toHaveAttribute('aria-valuetext', words);

/** Opens a page with its player awake. */
async function play(page: Page, address = '/#palo@12') {
  await page.goto(address);
  await laidOut(page);
  await page.locator('[data-show-player]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-playing]')).toBeVisible();
}

test('the minute that an address names is open: clock, phone, product, sentence, sold', async ({ page }) => {
  await play(page);
  await says(page, /^00:12, lights out, 340 dollars this minute, 4 lamps$/);
  await expect(page.getByRole('tab', { name: 'Palo Home' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('$195K');
  await expect(phone(page)).toHaveAccessibleName(/Dusk lamp, amber, \$85, 1,940 watching, .* \$340$/);
  await expect(phone(page)).toHaveAttribute('data-scene', 'peak');
  await expect(page.locator('[data-of="say"]')).toHaveText(/^Nobody speaks for nine seconds\./);
  for (const line of ['who turned the lights off', 'oh. OH', 'ok, getting one']) {
    await expect(phone(page)).toContainText(line);
  }
  await expect(range(page)).toBeInViewport();
});

test('the range goes by arrows a minute, by page keys a mark, and to both ends', async ({ page }) => {
  await play(page);
  await range(page).focus();
  for (const [key, minute] of [
    ['ArrowRight', '13'],
    ['PageUp', '36'],
    ['PageDown', '12'],
    ['PageDown', '3'],
    ['PageDown', '3'],
    ['Home', '0'],
    ['End', '89'],
    ['PageUp', '89'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(range(page)).toHaveValue(minute);
  }
  await says(page, /^01:29, after last call, \d+ dollars this minute$/);
});

test('a mark moves the lamp, and the live region speaks once it stands', async ({ page }) => {
  await play(page);
  const live = page.locator('[data-of="live"]');
  await expect(live).toBeEmpty();
  await page.getByRole('button', { name: /00:48/ }).click();
  await page.getByRole('button', { name: /01:12/ }).click();
  expect(await live.textContent()).toBe('');
  await expect(range(page)).toHaveValue('72');
  await expect(live).toHaveText(/^Dark again\. Same cue/);
  await expect(page.getByRole('button', { name: /01:12/ })).toHaveAttribute('aria-current', 'step');
});

test('the lamp follows a finger, and stays at the rail’s end when it is drawn beyond', async ({ page }) => {
  await play(page);
  const box = await range(page).boundingBox();
  if (!box) throw new Error('no rail');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.3, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, middle, { steps: 3 });
  await expect(page.locator('[data-of="clock"]')).toHaveText(/00:4[45]/);
  await page.mouse.move(box.x + box.width + 200, middle + 90, { steps: 3 });
  await page.mouse.up();
  await expect(range(page)).toHaveValue('89');
});

test('the switch sets the first show beside the tenth: same minute, product and price', async ({ page }) => {
  await play(page);
  await page.getByRole('radio', { name: 'Tenth show' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'First show' })).toBeChecked();
  await says(page, /^00:12, first show, 50 dollars this minute, 2 bulbs$/);
  await expect(phone(page)).toHaveAccessibleName(/first show, 00:12: Dusk lamp, amber, \$85/);
  await expect(phone(page)).toHaveAttribute('data-scene', 'flat');
});

test('every brand sells its own thing, and two quick presses open the second one', async ({ page }) => {
  await play(page, '/#show');
  await says(page, /^00:54, bundle drop/);
  await page.evaluate(() => {
    for (const tab of document.querySelectorAll<HTMLElement>('#show [role="tab"]')) tab.click();
  });
  await says(page, /^00:12, lights out/);
  await page.getByRole('tab', { name: 'Field & Fold' }).dblclick();
  await says(page, /^01:24, second look, 740 dollars this minute, 5 coats$/);
  await expect(phone(page)).toHaveAccessibleName(/Squall coat, \$148/);
  await expect(phone(page).locator('svg [data-when]').first()).toBeAttached();
});

test('a minute is copied, and the address is the minute’s', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await play(page, '/#palo@12-first');
  const copy = page.getByRole('button', { name: 'Copy this minute' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/#palo@12-first`);
  await expect(copy).toBeVisible({ timeout: 6_000 });
  await page.getByRole('radio', { name: 'Tenth show' }).check({ force: true });
  await range(page).focus();
  await page.keyboard.press('ArrowRight');
  await copy.click();
  await expect(page).toHaveURL(`${site.url}/#palo@13`);
});

test('addresses that change are followed, back included, and absurd ones change nothing', async ({
  page,
}) => {
  await play(page);
  await page.evaluate(() => {
    location.hash = '#field@30';
  });
  await says(page, /^00:30, one dress/);
  await page.goBack();
  await says(page, /^00:12, lights out/);
  for (const hash of ['#x@1', '#palo@', '#palo@12-second', '#show']) {
    await page.evaluate((one) => {
      location.hash = one;
    }, hash);
    await says(page, /^00:12, lights out/);
  }
  await page.evaluate(() => {
    location.hash = '#palo@999';
  });
  await expect(range(page)).toHaveValue('89');
});

test('each tab of the browser plays for itself', async ({ page, context }) => {
  await play(page);
  const other = await context.newPage();
  await play(other, '/#nordlys@54');
  await range(other).focus();
  await other.keyboard.press('Home');
  await says(page, /^00:12, lights out/);
});

test.describe('where the network fails', () => {
  test.use({ expectedConsole: /Failed to load resource/ });
  test('a show that cannot be fetched says so, and the next press tries again', async ({ page }) => {
    await play(page);
    await page.route('**/shows/field.*', (route) => route.abort());
    await page.getByRole('tab', { name: 'Field & Fold' }).click();
    await expect(page.getByText('This show could not be loaded.').first()).toBeAttached();
    await expect(page.getByRole('tab', { name: 'Palo Home' })).toHaveAttribute('aria-selected', 'true');
    await page.unroute('**/shows/field.*');
    await page.getByRole('tab', { name: 'Field & Fold' }).click();
    await says(page, /^01:24, second look/);
  });
});

test('case studies play all six; a case leads to its show, and its figures follow', async ({ page }) => {
  await play(page, '/case-studies#show');
  await says(page, /^00:54, first show/);
  await expect(page.getByRole('tabpanel')).toContainText('$10.7K');
  await expect(page.getByRole('group', { name: 'Brand' }).getByRole('radio')).toHaveCount(6);
  await page.locator('#oko').getByRole('link', { name: 'Play this show' }).click();
  await says(page, /^00:18, silence, 220 dollars this minute, 2 pairs$/);
  await expect(page.getByRole('tab', { name: 'After' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('2:20');
  await expect(range(page)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Watch a show lands with tabs, phone, clock and rail in view', async ({ page }) => {
    await page.goto('/');
    await laidOut(page);
    await page.getByRole('link', { name: 'Watch a show' }).click();
    await expect(page.locator('[data-playing]')).toBeVisible();
    const bottomOfHeader = await page
      .getByRole('banner')
      .evaluate((header) => header.getBoundingClientRect().bottom);
    for (const part of [
      page.getByRole('tablist'),
      phone(page),
      page.locator('[data-of="clock"]'),
      range(page),
    ]) {
      await expect
        .poll(async () => {
          const box = await part.boundingBox();
          return box && box.y >= bottomOfHeader && box.y + box.height <= 800;
        })
        .toBe(true);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the marked minutes are a list, and nothing stands there that does not act', async ({ page }) => {
    await page.goto('/');
    const lists = page.locator('.show-minutes ol');
    await expect(lists).toHaveCount(3);
    await expect(lists.nth(2)).toContainText('Lights out. Nobody speaks for nine seconds.');
    for (const case_ of ['$412K', '$268K', '$195K'])
      await expect(page.getByText(case_).first()).toBeVisible();
    await expect(range(page)).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy this minute' })).toBeHidden();
  });
});

test('with reduced motion the scene and the bars step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play(page);
  await page.getByRole('button', { name: /00:36/ }).click();
  await expect(phone(page)).toHaveAttribute('data-scene', 'second');
  expect(
    await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
  ).toBe(0);
});

test('axe finds nothing in the first show, in the tenth, nor on the results page', async ({ page }) => {
  await play(page);
  await expectAccessible(page, 'tenth show');
  await page.getByRole('radio', { name: 'First show' }).check({ force: true });
  await says(page, /first show/);
  await expectAccessible(page, 'first show');
  await play(page, '/case-studies#oko@18');
  await expectAccessible(page, 'results');
});

test('a step is painted within 100 ms on a processor four times slower', async ({ page }) => {
  await play(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const usual = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('[data-of="range"]');
    if (!input) return Number.NaN;
    const times: number[] = [];
    for (let minute = 0; minute < 90; minute += 3) {
      const start = performance.now();
      input.valueAsNumber = minute;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      void document.body.offsetHeight;
      times.push(performance.now() - start);
      await new Promise(requestAnimationFrame);
    }
    return times.toSorted((a, b) => a - b).at(times.length / 2);
  });
  console.log(`show: a step takes ${usual?.toFixed(1)} ms`);
  expect(usual).toBeLessThan(100);
});
