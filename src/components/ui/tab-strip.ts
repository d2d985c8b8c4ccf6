export const tabStrip = 'tab-strip flex max-w-full gap-1 overflow-x-auto scrollbar-none rounded-full p-1.5';

/** For a row that a phone has no room for: it runs off the screen's edge, so that a cut word shows that more follows. */
export const tabStripToEdge =
  'max-sm:-mr-5 max-sm:w-[calc(100%+1.25rem)] max-sm:max-w-none max-sm:rounded-r-none';
