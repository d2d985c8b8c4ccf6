import type { Page } from '@playwright/test';

/**
 * Records a page's requests from now on, except for its own files. A simulated form must send none.
 * @returns a list that grows by one line per request
 */
export function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    // A browser that supports speculation rules also prefetches hovered links.
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    const isOwnFile = isAhead || /^\/(_astro|art|favicon|prefetch)[/.]/.test(pathname);
    const own = origin === new URL(page.url()).origin && isOwnFile;
    if (request.method() !== 'GET' || !own) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}
