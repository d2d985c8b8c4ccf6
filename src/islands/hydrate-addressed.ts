import { runAfterLoad } from '#src/frame/run-once-loaded.ts';

runAfterLoad(() => {
  if (!location.search) return;
  for (const island of document.querySelectorAll<HTMLElement>('[data-addressed] astro-island')) {
    // Tells hydration code that loads later to hydrate the island.
    island.dataset.reached = '';
    island.dispatchEvent(new Event('focusin'));
  }
});
