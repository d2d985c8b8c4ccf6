import { expect, type Page } from '@playwright/test';

/** The newest toast of this title shows, with this description where one is asked for. */
export async function expectToast(page: Page, title: string, description?: string) {
  const toast = page.getByRole('dialog').filter({ hasText: title }).first();
  await expect(toast.getByText(title, { exact: true }).first()).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true }).first()).toBeVisible();
}

/** Waits until a form that was reached for has fetched the toasts ahead, so that a test can cut the network. */
export async function toastsReady(page: Page) {
  const code = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/toaster\.[^/]+\.js$/.test(name))?.name,
  );
  await page.evaluate((url) => import(url ?? '').then(() => {}), await code.jsonValue());
}
