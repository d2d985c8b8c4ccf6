import { site } from '#site.config';
import { homeSchema } from '#src/content/schemas/page/home.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { addNewTabNote, linksTo } from '#tests/support/pages/main-links.ts';
import { showOf } from '#tests/support/pages/shows.ts';
import { waitForAll } from '#tests/support/run/wait-for-all.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

const home = contentOf('pages/home', homeSchema);
const brands = ['nordlys', 'field', 'palo'].map((id) => showOf(id).name);
const revenues = brands.map(
  (name) => home.cases.items.find(({ brand }) => brand === name)?.results.revenue ?? 'no case of this brand',
);

test('shows every statistic together with its label', async ({ page }) => {
  await page.goto('/');
  await waitForLayout(page);
  const text = await page.getByRole('main').innerText();
  const figures = [...home.stats, ...home.demo.figures].flatMap(({ value, label }) => [value, label]);
  const proof = home.hero.proof.flatMap((part) => Object.values(part));
  for (const words of [...figures, ...proof, ...home.closing.points]) expect(text, words).toContain(words);
});

test('opens the scheduling page in a new tab from every strategy call link', async ({ page }) => {
  await page.goto('/');
  const calls = linksTo(page, site.links.scheduling);
  await expect(calls).toHaveText(
    addNewTabNote(home.hero.call, home.services.call, home.cases.call, home.closing.action),
  );
  for (const call of await waitForAll(calls)) {
    await expect(call).toHaveAttribute('target', '_blank');
    await expect(call).toHaveAttribute('rel', /noopener/);
    await expect(call).toHaveAccessibleName(/opens in a new tab/);
  }
});

test('lists three benefits per service, and shows how many more there are', async ({ page }) => {
  await page.goto('/#services');
  const cards = page.locator('#services > div > ul > li');
  await expect(cards).toHaveCount(home.services.items.length);
  for (const [index, { title, benefits }] of home.services.items.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('listitem')).toHaveText(benefits.slice(0, 3));
    await expect(card.getByText(`+${benefits.length - 3} more benefits`, { exact: true })).toBeVisible();
  }
});

test('shows one tab per brand with the first one open, and switches tabs with arrow keys', async ({
  page,
}) => {
  await page.goto('/#case-studies');
  const section = page.locator('#case-studies');
  const tabs = section.getByRole('tab');
  const panel = section.getByRole('tabpanel');
  await expect(tabs).toHaveText(brands);
  await expect(panel).toContainText(revenues[0] ?? '');
  await tabs.nth(1).click();
  await expect(panel).toContainText(revenues[1] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toContainText(revenues[2] ?? '');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('lets the visitor reach and switch the tabs by keyboard before hydration', async ({ page }) => {
  await page.goto('/#case-studies');
  const section = page.locator('#case-studies');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const first = section.getByRole('tab').first();
  for (
    let press = 0;
    press < 24 && !(await first.evaluate((tab) => tab === document.activeElement));
    press++
  ) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('tabpanel')).toContainText(revenues[1] ?? '');
});

test('animates the viewer count around the number that screen readers read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await waitForLayout(page);
  const viewers = home.demo.viewers;
  await expect(page.getByText(viewers.toLocaleString('en-US'), { exact: true })).toHaveCount(1);
  const counts = page.locator('.viewer-count > span');
  const lines = (await counts.innerText())
    .split('\n')
    .map((count) => Number(count.replace(',', '')) - viewers);
  expect(lines).toEqual(lines.map((_, line) => line));
  const readCountAt = (second: number) =>
    counts.evaluate((element, time) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      const line = element.getBoundingClientRect().height / (element.textContent ?? '').split('\n').length;
      const window = element.parentElement?.getBoundingClientRect().top ?? 0;
      return (window - element.getBoundingClientRect().top) / line;
    }, second * 1000);
  for (const [second, joined] of [
    [0, 0],
    [7.3, 23],
    [13.3, 11],
    [19.3, 38],
  ] as const) {
    expect(await readCountAt(second)).toBeCloseTo(joined, 1);
    expect(lines).toContain(joined);
  }
});

test('counts the items in the demo cart, and empties the cart at checkout', async ({ page }) => {
  await page.goto('/#how-it-works');
  const add = page.getByRole('button', { name: 'Add to cart' });
  const checkOut = page.getByRole('button', { name: 'Check Out' });
  const count = page.getByTestId('cart-count');
  const status = page.locator('#how-it-works').getByRole('status');
  await checkOut.click();
  await expect(status).toHaveText('Your cart is empty. Add one first');
  await add.click();
  await add.click();
  await expect(count).toHaveText('2');
  await checkOut.click();
  await expect(count).toHaveText('0');
  await expect(status).toHaveText('Bought 2. Back to the show');
  await expect(page.getByText('you just bought 2')).toBeVisible();
});

test('runs the logo strip in a 20 s loop that can be paused', async ({ page }) => {
  await page.goto('/');
  const strip = page.locator('.strip');
  const readState = () =>
    strip.evaluate((element) => {
      const [loop] = element.getAnimations();
      return [loop?.playState, loop?.effect?.getTiming().duration, loop?.effect?.getTiming().iterations];
    });
  // Layout that settles late can move the strip out of view, where its animation is paused.
  const readStateInView = async () => {
    // Playwright's own scrolling would wait until the strip no longer moves.
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return readState();
  };
  await expect.poll(readStateInView).toEqual(['running', 20_000, Number.POSITIVE_INFINITY]);
  await page.getByRole('button', { name: 'Stop the logo animation' }).click();
  await expect.poll(readState).toEqual(['paused', 20_000, Number.POSITIVE_INFINITY]);
  await page.getByRole('button', { name: 'Start the logo animation' }).click();
  await expect.poll(readState).toEqual(['running', 20_000, Number.POSITIVE_INFINITY]);
});

test('starts the sample video after the page has loaded, and lets the visitor pause it', async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video');
  const isPaused = () => film.evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause the video' }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(isPaused).toBe(false);
});
