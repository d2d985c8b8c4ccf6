import type { Wordmark } from './wordmark.ts';

/** Capitals of one heavy stroke and hairlines. */
export const maisonVerre: Wordmark = {
  word: 'MAISON VERRE',
  gap: 6.5,
  line: 1.4,
  heavy: 4,
  glyphs: {
    M: { width: 25, line: 'M.7 22V0M12 21 22.5 1', heavy: 'M23 0V22', fill: 'M.2 0H4.6L13.4 22H9.4Z' },
    A: { width: 22, line: 'M.6 22 9.6.5M4 15.5H16', fill: 'M8 0H11.2L21 22H16.4Z' },
    I: { width: 4, heavy: 'M2 0V22' },
    S: {
      width: 14,
      line: 'M13 5Q12 .7 7.2.7 1.8.7 1.8 5.6 1.8 9 7 11T12.4 16.5Q12.4 21.3 7 21.3 2 21.3.7 16.5',
      fill: 'M1.4 4.5Q2.6 8.2 8.2 9.8 13.4 11.8 13 17.5 11.4 13.8 6.2 12.2.8 10.2 1.4 4.5Z',
    },
    O: {
      width: 23,
      fill: 'M11.5 0a11.5 11 0 1 1 0 22 11.5 11 0 1 1 0-22Zm0 1.2c-4.5 0-7 4-7 9.8s2.5 9.8 7 9.8 7-4 7-9.8-2.5-9.8-7-9.8Z',
    },
    N: { width: 21, line: 'M.7 22V0M20.3 0V22', fill: 'M.2 0H4.6L21 22H16.6Z' },
    V: { width: 21, line: 'M20 0 11.4 21', fill: 'M0 0H4.6L13 22H10.2Z' },
    E: { width: 14, line: 'M2 .7H13.5V5M2 10.5H10.5M2 21.3H14V17', heavy: 'M2 0V22' },
    R: {
      width: 18,
      line: 'M2 .7H8.5Q13.5.7 13.5 6T8.5 11.3H2',
      heavy: 'M2 0V22',
      fill: 'M6.6 11.3H10.6L18 22H13.3Z',
    },
    ' ': { width: 8 },
  },
};
