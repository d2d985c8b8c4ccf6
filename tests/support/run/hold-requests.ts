import type { Page, Route } from '@playwright/test';

/** Delays the requests to a URL. @returns a function that lets them continue */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  release: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await release(route);
  });
  return resolve;
}
