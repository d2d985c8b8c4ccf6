import { onceLoaded } from '#src/frame/once-loaded.ts';

onceLoaded(() => {
  if (!location.search) return;
  for (const island of document.querySelectorAll<HTMLElement>('[data-addressed] astro-island')) {
    // The code that hears it may come later.
    island.dataset.reached = '';
    island.dispatchEvent(new Event('focusin'));
  }
});
