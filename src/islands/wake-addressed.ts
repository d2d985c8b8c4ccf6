import { onceLoaded } from '#src/frame/once-loaded.ts';

onceLoaded(() => {
  if (!location.search) return;
  for (const island of document.querySelectorAll<HTMLElement>('[data-addressed] astro-island')) {
    // For hydration code that loads after this event.
    island.dataset.reached = '';
    island.dispatchEvent(new Event('focusin'));
  }
});
