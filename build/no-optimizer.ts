import type { AstroIntegration } from 'astro';

/** Bundling React takes 1 to 2 s in the dev server that Astro starts to load content. */
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
