import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';

const program = fileURLToPath(new URL('./cut.ts', import.meta.url));

/** Subsets the fonts in a child process while Astro starts; the first page needs them. */
export function subsetFonts(): AstroIntegration {
  let cut: Promise<unknown> = Promise.resolve();
  return {
    name: 'fonts',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'dev' && command !== 'build') return;
        cut = promisify(execFile)(process.execPath, [program]);
        cut.catch(() => {});
      },
      'astro:server:setup': async () => {
        await cut;
      },
      'astro:build:start': async () => {
        await cut;
      },
    },
  };
}
