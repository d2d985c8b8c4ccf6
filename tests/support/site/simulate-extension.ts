import type { Page } from '@playwright/test';

export const extensionKinds = ['wrap', 'replace', 'before', 'after', 'end'] as const;
type ExtensionKind = (typeof extensionKinds)[number];

/**
 * Simulates a browser extension that changes each page from DOMContentLoaded on.
 * @param afterHydration milliseconds between the hydration of the first island and the first change, if given
 */
export async function simulateExtension(
  page: Page,
  kind: ExtensionKind,
  afterHydration?: number,
): Promise<void> {
  await page.addInitScript(runExtension, { kind, afterHydration });
}

function runExtension({
  kind,
  afterHydration,
}: {
  kind: ExtensionKind;
  afterHydration?: number | undefined;
}) {
  const skipped = 'script, style, noscript, textarea, title, template, svg, .translated';
  const fields = 'input:not([type="hidden"]), textarea, select';
  const wrapText = (text: Node) => {
    const outer = document.createElement('font');
    outer.className = 'translated';
    return outer.appendChild(document.createElement('font')).appendChild(text).parentElement?.parentElement;
  };
  const translateText = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(wrapText(kind === 'wrap' ? text : new Text(text.data)) as Node);
  };
  const insertElementNextTo = (field: HTMLElement) => {
    if ('seen' in field.dataset) return;
    field.dataset.seen = '';
    const mark = Object.assign(document.createElement('div'), { className: 'foreign' });
    if (kind === 'end') field.parentElement?.append(mark);
    else field[kind as 'before' | 'after'](mark);
  };
  const changePage = () => {
    if (kind !== 'wrap' && kind !== 'replace')
      return document.body.querySelectorAll<HTMLElement>(fields).forEach(insertElementNextTo);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(translateText);
  };
  const startChanging = () => {
    changePage();
    new MutationObserver(changePage).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  if (afterHydration === undefined) addEventListener('DOMContentLoaded', startChanging);
  else
    addEventListener('astro:hydrate', () => setTimeout(startChanging, afterHydration), {
      capture: true,
      once: true,
    });
}
