import { brotliCompressSync } from 'node:zlib';
import { builtPages } from './built-pages.ts';
import { documentOf, select } from './page-document.ts';

const withShow = new Set(['home', 'case-studies']);

/** Every built page with the compressed size of its document in KB and the number of elements in its body. */
export function pageWeights() {
  return builtPages().map(({ route, html }) => ({
    route,
    hasShow: withShow.has(route),
    kilobytes: brotliCompressSync(html).length / 1024,
    elements: select(documentOf(html), 'body *').length,
  }));
}
