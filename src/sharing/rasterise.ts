import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { create, type Font } from 'fontkitten';
import { fontFolder } from '#build/fonts/font-folder.ts';
import { measureLineWidth } from '#build/fonts/line-width.ts';

const fontFiles = ['display.ttf', 'text.ttf'].map((file) => join(fontFolder, file));
export const fontBuffers = await Promise.all(fontFiles.map((file) => readFile(file)));
const [displayFont, textFont] = fontBuffers.map((file) => {
  const font = create(file);
  if (font.isCollection) throw new Error('the font file contains several typefaces');
  return font;
}) as [Font, Font];

/** Family names in the font files that build/fonts/cut.ts makes for pictures, one weight each. */
export const fontFamilies = { display: displayFont.familyName, text: textFont.familyName };

/** Width of a line in the typeface of headings at size 1. */
export const measureLine = (line: string) => measureLineWidth(displayFont, line);

const fontOptions = { fontFiles, loadSystemFonts: false, defaultFontFamily: fontFamilies.text };

/** Renders an SVG `width` pixels wide. The SVG must be self-contained: files and URLs are not loaded. */
export function rasterise(svg: string, width: number): ReturnType<typeof renderAsync> {
  return renderAsync(svg, { font: fontOptions, fitTo: { mode: 'width', value: width } });
}
