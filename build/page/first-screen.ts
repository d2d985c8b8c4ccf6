import { compile } from 'css-select';
import type { Selector } from 'css-what';
import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';

export type Element = Tree['element'];

const isBelowFirstScreen = createMatcher(
  'main > :is(section, article, ul):nth-child(n + 3), footer, #call-bar, [data-after-paint], [popover], dialog, [hidden], template, noscript, script, style',
);

export function createMatcher(selector: string | Selector[][]): (element: Element) => boolean {
  return compile<Tree['node'], Element>(selector);
}

/** @returns elements in document order, root first */
export function findFirstScreen(html: string): Element[] {
  const elements: Element[] = [];
  const addChildren = (parent: Tree['parentNode']) => {
    for (const node of parent.children) {
      if (!('attribs' in node)) continue;
      const isShown = !isBelowFirstScreen(node);
      // Deferred parts still take up space, and hidden ones need the styles that hide them.
      if (isShown || 'data-after-paint' in node.attribs || 'hidden' in node.attribs) elements.push(node);
      if (isShown) addChildren(node);
    }
  };
  addChildren(parse(html, { treeAdapter: adapter, scriptingEnabled: false }));
  return elements;
}
