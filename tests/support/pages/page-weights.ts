import { brotliCompressSync } from 'node:zlib';
import { readBuiltPages } from './built-pages.ts';
import { parsePage, select } from './page-document.ts';

const routesWithShow = new Set(['home', 'case-studies']);

/** Every built page with the compressed size of its document in KB and the number of elements in its body. */
export function measurePages() {
  return readBuiltPages().map(({ route, html }) => ({
    route,
    hasShow: routesWithShow.has(route),
    kilobytes: brotliCompressSync(html).length / 1024,
    elements: select(parsePage(html), 'body *').length,
  }));
}
