import type { AstroIntegration } from 'astro';

/**
 * A build starts a development server for its content alone, and that would bundle React for pages which nobody ever
 * asks it for: one to two seconds of a build.
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
