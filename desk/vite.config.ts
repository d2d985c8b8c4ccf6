import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { compressFile } from '../build/compress.ts';

/** Writes .br and .gz beside all text, as the site's build does. */
const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir = '' }, files) {
    const text = Object.keys(files).filter((name) => /\.(?:html|js|css)$/.test(name));
    await Promise.all(text.map((name) => compressFile(resolve(dir, name))));
  },
};

/** The desk: an application of its own under /desk/, apart from the site's pages and their budgets. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [tailwindcss(), compressed],
  publicDir: false,
  build: {
    outDir: resolve(import.meta.dirname, '../dist-desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What packages mark for frameworks with a server means nothing here.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        // What the server keeps for a year: eight hexadecimal digits in a name.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name].[hash:8].js',
        chunkFileNames: 'assets/[name].[hash:8].js',
        assetFileNames: 'assets/[name].[hash:8][extname]',
      },
    },
  },
});
