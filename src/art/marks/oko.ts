import type { Wordmark } from './wordmark.ts';

/** Two eyes and a K. */
export const oko: Wordmark = {
  word: 'OKO',
  gap: 9,
  line: 3,
  glyphs: {
    O: {
      width: 24,
      line: 'M1.5 11a10.5 10.5 0 1 1 21 0 10.5 10.5 0 1 1-21 0Z',
      fill: 'M8 11a4 4 0 1 1 8 0 4 4 0 1 1-8 0Z',
    },
    K: { width: 16, line: 'M1.5 0V22M15 .8 2.5 11 15 21.2' },
  },
};
