import type { Font } from 'fontkitten';

const spaceWidth = 0.25;

/** Width of a text at size 1. Spaces, which have no outline to measure, count a quarter. */
export function lineWidth(font: Font, text: string): number {
  const letters = text.replace(/\s/g, '');
  const widths = font.glyphsForString(letters).map(({ advanceWidth }) => advanceWidth);
  const spaces = (text.length - letters.length) * spaceWidth;
  return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm + spaces;
}
