import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { bakedSettings } from '../build/baked-settings.ts';
import { compressFile } from '../build/compress.ts';
import { typefaceStyles } from './typefaces.ts';

const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir = '' }, files) {
    const text = Object.keys(files).filter((name) => /\.(?:html|js|css)$/.test(name));
    await Promise.all(text.map((name) => compressFile(resolve(dir, name))));
  },
};

const earlyModule = resolve(import.meta.dirname, 'early.ts');

const early: Plugin = {
  name: 'early',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = chunks.find(({ facadeModuleId }) => facadeModuleId === earlyModule);
      if (!first || first.imports.length > 0) throw new Error('early.ts must be a chunk without imports');
      return [
        {
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: `/desk/${first.fileName}` },
        },
      ];
    },
  },
};

/** The desk is a separate application under /desk/. The size budgets of the site do not apply. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [typefaceStyles(), tailwindcss(), bakedSettings(), early, compressed],
  publicDir: false,
  build: {
    outDir: resolve(import.meta.dirname, '../dist-desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, 'index.html'), early: earlyModule },
      checks: { bundlerTimings: false },
      // "use client" directives in packages have no meaning here.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        // One file for the initial code: on a slow connection each request costs a round trip.
        codeSplitting: { groups: [{ name: 'desk', tags: ['$initial'], test: (id) => id !== earlyModule }] },
        // The server caches names with eight hexadecimal digits for a year.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name].[hash:8].js',
        chunkFileNames: 'assets/[name].[hash:8].js',
        assetFileNames: 'assets/[name].[hash:8][extname]',
      },
    },
  },
});
