import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { laidOut } from './laid-out.ts';

/**
 * Axe in a third of its time: it works out selectors of what it finds and not of what passes, and passes no results
 * to a page of its own, which only frames would need, and there are none.
 */
export const axe = (page: Page, options: Parameters<AxeBuilder['options']>[0] = {}) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...options });

/** Fails when axe finds anything on the page as it stands now; what only fades in or out has finished first. @param when said by a failure */
export async function expectAccessible(page: Page, when = 'what axe found') {
  // A whole page through every rule takes long on a busy machine.
  test.setTimeout(test.info().timeout + 20_000);
  await laidOut(page);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
        .map((one) => one.finished.catch(() => {})),
    ),
  );
  const { violations } = await axe(page, { rules: { 'target-size': { enabled: true } } }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, when).toEqual([]);
}
