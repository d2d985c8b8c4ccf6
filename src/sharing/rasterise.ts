import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { fontFolder } from '#build/fonts/font-folder.ts';
import { look } from '#site.config';

/** Family names in the font files that build/fonts/cut.ts makes for pictures, one weight each. */
export const fonts = { display: look.typeface.family, text: 'Instrument Sans' };

const fontFiles = ['display.ttf', 'text.ttf'].map((file) => join(fontFolder, file));
export const fontBuffers = await Promise.all(fontFiles.map((file) => readFile(file)));
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: fonts.text };

/** Renders an SVG `width` pixels wide. The SVG must be self-contained: files and URLs are not loaded. */
export function rasterise(svg: string, width: number): ReturnType<typeof renderAsync> {
  return renderAsync(svg, { font, fitTo: { mode: 'width', value: width } });
}
