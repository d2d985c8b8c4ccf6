import type { Page } from '@playwright/test';

/**
 * What a page sends from now on, the fetching of its own files aside: a simulated form has to leave this empty.
 * @returns one line per request, filled as they go out
 */
export function outgoing(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    const own = origin === new URL(page.url()).origin && /^\/(_astro|art|favicon)[/.]/.test(pathname);
    if (request.method() !== 'GET' || !own) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}
