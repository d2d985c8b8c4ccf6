import type { AstroIntegration } from 'astro';

/** Saves 1 to 2 s: the dev server that Astro starts to load content would bundle React. */
export function disableOptimizer(): AstroIntegration {
  return {
    name: 'no-optimizer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'no-optimizer',
                configResolved: ({ environments }) => {
                  for (const { optimizeDeps } of Object.values(environments)) optimizeDeps.include = [];
                },
              },
            ],
          },
        });
      },
    },
  };
}
