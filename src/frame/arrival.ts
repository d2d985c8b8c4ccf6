/**
 * Runs in the head, before anything is painted: on every change of path within the tab, back and forward included, it
 * shows the overlay for 800 ms and keeps the new page at its top. The first arrival shows none;
 * where the visit came from is noted then, for the form that it may lead to.
 */
import { slot as visit } from './visit-slot.ts';

const overlayMilliseconds = 800;
const slot = 'path';

const root = document.documentElement;
let leaving: ReturnType<typeof setTimeout>;
const toTop = () => {
  if (!location.hash) scrollTo(0, 0);
};

// A place that is asked for or kept is found by real heights: no section waits for the paint.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== 'navigate') root.setAttribute('data-whole', '');

function arrive() {
  let before: string | null = null;
  try {
    before = sessionStorage.getItem(slot);
    sessionStorage.setItem(slot, location.pathname);
    if (
      NOTES_VISITS &&
      before === null &&
      navigator.doNotTrack !== '1' &&
      !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
    )
      sessionStorage.setItem(visit, `${location.href} ${document.referrer}`);
  } catch {}
  // What an earlier page of the tab fetched is there already.
  if (before !== null) root.setAttribute('data-returned', '');
  if (before === null || before === location.pathname) return;
  root.setAttribute('data-arriving', '');
  if (!location.hash) history.scrollRestoration = 'manual';
  toTop();
  // One that was under way when the page was left is still to come when the page is back.
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    toTop();
    root.removeAttribute('data-arriving');
    root.setAttribute('data-arrived', '');
    dispatchEvent(new Event('arrived'));
  }, overlayMilliseconds);
}

arrive();
// What the overlay covers is laid out after the frame that shows the overlay; not where a place is asked for.
if ('arriving' in root.dataset && !location.hash) {
  root.setAttribute('data-covered', '');
  requestAnimationFrame(() => setTimeout(() => root.removeAttribute('data-covered')));
}
addEventListener('pageshow', (event) => event.persisted && arrive());
// A reload keeps its place.
addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
});
