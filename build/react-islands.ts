import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

export function addReactIslands(): AstroIntegration {
  const { name, hooks } = react();
  const clientEntrypoint = fileURLToPath(new URL('../src/islands/client.ts', import.meta.url));
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  };
}
