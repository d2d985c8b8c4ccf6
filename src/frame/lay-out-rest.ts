/**
 * Lays out sections below the first screen when the browser is idle, one per frame, so that scrolling, searching
 * and assistive technology find them. Then `data-whole` makes the style sheet lay out every section.
 */
export function layOutRemainingSections() {
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
    // Several idle callbacks fit into one frame, and would lay out their sections in one long task.
    requestAnimationFrame(() => requestIdleCallback(layOutNext));
  };
  // Browsers without `requestIdleCallback` (Safari) skip no layout, see below-first-screen.css.
  window.requestIdleCallback?.(layOutNext);
}
