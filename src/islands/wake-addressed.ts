import { onceLoaded } from '#src/frame/once-loaded.ts';

/**
 * For pages with a `useAddressState`: an island inside `data-addressed` sleeps until a visitor reaches for it, but a
 * page that arrives with a query string has to show what the address says, so it is reached for here.
 */
onceLoaded(() => {
  if (!location.search) return;
  for (const island of document.querySelectorAll<HTMLElement>('[data-addressed] astro-island')) {
    // The code that hears it may come later.
    island.dataset.reached = '';
    island.dispatchEvent(new Event('focusin'));
  }
});
