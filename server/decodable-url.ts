import type { IncomingMessage } from 'node:http';

/** Escapes the percent signs of an undecodable path (`/100%`, `/%E0%A4%A`). */
export function toDecodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
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
