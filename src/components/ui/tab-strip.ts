export const tabStrip = 'tab-strip flex max-w-full gap-1 overflow-x-auto scrollbar-none rounded-full p-1.5';

/** Extends the row of tabs to the edge of a phone screen, so that a cut-off label shows that the row scrolls. */
export const tabStripToScreenEdge =
  'max-sm:-mr-5 max-sm:w-[calc(100%+1.25rem)] max-sm:max-w-none max-sm:rounded-r-none';
