import { runAfterLoad } from './run-once-loaded.ts';

const visibleElements = new Set<Element>();
const observedElements = new Set<Element>();

/**
 * Pauses endless animations (`data-moves`) and silent videos while they are out of view or the tab is hidden.
 * Videos start after the load event, unless the visitor prefers reduced motion or saves data; until then the
 * drawn scene behind them is visible.
 */
export function startAnimations() {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      visibleElements[isIntersecting ? 'add' : 'delete'](target);
      updatePlayback(target);
    }
  });
  const observe = (selector: string) => {
    for (const element of document.querySelectorAll(selector)) {
      observedElements.add(element);
      observer.observe(element);
    }
  };
  observe('[data-moves]');
  document.addEventListener('visibilitychange', () => observedElements.forEach(updatePlayback));
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  runAfterLoad(() => observe('video[data-film]'));
}

function updatePlayback(element: Element) {
  const isPaused = document.hidden || !visibleElements.has(element);
  if (!(element instanceof HTMLVideoElement)) element.toggleAttribute('data-rests', isPaused);
  else if (element.dataset.held !== undefined) return;
  else if (isPaused) element.pause();
  else element.play().catch(() => {});
}
