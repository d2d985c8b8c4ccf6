import type { IncomingMessage } from 'node:http';

/**
 * Lets every route take every path: where a path's escapes are no text (`/100%`, `/%E0%A4%A`) its percent signs are
 * taken literally. The query stays as it came.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
