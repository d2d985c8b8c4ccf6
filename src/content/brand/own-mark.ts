/** The small mark that the project brings. It is drawn into pages, where it can pulse. */
export const ownMark = 'brand/mark.svg';
