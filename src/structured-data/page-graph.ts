import type { BreadcrumbList, Graph, Offer, Service, Thing, VideoObject, WebPage } from 'schema-dts';
import { site } from '#site.config';
import { filmSources, filmStill } from '#src/art/film-source.ts';
import { packagePrice } from '#src/content/packages.ts';
import type { FilmContent } from '#src/content/schemas/film.ts';
import type { Packages } from '#src/content/schemas/service-page.ts';
import type { Head } from '#src/content/schemas/shared.ts';
import { type RouteId, routes, urlOf } from '#src/routes.ts';
import { organization, organizationId, organizationName, website, websiteId } from './site-nodes.ts';

export type Page = {
  route: RouteId;
  head: Head;
  picture: string;
  packages?: Packages | undefined;
  film?: FilmContent | undefined;
};

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

const pageTypes: Partial<Record<RouteId, PageType>> = {
  about: 'AboutPage',
  'about-us': 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  resources: 'CollectionPage',
  'case-studies': 'CollectionPage',
};

const aboutTheAgency = new Set<RouteId>(['home', 'about', 'about-us', 'contact']);

/** The page's JSON-LD graph. It contains nothing that the page does not show. */
export function pageGraph(page: Page): Graph {
  const agency = aboutTheAgency.has(page.route) ? organization : organizationName;
  const nodes: Thing[] = [agency, website, webPage(page)];
  if (page.packages) nodes.push(service(page, page.packages));
  if (page.film) nodes.push(video(page.film, page.picture));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The graph as JSON that cannot end the script element. */
export function graphText(page: Page): string {
  return JSON.stringify(pageGraph(page)).replaceAll('<', '\\u003c');
}

function webPage({ route, head, picture }: Page): WebPage {
  const url = urlOf(route);
  const node = {
    '@id': `${url}#page`,
    url,
    name: head.title,
    description: head.description,
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: picture },
    ...(route !== 'home' && { breadcrumb: breadcrumbs(route) }),
  } as const;
  return { '@type': pageTypes[route] ?? 'WebPage', ...node } as WebPage;
}

function breadcrumbs(route: RouteId): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (['home', route] as const).map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: routes[id].name,
      item: urlOf(id),
    })),
  };
}

function service({ route, head }: Page, packages: Packages): Service {
  const url = urlOf(route);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: routes[route].name,
    description: head.description,
    url,
    provider: { '@id': organizationId },
    offers: packages.items.flatMap(({ name, terms }) => {
      const amount = packagePrice(packages, name);
      // The price of some packages is on request.
      return amount ? [offer(name, `${amount}`, terms, `${url}#packages`)] : [];
    }),
  };
}

function offer(name: string, price: string, terms: string, url: string): Offer {
  const amount = { price, priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    name,
    url,
    description: terms,
    ...(terms === 'a month'
      ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' } }
      : amount),
  };
}

function video({ file, alt, since }: FilmContent, picture: string): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': `${site.url}/#film`,
    name: alt,
    thumbnailUrl: new URL(filmStill(file) ?? picture, site.url).href,
    contentUrl: new URL(filmSources(file).at(-1)?.src ?? '', site.url).href,
    uploadDate: since,
  };
}
