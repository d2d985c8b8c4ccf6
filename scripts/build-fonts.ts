/**
 * Cuts both type families to what the site uses and writes them, with metric-matched fallback faces, to .generated/fonts/.
 * Axes are pinned or narrowed to the design's ranges. The glyphs are Latin-1 and the signs that copy needs, so that
 * what a visitor types into a field is drawn in the same face.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const out = new URL('../.generated/fonts/', import.meta.url);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const glyphs = `${String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff))}–—‘’“”…•→←↑↓×−€™✓`;

const families = [
  {
    name: 'Archivo',
    variable: '--font-display',
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wdth: 118, wght: { min: 700, max: 820 } },
    weights: '700 820',
    fallbacks: [
      arialBold,
      {
        ...arialBold,
        familyName: 'Liberation Sans',
        fullName: 'Liberation Sans Bold',
        postscriptName: 'LiberationSans-Bold',
      },
      robotoBold,
    ],
  },
  {
    name: 'Instrument Sans',
    variable: '--font-text',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wdth: 100, wght: { min: 400, max: 650 } },
    weights: '400 650',
    fallbacks: [
      arial,
      {
        ...arial,
        familyName: 'Liberation Sans',
        fullName: 'Liberation Sans',
        postscriptName: 'LiberationSans',
      },
      roboto,
    ],
  },
];

await mkdir(out, { recursive: true });
let css = '';
let stacks = '';
for (const { name, variable, file, axes, weights, fallbacks } of families) {
  const source = await readFile(fileURLToPath(import.meta.resolve(file)));
  const font = await subsetFont(source, glyphs, { targetFormat: 'woff2', variationAxes: axes });
  const fileName = `${name.toLowerCase().replaceAll(' ', '-')}.woff2`;
  await writeFile(new URL(fileName, out), font);

  const { fontFamily, fontFaces } = createFontStack([
    { ...(await fromBuffer(font)), familyName: name },
    ...fallbacks,
  ]);
  css += `@font-face{font-family:"${name}";src:url("./${fileName}") format("woff2");font-weight:${weights};font-display:swap}\n${fontFaces}\n`;
  stacks += `${variable}:${fontFamily},system-ui,sans-serif;`;
  console.log(`fonts: ${fileName} ${font.length} bytes`);
}
await writeFile(new URL('fonts.css', out), `${css}:root{${stacks}}\n`);
