import type { APIRoute } from 'astro';
import { site } from '#site.config';

export const GET: APIRoute = () =>
  new Response(`User-agent: *
Allow: /
Disallow: /rest/

Sitemap: ${site.url}/sitemap.xml
`);
