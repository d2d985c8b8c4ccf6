import type { Page } from '@playwright/test';
import { findEndlessMotion, findUnpausedMotion } from '#tests/support/site/endless-motion.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

async function setTabHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test.describe('the home page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('animates each part of the home page only while it is in view', async ({ page }) => {
    await page.goto('/');
    await waitForLayout(page);
    const seen = new Set<string>();
    for (const place of ['video', '.strip-mask', '.chat-window', '.viewer-count', 'footer', 'header']) {
      await page
        .locator(place)
        .first()
        .evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect.poll(() => findUnpausedMotion(page)).toEqual([]);
      for (const { name, moves } of await findEndlessMotion(page)) if (moves) seen.add(name);
    }
    expect([...seen].toSorted()).toEqual(['chat', 'film', 'strip', 'viewer-count']);
  });

  test('pauses all motion in a background tab, and resumes it when the tab is visible again', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForLayout(page);
    for (const place of ['video', '.chat-window']) {
      await page.locator(place).evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect.poll(() => findUnpausedMotion(page)).toEqual([]);
      const moving = (await findEndlessMotion(page)).filter(({ moves }) => moves);
      expect(moving).not.toEqual([]);
      await setTabHidden(page, true);
      await expect.poll(async () => (await findEndlessMotion(page)).filter(({ moves }) => moves)).toEqual([]);
      await setTabHidden(page, false);
      await expect
        .poll(async () => (await findEndlessMotion(page)).filter(({ moves }) => moves))
        .toEqual(moving);
    }
  });

  test('scrolling away and switching tabs do not resume motion that the visitor paused', async ({ page }) => {
    await page.goto('/');
    await waitForLayout(page);
    await page.getByRole('button', { name: 'Stop the logo animation' }).click();
    await page.getByRole('button', { name: 'Pause the video' }).click();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await setTabHidden(page, true);
    await setTabHidden(page, false);
    for (const [name, place] of [
      ['strip', '.strip-mask'],
      ['film', 'video'],
    ]) {
      await page.locator(place ?? '').evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(300);
      expect((await findEndlessMotion(page)).find((one) => one.name === name)).toEqual({
        name,
        moves: false,
        inView: true,
      });
    }
  });
});
