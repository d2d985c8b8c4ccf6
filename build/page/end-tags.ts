import { html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { PageSource } from './page-source.ts';

/** What comes next where an element is the last in its parent. */
const nothing = '';
const blocks =
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul';

/** Elements whose end tag may be left out, and what has to come next for it (HTML, 13.1.2.4, optional tags). */
const impliedBefore: Record<string, string[]> = {
  li: ['li', nothing],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd', nothing],
  p: [...blocks.split(' '), nothing],
  option: ['option', 'optgroup', nothing],
};
/** In these, and in elements of our own names, a paragraph's end is not implied by theirs. */
const keepsParagraphs = /^(?:a|audio|del|ins|map|noscript|video|.*-.*)$/;

/**
 * Leaves out every end tag that a parser adds by itself, and closes empty parts of drawings in their start tag: the tree stays
 * as it is, and the page gets smaller as sent.
 */
export function omitEndTags(page: PageSource, parent: Tree.ParentNode = page.document): void {
  for (const [index, node] of parent.childNodes.entries()) {
    if (!('tagName' in node)) continue;
    omitEndTags(page, 'content' in node ? node.content : node);
    const end = node.sourceCodeLocation?.endTag;
    if (end && node.namespaceURI === html.NS.SVG && node.childNodes.length === 0)
      page.replace(end.startOffset - 1, end.endOffset, '/>');
    const next = parent.childNodes[index + 1];
    const follows = next ? ('tagName' in next ? next.tagName : next.nodeName) : nothing;
    if (!end || !impliedBefore[node.tagName]?.includes(follows)) continue;
    if (node.tagName === 'p' && !next && keepsParagraphs.test(parent.nodeName)) continue;
    page.replace(end.startOffset, end.endOffset, '');
  }
}
