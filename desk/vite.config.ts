import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { bakeSettings } from '../build/baked-settings.ts';
import { compressFile } from '../build/compress.ts';
import { typefaceStyles } from './typefaces.ts';

const compressPlugin: Plugin = {
  name: 'compressed',
  async writeBundle({ dir = '' }, files) {
    const text = Object.keys(files).filter((name) => /\.(?:html|js|css)$/.test(name));
    await Promise.all(text.map((name) => compressFile(resolve(dir, name))));
  },
};

/** The desk is a separate application under /desk/. The site's size budgets do not apply to it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [typefaceStyles(), tailwindcss(), bakeSettings(), compressPlugin],
  publicDir: false,
  build: {
    outDir: resolve(import.meta.dirname, '../dist-desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'index.html'),
      checks: { bundlerTimings: false },
      // Ignores "use client" directives in packages, which have no effect here.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        // Puts the initial code into one file, because each request costs a round trip on a slow connection.
        codeSplitting: { groups: [{ name: 'desk', tags: ['$initial'] }] },
        // Uses eight hexadecimal digits, because the server caches files with such names for a year.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name].[hash:8].js',
        chunkFileNames: 'assets/[name].[hash:8].js',
        assetFileNames: 'assets/[name].[hash:8][extname]',
      },
    },
  },
});
