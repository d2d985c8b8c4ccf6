import type { Font } from 'fontkitten';

const spaceWidth = 0.25;

/** Measures at font size 1. A space counts as a quarter, because it has no outline. */
export function measureLineWidth(font: Font, text: string): number {
  const letters = text.replace(/\s/g, '');
  const widths = font.glyphsForString(letters).map(({ advanceWidth }) => advanceWidth);
  const spaces = (text.length - letters.length) * spaceWidth;
  return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm + spaces;
}
