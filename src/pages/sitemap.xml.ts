import type { APIRoute } from 'astro';
import { routeIds, urlOf } from '#src/routes.ts';

const entries = routeIds.map((route) => `<url><loc>${urlOf(route)}</loc></url>`).join('\n');

export const GET: APIRoute = () =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`);
