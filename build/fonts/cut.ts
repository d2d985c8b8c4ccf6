/**
 * Subsets both font families to .generated/fonts/, with metric-compatible fallback fonts. Each family has two files: the
 * characters of the content, which every page loads, and the rest of Latin-1, for names and typed text. With
 * `font-display: optional`, a font that loads too late is used only on the next page, so that text does not move.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readLook } from '#src/content/look.ts';
import { firstScreenHeadings } from '#src/frame/first-letters.ts';
import { buildCache, writeFileAtomically } from '../cache.ts';
import { contentDir } from '../content-dir.ts';
import { fontFolder as out } from './font-folder.ts';
import { readTypeface } from './read-typeface.ts';

const packageLock = await readFile('package-lock.json');

const createRange = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const latinCodePoints = createRange(0xa1, 0xff);
const usedCodePoints = new Set(
  getCodePoints(`©·×${await readContentText()}`).filter((code) => latinCodePoints.includes(code)),
);
const subsets = [
  {
    suffix: '',
    codes: [...createRange(0x20, 0x7e), ...getCodePoints('\u00a0–—‘’“”…•→←↑↓−€™✓'), ...usedCodePoints],
  },
  { suffix: '-latin', codes: latinCodePoints.filter((code) => !usedCodePoints.has(code)) },
];

const arialBold =
  "local('Arial Bold'), local('Arial-BoldMT'),local(Liberation Sans Bold),local(LiberationSans-Bold)";
const robotoBold = "local('Roboto Bold'), local('Roboto-Bold')";

const displayTypeface = await readTypeface(readLook(contentDir).typeface);
const families = [
  {
    name: displayTypeface.name,
    slug: 'display',
    variable: '--font-display',
    source: displayTypeface.source,
    axes: displayTypeface.axes,
    weights: '750',
    pictureWeight: displayTypeface.axes.wght,
    fallbacks: [
      { name: 'Arial', weights: '750', src: arialBold, lineGap: 0, ...displayTypeface.arial },
      { name: 'Roboto', weights: '750', src: robotoBold, ...displayTypeface.roboto },
    ],
  },
  {
    name: 'Instrument Sans',
    slug: 'text',
    variable: '--font-text',
    source: await readFile(
      fileURLToPath(
        import.meta.resolve(
          '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
        ),
      ),
    ),
    axes: { wdth: 100, wght: { min: 400, max: 650 } },
    weights: '400 650',
    pictureWeight: 500,
    fallbacks: [
      {
        name: 'Arial',
        weights: '400 549',
        src: "local('Arial'), local('ArialMT'),local(Liberation Sans),local(LiberationSans)",
        ascent: 94.4,
        descent: 24.3,
        lineGap: 0,
        size: 102.7,
      },
      {
        name: 'Roboto',
        weights: '400 549',
        src: "local('Roboto Regular'), local('Roboto-Regular')",
        ascent: 94.2,
        descent: 24.3,
        size: 103,
      },
      {
        name: 'Arial',
        weights: '550 650',
        src: arialBold,
        ascent: 98.8,
        descent: 25.5,
        lineGap: 0,
        size: 98.1,
      },
      { name: 'Roboto', weights: '550 650', src: robotoBold, ascent: 93.1, descent: 24, size: 104.2 },
    ],
  },
];

let css = '';
let stackVariables = '';
let lateStackVariables = '';
let belowScreenStackVariables = '';
let firstScreenStackVariable = '';
for (const { name, slug, variable, source, axes, weights, pictureWeight, fallbacks } of families) {
  for (const { suffix, codes } of subsets) {
    const font = await subsetFontCached(source, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    const fileName = `${slug}${suffix}.woff2`;
    await writeFileAtomically(join(out, fileName), font);
    const [family, range] = suffix
      ? [`${name} Latin`, `;unicode-range:${formatUnicodeRanges(codes)}`]
      : [name, ''];
    css += `@font-face{font-family:"${family}";src:url("./${fileName}");font-weight:${weights};font-display:optional${range}}\n`;
    console.log(`fonts: ${fileName} ${font.length} bytes`);
  }
  const allCharacters = String.fromCodePoint(...subsets.flatMap(({ codes }) => codes));
  const fontForPictures = subsetFontCached(source, allCharacters, {
    targetFormat: 'truetype',
    variationAxes: { ...axes, ...(pictureWeight && { wght: pictureWeight }) },
  });
  await writeFileAtomically(join(out, `${slug}.ttf`), await fontForPictures);

  css += fallbacks.map((face) => createFallbackFace(name, face)).join('');
  const stack = `"${name} Arial", "${name} Roboto", Arial, Roboto`;
  const others = `"${name} Latin",var(${variable}-others)`;
  stackVariables += `${variable}-others:${stack},system-ui,sans-serif;`;
  stackVariables += `${variable}:"${name}",${others};`;
  lateStackVariables += `${variable}:"${name} Late",${others};`;
  belowScreenStackVariables += `${variable}:"${name} Below",${others};`;
  if (variable === '--font-display')
    firstScreenStackVariable = `${variable}:"${name} Late","${name} First",${others}`;
}
// The fallbacks apply until src/frame/set-faces.ts registers the real fonts as "<name> Late" and "<name> Below".
css += `:root{${stackVariables}}
:root[data-faces]{${lateStackVariables}}
${firstScreenHeadings
  .split(/, (?![^(]*\))/)
  .map((selector) => `:root[data-faces] ${selector}`)
  .join()}{${firstScreenStackVariable}}
:root[data-faces] :is([data-below],main>:nth-child(n+3):not([data-in-sight]),footer:not([data-in-sight]),dialog,[popover]){${belowScreenStackVariables}--font-sans:var(--font-text);font-family:var(--font-text)}
`;
await writeFileAtomically(join(out, 'fonts.css'), css);

type FallbackFace = {
  name: string;
  weights: string;
  src: string;
  /** Percent of the font size. */
  ascent: number;
  descent: number;
  lineGap?: number;
  size: number;
};

function createFallbackFace(family: string, face: FallbackFace): string {
  const formatPercent = (name: string, share?: number) =>
    share === undefined ? '' : `${name}:${share.toFixed(share === 0 ? 0 : 1)}%;`;
  return `@font-face{font-family:"${family} ${face.name}";src:${face.src};font-weight:${face.weights};${formatPercent('ascent-override', face.ascent)}${formatPercent('descent-override', face.descent)}${formatPercent('line-gap-override', face.lineGap)}${formatPercent('size-adjust', face.size)}}\n`;
}

function subsetFontCached(...parts: Parameters<typeof subsetFont>): Promise<Buffer> {
  const [font, text, options] = parts;
  return buildCache.getOrMake(['font', font, text, JSON.stringify(options), packageLock], () =>
    subsetFont(...parts),
  );
}

async function readContentText(): Promise<string> {
  const files = await readdir(contentDir, { recursive: true });
  const contentFiles = files.filter((file) => file.endsWith('.yaml'));
  return (await Promise.all(contentFiles.map((file) => readFile(join(contentDir, file), 'utf8')))).join('');
}

function formatUnicodeRanges(codes: number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const formatHex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => `U+${formatHex(from)}${to > from ? `-${formatHex(to)}` : ''}`).join();
}

function getCodePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
