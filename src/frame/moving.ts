import { onceLoaded } from './once-loaded.ts';

const inView = new Set<Element>();
const observed = new Set<Element>();

/**
 * Lets what moves without an end move only where somebody sees it: in view, and in a tab that is not hidden. Loops of
 * the style sheet (`data-moves`) rest there; the silent films start here, once the page has loaded, unless the
 * visitor asked for less motion or less data. Until then, and where video cannot play, the drawn scene beneath shows.
 */
export function startMoving() {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      inView[isIntersecting ? 'add' : 'delete'](target);
      moveOrRest(target);
    }
  });
  const observe = (selector: string) => {
    for (const element of document.querySelectorAll(selector)) {
      observed.add(element);
      observer.observe(element);
    }
  };
  observe('[data-moves]');
  document.addEventListener('visibilitychange', () => observed.forEach(moveOrRest));
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  onceLoaded(() => observe('video[data-film]'));
}

function moveOrRest(element: Element) {
  const rests = document.hidden || !inView.has(element);
  if (!(element instanceof HTMLVideoElement)) element.toggleAttribute('data-rests', rests);
  else if (element.dataset.held !== undefined) return;
  else if (rests) element.pause();
  else element.play().catch(() => {});
}
