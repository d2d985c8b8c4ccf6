/** Estimates the width of a 13 px caption in pixels, to prevent overlaps without measuring. */
export function captionWidth(text: string): number {
  let width = 0;
  for (const sign of text) {
    if (/[ijlfrtI.,:’']/.test(sign)) width += 4.2;
    else if (/[mwMW@]/.test(sign)) width += 11;
    else if (/[A-Z]/.test(sign)) width += 8.4;
    else if ((sign.codePointAt(0) ?? 0) < 0x1100) width += 7;
    else width += 14;
  }
  return width;
}
