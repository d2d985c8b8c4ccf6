import type { Page } from '@playwright/test';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((one) => (one instanceof CSSAnimation ? one.animationName : one.constructor.name)),
    ...Array.from(document.querySelectorAll('video'))
      .filter(({ paused }) => !paused)
      .map(() => 'film'),
  ]);
}

for (const path of paths) {
  test(`shows no automatic motion on ${path}, from top to bottom`, async ({ page }) => {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 1500) {
      await page.mouse.wheel(0, 1500);
      expect(await moving(page)).toEqual([]);
    }
  });
}

test('shows a dialog, a tab, a toast and a note at once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab').nth(1).click();
  expect(await moving(page)).toEqual([]);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page)).toEqual([]);
});

test('shows the play button of the film before and after hydration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play the video' });
  await expect(play).toBeVisible();
  await play.focus();
  await expect(page.locator('astro-island[ssr]:has(video)')).toHaveCount(0);
  await expect(play).toBeVisible();
  await play.click();
  await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible();
});
