import type { AstroIntegration } from 'astro';

/** Registers `client:intent`: an island hydrates on hover, focus or touch (src/islands/intent.ts). */
export function intent(): AstroIntegration {
  return {
    name: 'intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
      },
    },
  };
}
