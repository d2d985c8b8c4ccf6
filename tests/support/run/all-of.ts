import type { Locator } from '@playwright/test';

/** All that a locator finds, once it finds anything: below the first screen nothing has a role before the styles have come. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await locator.first().waitFor({ state: 'attached' });
  return locator.all();
}
