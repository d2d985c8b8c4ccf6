import { frame } from '#tests/support/pages/frame-texts.ts';
import { findRunningMotion } from '#tests/support/site/find-running-motion.ts';
import { expect, test } from '#tests/support/site/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('animates no dialog, tab or toast', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findRunningMotion(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab').nth(1).click();
  expect(await findRunningMotion(page)).toEqual([]);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findRunningMotion(page)).toEqual([]);
});

test('shows the play button of the video before and after hydration', async ({ page }) => {
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
