import type { AstroIntegration } from 'astro';

export function addIntentDirective(): AstroIntegration {
  return {
    name: 'intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' });
      },
    },
  };
}
