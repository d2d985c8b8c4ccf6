import type { Page } from '@playwright/test';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

/** Text spacing as in WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

export async function applyTextSpacing(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
}

/**
 * Finds text that cannot be read: clipped, beyond the window's edges, or overlapping other text. Ignores scrollable
 * text, decorative text and text for screen readers only.
 * @param isApp allows text truncated with an ellipsis, and fixed bars over scrolling content
 */
export async function findUnreadableText(page: Page, { isApp = false } = {}): Promise<string[]> {
  await waitForLayout(page);
  return page.evaluate((hasBars) => {
    type Line = { node: Text; rect: DOMRect; bar: HTMLElement | null };
    const lines: Line[] = [];
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isForScreenReaders = (element: HTMLElement | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement));
    const isTruncated = (element: HTMLElement | null): boolean =>
      element !== null &&
      (getComputedStyle(element).textOverflow === 'ellipsis' || isTruncated(element.parentElement));
    const findBar = (element: HTMLElement | null): HTMLElement | null =>
      element === null || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : findBar(element.parentElement);
    const quoteText = (node: Text) => `“${node.data.trim().slice(0, 40)}”`;

    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('svg, [aria-hidden=true], .chat-window, .strip-mask, option, header')) continue;
      if (isForScreenReaders(parent)) continue;
      if (hasBars && isTruncated(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Compares the middle of each line, because line boxes are higher than the glyphs.
      const rects = Array.from(
        range.getClientRects(),
        ({ x, y, width, height }) => new DOMRect(x, y + height * 0.25, width, height * 0.5),
      ).filter(({ width }) => width > 1);
      for (const rect of rects) {
        let scrolls = false;
        for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(box);
          if (position === 'fixed') break;
          scrolls ||= /auto|scroll/.test(overflowX);
          if (scrolls || !/hidden|clip/.test(`${overflowX}${overflowY}`)) continue;
          const edge = box.getBoundingClientRect();
          const cut =
            rect.left < edge.left - 2 ||
            rect.right > edge.right + 2 ||
            rect.top < edge.top - 2 ||
            rect.bottom > edge.bottom + 2;
          if (cut)
            faults.push(`${quoteText(node)} is cut off by ${box.tagName.toLowerCase()}.${box.className}`);
        }
        if (!scrolls && (rect.left < -1 || rect.right > innerWidth + 1))
          faults.push(`${quoteText(node)} reaches beyond the window`);
        if (!scrolls) lines.push({ node, rect, bar: hasBars ? findBar(parent) : null });
      }
    }

    lines.sort((a, b) => a.rect.top - b.rect.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.rect.top > line.rect.bottom) break;
        const across =
          Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
        const down = Math.min(line.rect.bottom, other.rect.bottom) - other.rect.top;
        if (line.bar === other.bar && line.node !== other.node && across > 3 && down > 3)
          faults.push(`${quoteText(line.node)} and ${quoteText(other.node)} lie over each other`);
      }
    });
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) faults.push(`the page scrolls sideways by ${beyond} px`);
    return [...new Set(faults)];
  }, isApp);
}

export async function findBrokenCompounds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('svg, option')) continue;
      for (const { 0: compound, index } of node.data.matchAll(/(?<![\w@])\$?\w[\w.%]*(?:[-–]\$?\w+)+/g)) {
        if (compound.length > 14) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + compound.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1)
          found.push(node.data.slice(Math.max(0, index - 15), index + compound.length + 15));
      }
    }
    return found;
  });
}
