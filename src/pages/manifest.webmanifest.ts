import type { APIRoute } from 'astro';
import { site } from '#site.config';
import { routes } from '#src/routes.ts';
import { icons } from '#src/sharing/icons.ts';

const { small, large, maskable } = icons;

const manifest = {
  name: `${site.brand}: ${site.tagline}`,
  short_name: site.brand,
  start_url: routes.home.path,
  display: 'browser',
  background_color: '#fbf8f3',
  theme_color: '#fbf8f3',
  icons: [small, large, maskable].map(({ file, size, whole }) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: whole ? 'maskable' : 'any',
  })),
};

export const GET: APIRoute = () => Response.json(manifest);
