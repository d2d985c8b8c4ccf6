import type { Page } from '@playwright/test';
import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

type Mover = { name: string; moves: boolean; inView: boolean };

function movers(page: Page): Promise<Mover[]> {
  return page.evaluate(() => {
    // An animated element is larger than the clipping parent.
    const isInView = (place: Element | null | undefined) => {
      const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < innerHeight;
    };
    const loops = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map((loop) => ({
        name: (loop as CSSAnimation).animationName,
        moves: loop.playState === 'running',
        // An island's children are in astro-slot, which has no box.
        inView: isInView((loop.effect as KeyframeEffect).target?.parentElement?.closest(':not(astro-slot)')),
      }));
    const films = Array.from(document.querySelectorAll('video'), (film) => ({
      name: 'film',
      moves: !film.paused,
      inView: isInView(film),
    }));
    return [...loops, ...films];
  });
}

const wrong = async (page: Page) => (await movers(page)).filter(({ moves, inView }) => moves !== inView);

async function hideTab(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('animates each part of home only while it is in view', async ({ page }) => {
    await page.goto('/');
    await waitForLayout(page);
    const seen = new Set<string>();
    for (const place of ['video', '.strip-mask', '.chat-window', '.viewer-count', 'footer', 'header']) {
      await page
        .locator(place)
        .first()
        .evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect.poll(() => wrong(page)).toEqual([]);
      for (const { name, moves } of await movers(page)) if (moves) seen.add(name);
    }
    expect([...seen].toSorted()).toEqual(['chat', 'film', 'strip', 'viewer-count']);
  });

  test('pauses all motion in a hidden tab, and resumes it when visible', async ({ page }) => {
    await page.goto('/');
    await waitForLayout(page);
    for (const place of ['video', '.chat-window']) {
      await page.locator(place).evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect.poll(() => wrong(page)).toEqual([]);
      const moving = (await movers(page)).filter(({ moves }) => moves);
      expect(moving).not.toEqual([]);
      await hideTab(page, true);
      await expect.poll(async () => (await movers(page)).filter(({ moves }) => moves)).toEqual([]);
      await hideTab(page, false);
      await expect.poll(async () => (await movers(page)).filter(({ moves }) => moves)).toEqual(moving);
    }
  });

  test('keeps motion stopped once paused, out of view and in a hidden tab', async ({ page }) => {
    await page.goto('/');
    await waitForLayout(page);
    await page.getByRole('button', { name: 'Stop the brands moving' }).click();
    await page.getByRole('button', { name: 'Pause the video' }).click();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await hideTab(page, true);
    await hideTab(page, false);
    for (const [name, place] of [
      ['strip', '.strip-mask'],
      ['film', 'video'],
    ]) {
      await page.locator(place ?? '').evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(300);
      expect((await movers(page)).find((one) => one.name === name)).toEqual({
        name,
        moves: false,
        inView: true,
      });
    }
  });
});

test('shows no motion at the end of every page', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    await page.goto(path);
    await waitForLayout(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => wrong(page), path).toEqual([]);
  }
});
