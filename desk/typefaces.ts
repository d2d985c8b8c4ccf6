import type { Plugin } from 'vite';
import { typefaces } from '../src/content/brand/typefaces.ts';

/** Adds all bundled typefaces to the desk's styles. Browsers load only the one that is used. */
export function typefaceStyles(): Plugin {
  return {
    name: 'typeface-styles',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/desk/styles.css') ? `${imports}\n${code}\n${families}` : undefined,
  };
}

// `archivo/files/archivo-latin-standard-normal` belongs to the style sheet `archivo/standard.css`.
const imports = Object.values(typefaces)
  .map(({ file }) => `@import "${file.replace(/\/files\/.*-(\w+)-normal\.woff2$/, '/$1.css')}";`)
  .join('\n');

const families = Object.entries(typefaces)
  .map(([id, { name }]) => `[data-typeface="${id}"]{--font-display:"${name} Variable",system-ui,sans-serif}`)
  .join('\n');
