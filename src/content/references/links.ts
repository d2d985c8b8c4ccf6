import { type RouteId, routeIds, routes } from '#src/routes.ts';
import { findAnchors } from './anchors.ts';
import { type Documents, findContent, joinWithOr, type ReferenceProblem } from './documents.ts';
import { listTopics } from './topics.ts';

type Link = { document: string; path: ReferenceProblem['path']; to: RouteId; at: string };

const isRoute = (to: unknown): to is RouteId => routeIds.includes(to as RouteId);

/** Checks that the anchors of links and the topics of links to /contact exist. */
export function validateLinks(documents: Documents): ReferenceProblem[] {
  const found = [...documents].flatMap(([document, value]) => [...findLinks(document, value, [])]);
  const cases = findContent(documents, 'business-services')?.cases;
  const played = (cases?.items ?? []).map(({ at }, index): Link => {
    const path = ['cases', 'items', index, 'at'];
    return { document: 'business-services', path, to: cases?.to ?? 'case-studies', at };
  });
  return [...found, ...played, ...findOpeningLinks(documents)].flatMap(({ document, path, to, at }) => {
    const message = findLinkProblem(documents, to, at);
    return message ? [{ document, path, message }] : [];
  });
}

function findOpeningLinks(documents: Documents): Link[] {
  return Object.entries(findContent(documents, 'site')?.openings ?? {}).flatMap(([id, address]) => {
    const to = routeIds.find((route) => routes[route].path === address.replace(/[?#].*$/, ''));
    if (!to) return [];
    return [{ document: 'site', path: ['openings', id], to, at: address.slice(routes[to].path.length) }];
  });
}

function* findLinks(document: string, value: unknown, path: ReferenceProblem['path']): Generator<Link> {
  if (typeof value !== 'object' || value === null) return;
  const { to, at } = value as Record<string, unknown>;
  if (isRoute(to) && typeof at === 'string') yield { document, path: [...path, 'at'], to, at };
  for (const [key, one] of Object.entries(value))
    yield* findLinks(document, one, [...path, Array.isArray(value) ? Number(key) : key]);
}

function findLinkProblem(documents: Documents, to: RouteId, at: string): string | undefined {
  const { hash, searchParams } = new URL(at, 'https://site.example');
  const topic = to === 'contact' ? searchParams.get('about') : null;
  if (topic !== null && documents.has('contact')) {
    const ids = listTopics(documents).map(({ id }) => id);
    if (!ids.includes(topic))
      return `The contact page has no topic of that name. Use ?about= with ${joinWithOr(ids)}.`;
  }
  const anchor = decodeAnchor(hash.slice(1));
  const anchors = findAnchors(documents, to);
  if (anchor === '' || !anchors || anchors.includes(anchor)) return undefined;
  const known = anchors.map((anchor) => `#${anchor}`);
  return known.length > 0
    ? `${routes[to].name} has no anchor of that name. Use ${joinWithOr(known)}, or leave this empty for the top of the page.`
    : `${routes[to].name} has no anchors. Leave this empty.`;
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
