/**
 * Runs in the head, before the first paint. When the path changes within the tab, including back and forward,
 * it shows the overlay for 800 ms and keeps the new page scrolled to its top. On the first page of a visit,
 * it stores the landing page and the referrer instead, for the source of a lead.
 */
import { slot as visit } from './visit-slot.ts';

const overlayMilliseconds = 800;
const pathStorageKey = 'path';

const root = document.documentElement;
let overlayTimer: ReturnType<typeof setTimeout>;
const scrollToTop = () => {
  if (!location.hash) scrollTo(0, 0);
};

// Scrolling to an anchor or to a restored position needs real heights, so no section may use `content-visibility`.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== 'navigate') root.setAttribute('data-whole', '');

function handleArrival() {
  let before: string | null = null;
  try {
    before = sessionStorage.getItem(pathStorageKey);
    sessionStorage.setItem(pathStorageKey, location.pathname);
    if (
      RECORDS_VISITS &&
      before === null &&
      navigator.doNotTrack !== '1' &&
      !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
    )
      sessionStorage.setItem(visit, `${location.href} ${document.referrer}`);
  } catch {}
  // Scripts, styles and fonts are in the cache already.
  if (before !== null) root.setAttribute('data-returned', '');
  if (before === null || before === location.pathname) return;
  root.setAttribute('data-arriving', '');
  if (!location.hash) history.scrollRestoration = 'manual';
  scrollToTop();
  // On return from the back/forward cache, the timer of the last change may still be pending.
  clearTimeout(overlayTimer);
  overlayTimer = setTimeout(() => {
    scrollToTop();
    root.removeAttribute('data-arriving');
    root.setAttribute('data-arrived', '');
    dispatchEvent(new Event('arrived'));
  }, overlayMilliseconds);
}

handleArrival();
// Content behind the overlay is laid out after the overlay's first frame, except when there is a fragment.
if ('arriving' in root.dataset && !location.hash) {
  root.setAttribute('data-covered', '');
  requestAnimationFrame(() => setTimeout(() => root.removeAttribute('data-covered')));
}
addEventListener('pageshow', (event) => event.persisted && handleArrival());
// A reload keeps its scroll position.
addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
});
