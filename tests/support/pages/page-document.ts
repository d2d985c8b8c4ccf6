import { selectAll } from 'css-select';
import { innerText } from 'domutils';
import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { readBuiltPages } from '#tests/support/pages/built-pages.ts';

type PageDocument = Tree['document'];

/** Parses the HTML of a page, with or without the content of `noscript`. */
export const parsePage = (html: string, script = true): PageDocument =>
  parse(html, { treeAdapter: adapter, scriptingEnabled: script });

export const select = (within: Tree['node'], css: string) =>
  selectAll<Tree['node'], Tree['element']>(css, within);

/** The text of each element, including collapsed answers and hidden tabs. */
export const textsOf = (within: Tree['node'], css: string): string[] =>
  select(within, css).map((element) => innerText(element).replace(/\s+/g, ' ').trim());

function spacedText(node: Tree['node']): string {
  if ('data' in node) return node.nodeType === 3 ? node.data : '';
  if ('name' in node && /^(?:script|style)$/.test(node.name)) return '';
  return node.children.map(spacedText).join(' ');
}

let documentsWithoutScript: { path: string; document: PageDocument }[] | undefined;

/** The text of each matching element on any page without JavaScript, with the path of the page. */
export function textsOnAllPages(css: string): { path: string; words: string }[] {
  documentsWithoutScript ??= readBuiltPages().map(({ path, html }) => ({
    path,
    document: parsePage(html, false),
  }));
  return documentsWithoutScript.flatMap(({ path, document }) =>
    select(document, css).map((element) => ({
      path,
      words: spacedText(element).replace(/\s+/g, ' ').trim(),
    })),
  );
}
