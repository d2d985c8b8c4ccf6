/**
 * Lays out the sections that the style sheet leaves for after the paint, one whenever the browser is idle: none of them
 * keeps a visitor waiting, and soon all are there for whoever scrolls, searches or reads the page. Then the style
 * sheet holds nothing back any more, what a tab brings later neither.
 */
export function layOutRest() {
  const sections = document
    .querySelectorAll<HTMLElement>('main > :nth-child(n + 3), [data-after-paint]')
    .values();
  const layOutNext = () => {
    const { value: section } = sections.next();
    if (!section) {
      document.documentElement.dataset.whole = '';
      return;
    }
    section.style.contentVisibility = 'visible';
    requestIdleCallback(layOutNext);
  };
  // Where it is missing, the style sheet leaves nothing: no Safari has it.
  window.requestIdleCallback?.(layOutNext);
}
