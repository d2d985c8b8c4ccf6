/**
 * Formulas that begin with characters that spreadsheets skip: spaces, control characters and characters without a
 * glyph.
 */
export const hiddenFormulas: string[] = [
  ...[
    ' ',
    '   ',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\ufeff',
    '\u200b',
    '\u2060',
    '\u00ad',
    '\v',
    '\f',
    '\u0001',
    '\u180e',
  ],
  ...['\u2800', '\u3164', '\u2028', ' \u200b\ufeff', '\u202e'],
].map((before) => `${before}=1+1`);
hiddenFormulas.push(' +1', '\u00a0-1', '\u200b@SUM(A1)', ' ＝1');
