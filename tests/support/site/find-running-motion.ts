import type { Page } from '@playwright/test';

/** Finds the names of running animations and videos. */
export function findRunningMotion(page: Page): Promise<string[]> {
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
