import type { AstroIntegration } from 'astro';

/** Serves the design page, but only in development. */
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
