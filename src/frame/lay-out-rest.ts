/**
 * Lays out the sections that the style sheet leaves for after the paint, one whenever the browser is idle: none of them
 * keeps a visitor waiting, and soon all are there for whoever scrolls, searches or reads the page.
 */
export function layOutRest() {
  const sections = document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3)').values();
  const layOutNext = () => {
    const { value: section } = sections.next();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    requestIdleCallback(layOutNext);
  };
  // Where it is missing, the style sheet leaves nothing: no Safari has it.
  window.requestIdleCallback?.(layOutNext);
}
