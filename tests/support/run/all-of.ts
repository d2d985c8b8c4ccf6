import type { Locator } from '@playwright/test';

export async function allOf(locator: Locator): Promise<Locator[]> {
  await locator.first().waitFor({ state: 'attached' });
  return locator.all();
}
