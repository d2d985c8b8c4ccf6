import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { waitForLayout } from './wait-for-layout.ts';

// The unminified source takes twice as long to load.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs axe on the page and its frames. Each document loads axe only once, because loading takes as long as some of the
 * checks. Selectors are computed only for violations.
 */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<Result[]> {
  for (const frame of page.frames()) {
    const isLoaded = await frame.evaluate(() => 'axe' in window);
    if (!isLoaded) await frame.evaluate(axeSource);
  }
  return page.evaluate(
    async (given) => (await (window as unknown as { axe: typeof axe }).axe.run(document, given)).violations,
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
}

/**
 * Fails if axe finds a violation on the current page after its fade animations.
 * @param failureMessage a description for the failure message
 */
export async function expectAccessible(page: Page, failureMessage = 'axe violations') {
  // Running all rules on a whole page takes long on a busy machine.
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
  const violations = await findViolations(page, { rules: { 'target-size': { enabled: true } } });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, failureMessage).toEqual([]);
}
