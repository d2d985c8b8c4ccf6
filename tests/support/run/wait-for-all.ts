import type { Locator } from '@playwright/test';

export async function waitForAll(locator: Locator): Promise<Locator[]> {
  await locator.first().waitFor({ state: 'attached' });
  return locator.all();
}
