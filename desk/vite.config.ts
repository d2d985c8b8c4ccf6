import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { bakedSettings } from '../build/baked-settings.ts';
import { compressFile } from '../build/compress.ts';

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
      if (!first || first.imports.length > 0) throw new Error('early.ts stands in a file of its own');
      return [
        {
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: `/desk/${first.fileName}` },
        },
      ];
    },
  },
};

/** The desk: an application of its own under /desk/, apart from the site's pages and their budgets. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [tailwindcss(), bakedSettings(), early, compressed],
  publicDir: false,
  build: {
    outDir: resolve(import.meta.dirname, '../dist-desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, 'index.html'), early: earlyModule },
      checks: { bundlerTimings: false },
      // What packages mark for frameworks with a server means nothing here.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        // What every visit needs is one file: over a slow line each costs a way there and back.
        codeSplitting: { groups: [{ name: 'desk', tags: ['$initial'], test: (id) => id !== earlyModule }] },
        // What the server keeps for a year: eight hexadecimal digits in a name.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name].[hash:8].js',
        chunkFileNames: 'assets/[name].[hash:8].js',
        assetFileNames: 'assets/[name].[hash:8][extname]',
      },
    },
  },
});
