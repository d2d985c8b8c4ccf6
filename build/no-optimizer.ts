import type { AstroIntegration } from 'astro';

/**
 * Astro starts a dev server to load content during a build. This skips its bundling of React, which takes one
 * to two seconds.
 */
export function noOptimizer(): AstroIntegration {
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
