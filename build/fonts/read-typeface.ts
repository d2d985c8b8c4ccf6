import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import {
  type FallbackMetrics,
  scaleForRoboto,
  type TypefaceId,
  typefaces,
} from '#src/content/brand/typefaces.ts';
import type { Look } from '#src/content/look.ts';
import { measureLineWidth } from './line-width.ts';

type TypefaceMetrics = { axes: Record<string, number>; arial: FallbackMetrics; roboto: FallbackMetrics };
type LoadedTypeface = TypefaceMetrics & { name: string; source: Buffer };

/** Letters in about the frequency of English headings. */
const sampleText = 'The quick host shows one product at a time, and viewers ask before they buy';
const headingWeight = 750;

export async function readTypeface({ id, name, file }: Look['typeface']): Promise<LoadedTypeface> {
  if (!file) {
    const bundled = typefaces[id as TypefaceId];
    return { ...bundled, name, source: await readBundled(bundled.file) };
  }
  const source = await readFile(join('src/pictures', file));
  return { name, source, ...(await measureTypeface(source)) };
}

/** Derives the fallback metrics of an uploaded typeface from those of Inter. */
export async function measureTypeface(source: Buffer): Promise<TypefaceMetrics> {
  const axes = findHeadingAxes(await createFont(source));
  const font = await createFont(source, axes);
  const { inter } = typefaces;
  const known = await createFont(await readBundled(inter.file), inter.axes);
  const size = (inter.arial.size * measureLineWidth(font, sampleText)) / measureLineWidth(known, sampleText);
  const toPercent = (units: number) => (Math.abs(units) / font.unitsPerEm / size) * 10_000;
  const arial = { ascent: toPercent(font.ascent), descent: toPercent(font.descent), size };
  return { axes, arial, roboto: scaleForRoboto(arial) };
}

function findHeadingAxes({ variationAxes }: Font): Record<string, number> {
  const axes = Object.entries(variationAxes).flatMap(([axis, found]) => {
    if (!found) return [];
    const value = axis === 'wght' ? Math.min(Math.max(headingWeight, found.min), found.max) : found.default;
    return [[axis, value] as const];
  });
  return Object.fromEntries(axes);
}

async function createFont(source: Buffer, variationAxes: Record<string, number> = {}): Promise<Font> {
  const font = create(await subsetFont(source, sampleText, { targetFormat: 'truetype', variationAxes }));
  if (font.isCollection) throw new Error('the font file contains several typefaces');
  return font;
}

const readBundled = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)));
