import type { APIRoute } from 'astro';
import { site } from '#site.config';
import { contentOf } from '#src/content/content-of.ts';
import { routeIds, routes, urlOf } from '#src/routes.ts';

/** The site in the format of llmstxt.org: a description and a list of all pages. */
export const GET: APIRoute = async () => {
  const pages = await Promise.all(
    routeIds.map(async (route) => {
      const { head } = await contentOf(route);
      return `- [${routes[route].name}](${urlOf(route)}): ${head.description}`;
    }),
  );
  const { head } = await contentOf('home');
  return new Response(`# ${site.brand}

> ${site.tagline}. ${head.description}

Contact: ${site.email}, ${site.phone.label}, ${urlOf('contact')}

## Pages

${pages.join('\n')}
`);
};
