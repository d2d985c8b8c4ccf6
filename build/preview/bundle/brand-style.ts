import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { look } from '#site.config';
import { radii } from '#src/art/brand-theme.ts';
import { pictureFolder } from '#src/art/picture-source.ts';
import { type TypefaceId, typefaces } from '#src/content/brand/typefaces.ts';

const builtLook = structuredClone(look);
const require = createRequire(join(process.cwd(), 'package.json'));

export function createBrandStyle(): string {
  const css = [createColorRules(), createCornerRules(), createFontRules()].join('');
  return css && `<style>${css}</style>`;
}

function createColorRules(): string {
  const changed = Object.entries(look.tokens).filter(
    ([name, value]) => builtLook.tokens[name as keyof typeof builtLook.tokens] !== value,
  );
  const values = changed.map(([name, value]) => `--color-${name}:${value};`);
  return changed.length > 0 ? `:root:root{${values.join('')}}` : '';
}

function createCornerRules(): string {
  if (look.isSquare === builtLook.isSquare) return '';
  const rounded = { control: '0.875rem', card: '1.375rem', band: '1.75rem', pill: '99rem' };
  return radii
    .map((name) => `[class*=rounded-${name}]{border-radius:${look.isSquare ? '0' : rounded[name]}!important}`)
    .join('');
}

function createFontRules(): string {
  const { id, name, file: uploadedFile } = look.typeface;
  if (id === builtLook.typeface.id && uploadedFile === builtLook.typeface.file) return '';
  const file = readFileSync(
    uploadedFile ? join(pictureFolder, uploadedFile) : require.resolve(typefaces[id as TypefaceId].file),
  ).toString('base64');
  return `@font-face{font-family:"${name} Preview";src:url(data:font/woff2;base64,${file});font-weight:100 900;font-stretch:50% 200%}*{--font-display:"${name} Preview",sans-serif!important}`;
}
