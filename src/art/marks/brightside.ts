import type { Wordmark } from './wordmark.ts';

const bowl = 'M2 15.5a6 6 0 1 1 12 0 6 6 0 1 1-12 0Z';

/** Round lower case; the stop is the sun. */
export const brightside: Wordmark = {
  word: 'brightside.',
  gap: 3,
  line: 4,
  round: true,
  glyphs: {
    b: { width: 16, line: `${bowl}M2 1.5V21.5` },
    r: { width: 9, line: 'M2 21.5V9.5M2 15Q2 9.5 8 9.5' },
    i: { width: 4, line: 'M2 10V21.5M2 3V3.1' },
    g: { width: 16, line: `${bowl}M14 9.5V21Q14 27 8 27 5 27 3 25.5` },
    h: { width: 15, line: 'M2 1.5V21.5M2 15Q2 9.5 7.5 9.5T13 15V21.5' },
    t: { width: 10, line: 'M4 4V17.5Q4 21.5 8.5 21.5M1.5 9.5H8.5' },
    s: {
      width: 12.5,
      line: 'M10.5 11.5Q9.5 9.5 6.3 9.5 2.2 9.5 2.2 12.5 2.2 15 6.3 15.5 10.6 16 10.6 18.6 10.6 21.5 6.3 21.5 3 21.5 2 19.5',
    },
    d: { width: 16, line: `${bowl}M14 1.5V21.5` },
    e: { width: 16, line: 'M2.5 15.5H14A6 6 0 1 0 12 20' },
    '.': { width: 9, fill: 'M0 19a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0Z' },
  },
};
