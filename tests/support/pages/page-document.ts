import { selectAll } from 'css-select';
import { innerText } from 'domutils';
import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { builtPages } from '#tests/support/pages/built-pages.ts';

export type PageDocument = Tree['document'];

/** A page as it is with script, or as one without script is given it. */
export const documentOf = (html: string, script = true): PageDocument =>
  parse(html, { treeAdapter: adapter, scriptingEnabled: script });

export const select = (within: Tree['node'], css: string) =>
  selectAll<Tree['node'], Tree['element']>(css, within);

/** The words of each element, those of closed answers and other tabs too: a visitor can read them. */
export const wordsOf = (within: Tree['node'], css: string): string[] =>
  select(within, css).map((element) => innerText(element).replace(/\s+/g, ' ').trim());

function spacedText(node: Tree['node']): string {
  if ('data' in node) return node.nodeType === 3 ? node.data : '';
  if ('name' in node && /^(?:script|style)$/.test(node.name)) return '';
  return node.children.map(spacedText).join(' ');
}

let withoutScript: { path: string; document: PageDocument }[] | undefined;

/** The words of each element that a selector finds on any page as one without script is given it, with the page's path. */
export function wordsEverywhere(css: string): { path: string; words: string }[] {
  withoutScript ??= builtPages().map(({ path, html }) => ({ path, document: documentOf(html, false) }));
  return withoutScript.flatMap(({ path, document }) =>
    select(document, css).map((element) => ({
      path,
      words: spacedText(element).replace(/\s+/g, ' ').trim(),
    })),
  );
}
