import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandTheme } from '#src/art/brand-theme.ts';
import { readLook } from '#src/content/look.ts';
import { contentDir } from './content-dir.ts';
import { fontFolder } from './fonts/font-folder.ts';

const defaultFontFolder = '.generated/fonts/';

/** Must run before Tailwind, which resolves the imports itself. */
export function insertBrandStyles(): Plugin {
  return {
    name: 'brand-styles',
    enforce: 'pre',
    resolveId(source) {
      const [path, query = ''] = source.split(defaultFontFolder);
      return path !== source && query ? join(fontFolder, query) : undefined;
    },
    transform(code, id) {
      if (!/\/src\/styles\/global\.css$/.test(id)) return undefined;
      this.addWatchFile(join(contentDir, 'brand.yaml'));
      const styles = code.replace(/"[^"]*fonts\.css"/, () => JSON.stringify(join(fontFolder, 'fonts.css')));
      return `${styles}\n${brandTheme(readLook(contentDir))}`;
    },
  };
}
