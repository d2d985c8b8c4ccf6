import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The families' names inside the files that scripts/build-fonts.ts cuts for pictures, one weight each. */
export const fonts = { display: 'Archivo SemiBold', text: 'Instrument Sans' } as const;

const root = process.cwd();
export const [fontBuffers] = await Promise.all([
  Promise.all(
    ['archivo.ttf', 'instrument-sans.ttf'].map((file) => readFile(join(root, '.generated/fonts', file))),
  ),
  readFile(createRequire(join(root, 'package.json')).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    initWasm,
  ),
]);
const font = { fontBuffers, defaultFontFamily: fonts.text };

/** An SVG as PNG, `width` pixels wide. Everything the drawing needs stands in it: no file and no address is followed. */
export function rasterise(svg: string, width: number): Uint8Array<ArrayBuffer> {
  const resvg = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } });
  const image = resvg.render();
  const png = Uint8Array.from(image.asPng());
  image.free();
  resvg.free();
  return png;
}

/** How wide the same renderer draws an SVG's ink, in its user units. */
export function inkWidth(svg: string): number {
  const resvg = new Resvg(svg, { font });
  const width = resvg.getBBox()?.width ?? 0;
  resvg.free();
  return width;
}
