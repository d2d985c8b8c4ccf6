import type { Wordmark } from './wordmark.ts';

/** Wide and heavy, square shoulders. */
export const nordlys: Wordmark = {
  word: 'NORDLYS',
  gap: 4,
  glyphs: {
    N: { width: 26, fill: 'M0 0H6.5L20 13.5V0H26V22H19.5L6 8.5V22H0Z' },
    O: {
      width: 30,
      fill: 'M12 0h6q12 0 12 11t-12 11h-6Q0 22 0 11T12 0Zm0 5.5q-6 0-6 5.5t6 5.5h6q6 0 6-5.5t-6-5.5Z',
    },
    R: {
      width: 26,
      fill: 'M0 0h16q9 0 9 7.5 0 5-4.5 6.5l5.5 8h-7l-5-7.5H6V22H0ZM6 5.2v4.6h9.5q3.5 0 3.5-2.3t-3.5-2.3Z',
    },
    D: { width: 27, fill: 'M0 0h15q12 0 12 11T15 22H0ZM6 5.5v11h8.5q6.5 0 6.5-5.5t-6.5-5.5Z' },
    L: { width: 21, fill: 'M0 0h6v16.5h15V22H0Z' },
    Y: { width: 27, fill: 'M0 0h7.5l6 8.5 6-8.5H27L16.5 14v8h-6v-8Z' },
    S: {
      width: 25,
      fill: 'M24 6.8h-6q-.5-2-5.5-2-5.3 0-5.3 1.7 0 1.5 5.3 1.9Q25 9.2 25 15.2 25 22 12.5 22 .4 22 0 14.8h6.2q.3 2.4 6.3 2.4 6 0 6-1.9 0-1.5-6-1.9Q.8 12.6.8 6.7.8 0 12.5 0 23.6 0 24 6.8Z',
    },
  },
};
