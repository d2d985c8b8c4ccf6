/**
 * Runs in the head, before anything is painted: on every change of path within the tab, back and forward included,
 * it shows the overlay for 800 ms and keeps the new page at its top. The first arrival shows none.
 * Inlined as it is; astro.config.ts allows it by its hash.
 */
export const arrivalScript = `(() => {
  const root = document.documentElement;
  // A place that is asked for or kept is found by real heights: no section waits for the paint.
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate')
    root.setAttribute('data-whole', '');
  const arrive = () => {
    let before = null;
    try {
      before = sessionStorage.getItem('path');
      sessionStorage.setItem('path', location.pathname);
    } catch {}
    if (before === null || before === location.pathname) return;
    root.setAttribute('data-arriving', '');
    if (!location.hash) {
      history.scrollRestoration = 'manual';
      scrollTo(0, 0);
    }
    setTimeout(() => {
      if (!location.hash) scrollTo(0, 0);
      root.removeAttribute('data-arriving');
      root.setAttribute('data-arrived', '');
      dispatchEvent(new Event('arrived'));
    }, 800);
  };
  arrive();
  addEventListener('pageshow', (event) => event.persisted && arrive());
  // A reload keeps its place.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
})()`;
