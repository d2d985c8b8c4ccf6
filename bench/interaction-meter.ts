import type { Locator, Page } from '@playwright/test';

/** Milliseconds of one press: `duration` as INP counts it, up to the next paint; `shown` until what it asked for stands there. */
export type Press = { duration: number; shown?: number };

/** What the browser reports in steps of 8 ms, from 16 ms on; a press that is not reported was faster. */
const least = 16;

/** Runs in the page before anything else: keeps the longest event of every interaction that the browser reports. */
export function recordInteractions() {
  const longest = new Map<number, number>();
  const keep = (entries: PerformanceEntry[]) => {
    for (const { interactionId, duration } of entries as PerformanceEventTiming[]) {
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
  let pressed = 0;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (pressed ||= timeStamp), { capture: true });
  }
  Object.assign(window, {
    interactions: {
      forget() {
        observer.takeRecords();
        longest.clear();
        pressed = 0;
      },
      sincePress: () => performance.now() - pressed,
      take() {
        keep(observer.takeRecords());
        return Math.max(0, ...longest.values());
      },
    },
  });
}

type Meter = { interactions: { forget(): void; take(): number; sincePress(): number } };

/**
 * One visitor's act, measured in the page.
 * @param act a tap or a key
 * @param shown what stands on the page once it is done; without it only the press itself is timed
 */
export async function measured(page: Page, act: () => Promise<void>, shown?: Locator): Promise<Press> {
  await page.evaluate(() => (window as unknown as Meter).interactions.forget());
  await act();
  let after: number | undefined;
  if (shown) {
    await shown.waitFor();
    after = await page.evaluate(() => (window as unknown as Meter).interactions.sincePress());
  }
  await page.waitForTimeout(500);
  const duration = await page.evaluate(() => (window as unknown as Meter).interactions.take());
  return { duration: Math.max(duration, least), ...(after !== undefined && { shown: after }) };
}
