import type { AstroIntegration } from 'astro';

/** Serves the page in development only. */
export function addDesignPage(): AstroIntegration {
  return {
    name: 'design-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/design', entrypoint: './src/internal/design.astro' });
      },
    },
  };
}
