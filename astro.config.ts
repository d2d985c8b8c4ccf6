import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { bakeSettings } from './build/baked-settings.ts';
import { insertBrandStyles } from './build/brand-styles.ts';
import { readBuildConstants } from './build/constants.ts';
import { contentDir, isProjectContent } from './build/content-dir.ts';
import { addDesignPage } from './build/design-page.ts';
import { findFilmOrigin } from './build/film-origin.ts';
import { finishSite } from './build/finish-site.ts';
import { subsetFonts } from './build/fonts/integration.ts';
import { writeHeadersFile } from './build/headers.ts';
import { inlineCodePlugin } from './build/inline-code.ts';
import { addIntentDirective } from './build/intent.ts';
import { isFrameModule } from './build/is-frame-module.ts';
import { disableOptimizer } from './build/no-optimizer.ts';
import { addReactIslands } from './build/react-islands.ts';
import { site } from './site.config.ts';

const { PUBLIC_DATA_URL = '', API_PORT = '3001' } = { ...loadEnv('', process.cwd(), ''), ...process.env };
const filmOrigin = findFilmOrigin(contentDir);
const dataOrigin = PUBLIC_DATA_URL && new URL(PUBLIC_DATA_URL).origin;

export default defineConfig({
  site: site.url,
  // Separate folders, so that builds of different content can run at the same time.
  ...(!isProjectContent && { cacheDir: `${contentDir}.cache` }),
  trailingSlash: 'never',
  // Pictures are rendered on other threads, so pages can be rendered at the same time.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 32 },
  devToolbar: { enabled: false },
  integrations: [
    addReactIslands(),
    subsetFonts(),
    addIntentDirective(),
    addDesignPage(),
    disableOptimizer(),
    finishSite(),
    writeHeadersFile(),
  ],
  vite: {
    plugins: [insertBrandStyles(), tailwindcss(), inlineCodePlugin(), bakeSettings()],
    define: readBuildConstants(),
    // A native module that only the build needs.
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    build: {
      rolldownOptions: {
        // Bundles the code that all islands need into two files instead of about twenty.
        output: {
          codeSplitting: {
            groups: [
              // The preload helper is the only module that the scripts of all pages share.
              { name: 'preload', test: /preload-helper/, priority: 1 },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                // Code that several islands share. Excludes code that every page runs, because it must not load island
                // code.
                name: (id, code) => (isFrameModule(id, code) ? null : 'shared'),
                test: /\/src\/|node_modules\/(@astrojs\/react|clsx|class-variance-authority)\//,
                minShareCount: 5,
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
      directives: [
        "default-src 'self'",
        ...(filmOrigin ? [`media-src 'self' ${filmOrigin}` as const] : []),
        ...(dataOrigin ? [`connect-src 'self' ${dataOrigin}` as const] : []),
        "img-src 'self' data:",
        // Pages inline the fonts of their first screen, reduced to the letters in use.
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
});
