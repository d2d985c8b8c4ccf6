import type { Page } from '@playwright/test';

type Motion = { name: string; moves: boolean; inView: boolean };

/** Finds endless animations and videos. */
export function findEndlessMotion(page: Page): Promise<Motion[]> {
  return page.evaluate(() => {
    // Uses the clipping parent, because an animated element may be larger than it.
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
        // The children of an island are in an astro-slot element, which has no box.
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

/** Finds animations and videos that run while out of view or are paused while in view. */
export const findUnpausedMotion = async (page: Page) =>
  (await findEndlessMotion(page)).filter(({ moves, inView }) => moves !== inView);
