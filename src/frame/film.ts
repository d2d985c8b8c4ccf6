import { onceLoaded } from './once-loaded.ts';

/**
 * Starts the silent loops of a page once it has loaded and the loop is in view, unless the visitor asked for less
 * motion or less data. Until then, and where video cannot play, the drawn scene beneath shows.
 */
export function startFilms() {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const film = target as HTMLVideoElement;
      if (film.dataset.held !== undefined) continue;
      if (isIntersecting) film.play().catch(() => {});
      else film.pause();
    }
  });
  onceLoaded(() => {
    for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-film]')) inView.observe(film);
  });
}
