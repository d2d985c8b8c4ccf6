import type { Page } from '@playwright/test';

export const foreignKinds = ['wrap', 'replace', 'before', 'after', 'end'] as const;
type ForeignKind = (typeof foreignKinds)[number];

/**
 * Simulates a browser extension that changes each page from DOMContentLoaded on.
 * @param afterHydration starts the changes this many milliseconds after the first island was hydrated instead
 */
export async function changeFromOutside(
  page: Page,
  kind: ForeignKind,
  afterHydration?: number,
): Promise<void> {
  await page.addInitScript(runProgram, { kind, afterHydration });
}

function runProgram({ kind, afterHydration }: { kind: ForeignKind; afterHydration?: number | undefined }) {
  const skipped = 'script, style, noscript, textarea, title, template, svg, .translated';
  const fields = 'input:not([type="hidden"]), textarea, select';
  const wrapped = (text: Node) => {
    const outer = document.createElement('font');
    outer.className = 'translated';
    return outer.appendChild(document.createElement('font')).appendChild(text).parentElement?.parentElement;
  };
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(wrapped(kind === 'wrap' ? text : new Text(text.data)) as Node);
  };
  const place = (field: HTMLElement) => {
    if ('seen' in field.dataset) return;
    field.dataset.seen = '';
    const mark = Object.assign(document.createElement('div'), { className: 'foreign' });
    if (kind === 'end') field.parentElement?.append(mark);
    else field[kind as 'before' | 'after'](mark);
  };
  const change = () => {
    if (kind !== 'wrap' && kind !== 'replace')
      return document.body.querySelectorAll<HTMLElement>(fields).forEach(place);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(translate);
  };
  const start = () => {
    change();
    new MutationObserver(change).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  if (afterHydration === undefined) addEventListener('DOMContentLoaded', start);
  else
    addEventListener('astro:hydrate', () => setTimeout(start, afterHydration), { capture: true, once: true });
}
