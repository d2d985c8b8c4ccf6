import { brotliCompressSync } from 'node:zlib';
import { builtPages } from './built-pages.ts';
import { documentOf, select } from './page-document.ts';

const withShow = new Set(['home', 'case-studies']);

/** Every built page with its document's size as sent, in KB, and how many elements its body has. */
export function pageWeights() {
  return builtPages().map(({ route, html }) => ({
    route,
    hasShow: withShow.has(route),
    kilobytes: brotliCompressSync(html).length / 1024,
    elements: select(documentOf(html), 'body *').length,
  }));
}
