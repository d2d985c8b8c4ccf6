import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { type BrandTokens, createBrandTokens } from './brand/colors.ts';
import { type TypefaceId, typefaces } from './brand/typefaces.ts';
import type { BrandContent } from './schemas/brand.ts';

export type Look = {
  /** Paths below src/pictures. Without a logo, the mark is shown next to the name. */
  logo: string | undefined;
  logoOnDark: string | undefined;
  mark: string;
  tokens: BrandTokens;
  /** `file` is relative to src/pictures if it was uploaded. */
  typeface: { id: TypefaceId | 'own'; name: string; file?: string };
  isSquare: boolean;
};

/** The look defined by the document `brand`. */
export function toLook(brand: BrandContent): Look {
  const { logo, logoOnDark, mark, colors, typeface, ownTypeface: uploadedTypeface, corners } = brand;
  return {
    logo: logo?.file,
    logoOnDark: logoOnDark?.file,
    mark: mark.file,
    tokens: createBrandTokens(colors),
    typeface: uploadedTypeface
      ? { id: 'own', name: uploadedTypeface.name, file: uploadedTypeface.file }
      : { id: typeface, name: typefaces[typeface].name },
    isSquare: corners === 'square',
  };
}

/**
 * Reads the look without validating it; build and desk validate it.
 * @param folder with the layout of src/content; older releases have no brand.yaml
 */
export function readLook(folder: string): Look {
  const file = join(folder, 'brand.yaml');
  return toLook(parse(readFileSync(existsSync(file) ? file : resolve('src/content/brand.yaml'), 'utf8')));
}
