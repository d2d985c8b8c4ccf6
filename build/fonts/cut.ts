/**
 * A program: cuts both type families to what the site uses and writes them, with metric-matched fallback faces, to .generated/fonts/.
 * Axes are pinned or narrowed to the design's ranges. Each family has two files: the letters and signs of the copy, which
 * every page loads, and the rest of Latin-1, which a page loads when a name or a typed word needs it. A face that is late on
 * a slow line stays out until the next page (`font-display: optional`): text that was read once does not move.
 * A .ttf of one weight each is for the pictures that src/sharing/ draws.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { firstLetters } from '#src/frame/first-letters.ts';
import { buildCache, writeWhole } from '../cache.ts';
import { contentDir } from '../content-dir.ts';

const out = '.generated/fonts';
const installed = await readFile('package-lock.json');

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const latin = range(0xa1, 0xff);
const inCopy = new Set(codesOf(`©·×${await copy()}`).filter((code) => latin.includes(code)));
const parts = [
  { suffix: '', codes: [...range(0x20, 0x7e), ...codesOf('\u00a0–—‘’“”…•→←↑↓−€™✓'), ...inCopy] },
  { suffix: '-latin', codes: latin.filter((code) => !inCopy.has(code)) },
];

/** Faces that devices have; Liberation Sans has the measures of Arial, whose place it takes where that is missing. */
const regular = { faces: [arial, roboto], inPlace: 'local(Liberation Sans),local(LiberationSans)' };
const bold = {
  faces: [arialBold, robotoBold],
  inPlace: 'local(Liberation Sans Bold),local(LiberationSans-Bold)',
};

/** A face in another's place is `Archivo Arial`: a colon has to be escaped, and every page says the names. */
const [longName, shortName] = [' Fallback: ', ' '];

const families = [
  {
    name: 'Archivo',
    variable: '--font-display',
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wdth: 118, wght: 750 },
    weights: '750',
    pictureWeight: 750,
    /** What stands in for the face, by the weight whose width it is given. */
    fallbacks: [{ weight: 750, weights: '750', ...bold }],
  },
  {
    name: 'Instrument Sans',
    variable: '--font-text',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wdth: 100, wght: { min: 400, max: 650 } },
    weights: '400 650',
    pictureWeight: 500,
    fallbacks: [
      { weight: 400, weights: '400 549', ...regular },
      { weight: 600, weights: '550 650', ...bold },
    ],
  },
];

let css = '';
let stacks = '';
let late = '';
let below = '';
let first = '';
for (const { name, variable, file, axes, weights, pictureWeight, fallbacks } of families) {
  const source = await readFile(fileURLToPath(import.meta.resolve(file)));
  const slug = name.toLowerCase().replaceAll(' ', '-');
  for (const { suffix, codes } of parts) {
    const font = await cut(source, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    const fileName = `${slug}${suffix}.woff2`;
    await writeWhole(join(out, fileName), font);
    const [family, range] = suffix ? [`${name} Latin`, `;unicode-range:${rangesOf(codes)}`] : [name, ''];
    css += `@font-face{font-family:"${family}";src:url("./${fileName}");font-weight:${weights};font-display:optional${range}}\n`;
    console.log(`fonts: ${fileName} ${font.length} bytes`);
  }
  const everySign = String.fromCodePoint(...parts.flatMap(({ codes }) => codes));
  const still = (wght: number) =>
    cut(source, everySign, { targetFormat: 'truetype', variationAxes: { ...axes, wght } });
  await writeWhole(join(out, `${slug}.ttf`), await still(pictureWeight));

  let stack = '';
  for (const { weight, weights, faces, inPlace } of fallbacks) {
    const metrics = { ...(await fromBuffer(await still(weight))), familyName: name };
    const { fontFamily, fontFaces } = createFontStack([metrics, ...faces], {
      fontFaceProperties: { fontWeight: weights },
    });
    css += `${fontFaces
      .replace(/src: (.*Arial.*);/, `src: $1,${inPlace};`)
      .replaceAll(longName, shortName)
      .replace(/\d+\.\d+(?=%)/g, (share) => Number(share).toFixed(1))}\n`;
    stack = fontFamily.replaceAll(longName, shortName);
  }
  const others = `"${name} Latin",var(${variable}-others)`;
  stacks += `${variable}-others:${stack.slice(stack.indexOf(',') + 1)},system-ui,sans-serif;`;
  stacks += `${variable}:"${name}",${others};`;
  late += `${variable}:"${name} Late",${others};`;
  below += `${variable}:"${name} Below",${others};`;
  if (variable === '--font-display') first = `${variable}:"${name} Late","${name} First",${others}`;
}
// A visit's first page stands in what came with it until its faces are added under these names (src/frame/set-faces.ts).
css += `:root{${stacks}}
:root[data-faces]{${late}}
${firstLetters
  .split(/, (?![^(]*\))/)
  .map((place) => `:root[data-faces] ${place}`)
  .join()}{${first}}
:root[data-faces] :is([data-below],main>:nth-child(n+3):not([data-in-sight]),footer:not([data-in-sight]),dialog,[popover]){${below}--font-sans:var(--font-text);font-family:var(--font-text)}
`;
await writeWhole(join(out, 'fonts.css'), css);

function cut(...parts: Parameters<typeof subsetFont>): Promise<Buffer> {
  const [font, text, options] = parts;
  return buildCache.take(['font', font, text, JSON.stringify(options), installed], () =>
    subsetFont(...parts),
  );
}

/** All words of the pages. */
async function copy(): Promise<string> {
  const files = await readdir(contentDir, { recursive: true });
  const words = files.filter((file) => file.endsWith('.yaml'));
  return (await Promise.all(words.map((file) => readFile(join(contentDir, file), 'utf8')))).join('');
}

/** The codes as CSS writes them, neighbours together: `U+20-7e,U+a0`. */
function rangesOf(codes: number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

function codesOf(text: string): number[] {
  return Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
}
