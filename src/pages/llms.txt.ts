import type { APIRoute } from 'astro';
import { site } from '#site.config';
import { contentOf } from '#src/content/content-of.ts';
import { routeIds, routes, urlOf } from '#src/routes.ts';

/** The site for language models, in the form of llmstxt.org: who this is, then every page with what it holds. */
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
