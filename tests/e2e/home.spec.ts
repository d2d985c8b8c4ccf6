import { laidOut } from '#tests/support/laid-out.ts';
import { expect, test } from '#tests/support/site.ts';

test('every figure that the specification claims for the home page stands on it', async ({ page }) => {
  await page.goto('/');
  await laidOut(page);
  const text = await page.getByRole('main').innerText();
  for (const figure of [
    '500%',
    '$2M+',
    '100+',
    '4.9/5',
    '500+ brands',
    '5x',
    '3x',
    '10x',
    '30 days or less',
  ]) {
    expect(text, figure).toContain(figure);
  }
  expect(text).toMatch(/free 30-minute/i);
  expect(text).toContain('engagement');
  expect(text).toContain('conversion');
  expect(text).toContain('interaction');
});

test('every strategy call opens the scheduling page in a new tab', async ({ page }) => {
  await page.goto('/');
  const calls = page.getByRole('main').getByRole('link', { name: /strategy call/i });
  await expect(calls).toHaveCount(4);
  for (const call of await calls.all()) {
    await expect(call).toHaveAttribute('target', '_blank');
    await expect(call).toHaveAttribute('href', /strategy-call-30min/);
    await expect(call).toHaveAttribute('rel', /noopener/);
    await expect(call).toHaveAccessibleName(/opens in a new tab/);
  }
});

test('six services show three benefits each and count the rest', async ({ page }) => {
  await page.goto('/#services');
  const cards = page.locator('#services > div > ul > li');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByText(/^\+\d more benefits$/)).toBeVisible();
  }
});

test('the case studies have a tab per brand, the first open, and go by arrow key', async ({ page }) => {
  await page.goto('/#case-studies');
  const section = page.locator('#case-studies');
  const tabs = section.getByRole('tab');
  await expect(tabs).toHaveText(['Nordlys Skin', 'Field & Fold', 'Palo Home']);
  await expect(section.getByRole('tabpanel')).toContainText('$412K');
  await tabs.nth(1).click();
  await expect(section.getByRole('tabpanel')).toContainText('$268K');
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('tabpanel')).toContainText('$195K');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('the tabs can be reached and gone through by keyboard alone, from the first key on', async ({
  page,
}) => {
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
  await expect(section.getByRole('tabpanel')).toContainText('$268K');
});

test('the viewer count that moves goes up and down from the count that is spoken', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await laidOut(page);
  const spoken = Number((await page.getByText(/^\d+,\d{3}$/).innerText()).replace(',', ''));
  const counts = page.locator('.viewer-count > span');
  const lines = (await counts.innerText())
    .split('\n')
    .map((count) => Number(count.replace(',', '')) - spoken);
  expect(lines).toEqual(lines.map((_, line) => line));
  const shownAt = (second: number) =>
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
    expect(await shownAt(second)).toBeCloseTo(joined, 1);
    expect(lines).toContain(joined);
  }
});

test('the cart of the demo counts, checks out and is empty again', async ({ page }) => {
  await page.goto('/#how-it-works');
  const add = page.getByRole('button', { name: 'Add to cart' });
  const checkOut = page.getByRole('button', { name: 'Check Out' });
  const count = page.getByTestId('cart-count');
  const said = page.locator('#how-it-works').getByRole('status');
  await checkOut.click();
  await expect(said).toHaveText('Your cart is empty. Add one first');
  await add.click();
  await add.click();
  await expect(count).toHaveText('2');
  await checkOut.click();
  await expect(count).toHaveText('0');
  await expect(said).toHaveText('Bought 2. Back to the show');
  await expect(page.getByText('you just bought 2')).toBeVisible();
});

test('the logo strip runs a 20 s loop and can be stopped', async ({ page }) => {
  await page.goto('/');
  const strip = page.locator('.strip');
  const state = () =>
    strip.evaluate((element) => {
      const [loop] = element.getAnimations();
      return [loop?.playState, loop?.effect?.getTiming().duration, loop?.effect?.getTiming().iterations];
    });
  expect(await state()).toEqual(['running', 20_000, Number.POSITIVE_INFINITY]);
  await page.getByRole('button', { name: 'Stop the brands moving' }).click();
  await expect.poll(state).toEqual(['paused', 20_000, Number.POSITIVE_INFINITY]);
  await page.getByRole('button', { name: 'Let the brands move' }).click();
  await expect.poll(state).toEqual(['running', 20_000, Number.POSITIVE_INFINITY]);
});

test('the sample video starts by itself after the page has loaded, and can be held', async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video');
  const paused = () => film.evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(paused).toBe(false);
  await page.getByRole('button', { name: 'Pause the video' }).click();
  await expect.poll(paused).toBe(true);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(paused).toBe(false);
});
