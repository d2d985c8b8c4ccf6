/** Where the display face stands when a visit's first page is painted: the letters of these places come in the page. */
export const firstLetters =
  'header .display, .arrival .display, main > :first-child :is(h1, h2, h3, .display)';
