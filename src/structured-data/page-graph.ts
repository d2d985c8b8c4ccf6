import type { BreadcrumbList, Graph, Offer, Service, Thing, VideoObject, WebPage } from 'schema-dts';
import { site } from '#site.config';
import { filmSources, filmStill } from '#src/art/film-source.ts';
import { findPackagePrice } from '#src/content/packages.ts';
import type { FilmContent } from '#src/content/schemas/film.ts';
import type { Packages } from '#src/content/schemas/service-page.ts';
import type { Head } from '#src/content/schemas/shared.ts';
import { type RouteId, routes, urlOf } from '#src/routes.ts';
import { organization, organizationId, organizationReference, website, websiteId } from './site-nodes.ts';

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

const agencyPages = new Set<RouteId>(['home', 'about', 'about-us', 'contact']);

/** The page's JSON-LD graph. It contains nothing that the page does not show. */
export function buildPageGraph(page: Page): Graph {
  const agency = agencyPages.has(page.route) ? organization : organizationReference;
  const nodes: Thing[] = [agency, website, buildWebPage(page)];
  if (page.packages) nodes.push(buildService(page, page.packages));
  if (page.film) nodes.push(buildVideo(page.film, page.picture));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The graph as JSON that cannot end the script element. */
export function serializePageGraph(page: Page): string {
  return JSON.stringify(buildPageGraph(page)).replaceAll('<', '\\u003c');
}

function buildWebPage({ route, head, picture }: Page): WebPage {
  const url = urlOf(route);
  const node = {
    '@id': `${url}#page`,
    url,
    name: head.title,
    description: head.description,
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: picture },
    ...(route !== 'home' && { breadcrumb: buildBreadcrumbs(route) }),
  } as const;
  return { '@type': pageTypes[route] ?? 'WebPage', ...node } as WebPage;
}

function buildBreadcrumbs(route: RouteId): BreadcrumbList {
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

function buildService({ route, head }: Page, packages: Packages): Service {
  const url = urlOf(route);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: routes[route].name,
    description: head.description,
    url,
    provider: { '@id': organizationId },
    offers: packages.items.flatMap(({ name, terms }) => {
      const amount = findPackagePrice(packages, name);
      // The price of some packages is on request.
      return amount ? [buildOffer(name, `${amount}`, terms, `${url}#packages`)] : [];
    }),
  };
}

function buildOffer(name: string, price: string, terms: string, url: string): Offer {
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

function buildVideo({ file, alt, since }: FilmContent, picture: string): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': `${site.url}/#film`,
    name: alt,
    thumbnailUrl: new URL(filmStill(file) ?? picture, site.url).href,
    contentUrl: new URL(filmSources(file).at(-1)?.src ?? '', site.url).href,
    uploadDate: since,
  };
}
