/** The project's own small mark. It is inlined in pages, so that its light can pulse. */
export const ownMark = 'brand/mark.svg';
