import type { Wordmark } from './wordmark.ts';

/** Tall and narrow, with the last corner folded over. */
export const fieldAndFold: Wordmark = {
  word: 'FIELD&FOLd',
  gap: 2.2,
  line: 3,
  glyphs: {
    F: { width: 9.5, fill: 'M0 0H9.5V3.8H4.2V9.4H8.6V13H4.2V22H0Z' },
    I: { width: 4.2, fill: 'M0 0H4.2V22H0Z' },
    E: { width: 9.8, fill: 'M0 0H9.6V3.8H4.2V9H8.6V12.7H4.2V18.2H9.8V22H0Z' },
    L: { width: 9.2, fill: 'M0 0H4.2V18.2H9.2V22H0Z' },
    D: {
      width: 11,
      fill: 'M0 0H5Q11 0 11 6V16Q11 22 5 22H0ZM4.2 3.6V18.4H5Q6.8 18.4 6.8 16V6Q6.8 3.6 5 3.6Z',
    },
    d: { width: 13, fill: 'M0 0H7L13 6V16Q13 22 7 22H0ZM4.2 3.6V18.4H6.5Q8.8 18.4 8.8 16V9.5H13L4.2 3.6Z' },
    O: {
      width: 11.4,
      fill: 'M5.7 0Q11.4 0 11.4 6V16Q11.4 22 5.7 22T0 16V6Q0 0 5.7 0ZM5.7 3.6Q4.2 3.6 4.2 6V16Q4.2 18.4 5.7 18.4T7.2 16V6Q7.2 3.6 5.7 3.6Z',
    },
    '&': {
      width: 16,
      line: 'M14.5 20.8 4.8 7.2Q2.8 3.8 5 2.2 7.5.6 9.5 2.6 11 5 8 7.8L4.5 11Q.8 14.5 2.5 18 5.5 22.2 10 19.5 13 17.5 13.8 12.5',
    },
  },
};
