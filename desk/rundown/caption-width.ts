/** Estimates the width of a 13 px caption in pixels, to prevent overlaps without measuring. */
export function captionWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/[ijlfrtI.,:’']/.test(character)) width += 4.2;
    else if (/[mwMW@]/.test(character)) width += 11;
    else if (/[A-Z]/.test(character)) width += 8.4;
    else if ((character.codePointAt(0) ?? 0) < 0x1100) width += 7;
    else width += 14;
  }
  return width;
}
