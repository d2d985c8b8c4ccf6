import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { compress } from './scripts/compress-integration.ts';
import { designPage } from './scripts/design-page-integration.ts';
import { headersFile } from './scripts/headers-integration.ts';
import { intent } from './scripts/intent-integration.ts';
import { trim } from './scripts/trim-integration.ts';
import { site } from './site.config.ts';
import { arrivalScript } from './src/layouts/arrival-script.ts';

const { PUBLIC_DATA_URL = '', API_PORT = '3001' } = { ...loadEnv('', process.cwd(), ''), ...process.env };
const arrivalHash = createHash('sha256').update(arrivalScript).digest('base64');
const dataOrigin = PUBLIC_DATA_URL && new URL(PUBLIC_DATA_URL).origin;

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), intent(), designPage(), trim(), compress(), headersFile()],
  vite: {
    plugins: [tailwindcss()],
    build: {
      rolldownOptions: {
        // What every island needs comes in two requests, not in twenty small ones.
        output: {
          codeSplitting: {
            groups: [
              // The frame of every page imports this one alone.
              { name: 'preload', test: /preload-helper/, priority: 1 },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: 'shared',
                test: /node_modules\/(@astrojs\/react|clsx|class-variance-authority)\/|src\/components\/(form|ui\/(button|error-screen|icon|inert-))|src\/client\/(data|submission|simulation|toast\.|use-)/,
                minShareCount: 4,
              },
            ],
          },
        },
      },
    },
    server: { proxy: { '/rest': `http://127.0.0.1:${API_PORT}` } },
  },
  security: {
    csp: {
      scriptDirective: { hashes: [`sha256-${arrivalHash}`] },
      directives: [
        "default-src 'self'",
        `connect-src 'self' ${dataOrigin}`.trimEnd() as `connect-src ${string}`,
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
});
