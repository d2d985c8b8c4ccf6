import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { laidOut } from './laid-out.ts';

/** Fails when axe finds anything on the page as it stands now; what only fades in or out has finished first. */
export async function expectAccessible(page: Page) {
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
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}
