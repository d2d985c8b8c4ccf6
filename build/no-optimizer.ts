import type { AstroIntegration } from 'astro';

/** Stops the dev server that a build starts for its content from bundling React: one to two seconds of a build. */
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
