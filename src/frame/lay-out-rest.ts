/**
 * Lays out sections below the first screen, one per idle period, so that scrolling, searching and assistive
 * technology find them. `data-whole` then stops the style sheet from skipping layout.
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
  // Browsers without `requestIdleCallback` (Safari) skip no layout, see below-first-screen.css.
  window.requestIdleCallback?.(layOutNext);
}
