export const firstScreenHeadings =
  'header .display, .arrival .display, main > :first-child :is(h1, h2, h3, .display)';
