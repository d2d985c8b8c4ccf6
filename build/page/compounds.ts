import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { PageSource } from './page-source.ts';

/** A range or compound with the signs that belong to it: `$80k-$120k`, `30-40%`, `next-day`. */
const compoundPattern =
  /(?<![\p{L}\p{N}&#/@.-])\$?[\p{L}\p{N}][\p{L}\p{N}.,%’]*(?:[-–]\$?[\p{L}\p{N}][\p{L}\p{N}.,%’]*)+/gu;
/** A heading on a 320 px phone has no space for longer ones. */
const maxLength = 14;

const skippedTags = new Set([
  'astro-island',
  'svg',
  'script',
  'style',
  'template',
  'noscript',
  'textarea',
  'select',
  'title',
]);
const flexOrGrid = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/;

/** Prevents browsers from breaking these words after the hyphen. */
export function preventBreaksInCompounds(page: PageSource): void {
  for (const { start, end } of findRunningText(page.document)) {
    for (const { 0: match, index } of page.source.slice(start, end).matchAll(compoundPattern)) {
      if (match.length > maxLength) continue;
      page.wrap(start + index, start + index + match.length, '<span class="one-line">', '</span>');
    }
  }
}

function* findRunningText(parent: Tree.ParentNode): Generator<{ start: number; end: number }> {
  for (const node of parent.childNodes) {
    if ('tagName' in node) {
      if (!skippedTags.has(node.tagName)) yield* findRunningText(node);
    } else if (node.nodeName === '#text' && 'attrs' in parent && node.sourceCodeLocation) {
      const classes = parent.attrs.find(({ name }) => name === 'class')?.value ?? '';
      const { startOffset, endOffset } = node.sourceCodeLocation;
      if (!flexOrGrid.test(classes)) yield { start: startOffset, end: endOffset };
    }
  }
}
