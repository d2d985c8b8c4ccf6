import type { Page } from '@playwright/test';

/**
 * What a page sends from now on, the fetching of its own files aside: a simulated form has to leave this empty.
 * @returns one line per request, filled as they go out
 */
export function outgoing(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    // A browser that reads the speculation rules also fetches the page behind a link that is pointed at.
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    const isOwnFile = isAhead || /^\/(_astro|art|favicon|prefetch)[/.]/.test(pathname);
    const own = origin === new URL(page.url()).origin && isOwnFile;
    if (request.method() !== 'GET' || !own) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}
