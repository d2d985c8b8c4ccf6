import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { type BrandTokens, brandTokens } from './brand/colors.ts';
import { type TypefaceId, typefaces } from './brand/typefaces.ts';
import type { BrandContent } from './schemas/brand.ts';

export type Look = {
  /** Files below src/pictures. Without a logo, the mark stands beside the name. */
  logo: string | undefined;
  logoOnDark: string | undefined;
  mark: string;
  tokens: BrandTokens;
  typeface: { id: TypefaceId; name: string; family: string };
  isSquare: boolean;
};

/** The look that the document `brand` describes. */
export function lookOf({ logo, logoOnDark, mark, colors, typeface, corners }: BrandContent): Look {
  const { name, family } = typefaces[typeface];
  return {
    logo: logo?.file,
    logoOnDark: logoOnDark?.file,
    mark: mark.file,
    tokens: brandTokens(colors),
    typeface: { id: typeface, name, family },
    isSquare: corners === 'square',
  };
}

/**
 * Reads the look without validating it; build and desk validate it.
 * @param folder with the layout of src/content; older releases have no brand.yaml
 */
export function readLook(folder: string): Look {
  const file = join(folder, 'brand.yaml');
  return lookOf(parse(readFileSync(existsSync(file) ? file : resolve('src/content/brand.yaml'), 'utf8')));
}
