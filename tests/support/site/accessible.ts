import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { waitForLayout } from './wait-for-layout.ts';

/**
 * Runs axe three times faster: selectors are computed only for findings, and results are not passed through a
 * separate page, which only frames need.
 */
export const axe = (page: Page, options: Parameters<AxeBuilder['options']>[0] = {}) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...options });

/**
 * Fails on any axe finding on the current page, after fade animations have finished.
 * @param when part of the failure
 * message
 */
export async function expectAccessible(page: Page, when = 'what axe found') {
  // All rules on a whole page take long on a busy machine.
  test.setTimeout(test.info().timeout + 20_000);
  await waitForLayout(page);
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
