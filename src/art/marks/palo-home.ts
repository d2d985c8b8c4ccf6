import type { Wordmark } from './wordmark.ts';

const bowl = 'M1.2 15.2a5.8 5.8 0 1 1 11.6 0 5.8 5.8 0 1 1-11.6 0Z';

/** Light and round; the H carries a roof. */
export const paloHome: Wordmark = {
  word: 'Palo Home',
  gap: 3.6,
  line: 2.2,
  glyphs: {
    P: { width: 14, line: 'M1.2 22V1.1H7.5A5.7 5.7 0 0 1 7.5 12.5H1.2' },
    a: { width: 14, line: `${bowl}M12.8 8.5V22` },
    l: { width: 2.4, line: 'M1.2 0V22' },
    o: { width: 14, line: bowl },
    H: { width: 19, line: 'M1.2 22V0M17.8 22V0M1.2 13 9.5 7.5 17.8 13' },
    m: { width: 20, line: 'M1.2 22V8.5M1.2 14A4.3 4.5 0 0 1 9.9 14V22M9.9 14A4.3 4.5 0 0 1 18.6 14V22' },
    e: { width: 14, line: 'M1.2 15.2H12.8A5.8 5.8 0 1 0 11 19.4' },
    ' ': { width: 6 },
  },
};
