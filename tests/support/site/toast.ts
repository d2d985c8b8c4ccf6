import { expect, type Page } from '@playwright/test';

/** Expects the newest toast with this title, and with this description if given. */
export async function expectToast(page: Page, title: string, description?: string) {
  const toast = page.getByRole('dialog').filter({ hasText: title }).first();
  await expect(toast.getByText(title, { exact: true }).first()).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true }).first()).toBeVisible();
}

/** Waits until a form has prefetched the code of the toasts on focus, so that a test can then cut the network. */
export async function waitForToastCode(page: Page) {
  const code = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/toaster\.[^/]+\.js$/.test(name))?.name,
  );
  await page.evaluate((url) => import(url ?? '').then(() => {}), await code.jsonValue());
}
