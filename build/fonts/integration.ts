import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';

const program = fileURLToPath(new URL('./cut.ts', import.meta.url));

/** Has the fonts cut (cut.ts) in a process of its own while Astro starts: they are first needed when pages are built. */
export function fonts(): AstroIntegration {
  let cut: Promise<unknown> = Promise.resolve();
  return {
    name: 'fonts',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'dev' && command !== 'build') return;
        cut = promisify(execFile)(process.execPath, [program]);
        // Whoever waits for it below is told.
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
