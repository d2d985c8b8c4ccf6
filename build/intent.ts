import type { AstroIntegration } from 'astro';

/** Registers `client:intent`: an island loads and hydrates when a visitor reaches for it (src/islands/intent.ts). */
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
