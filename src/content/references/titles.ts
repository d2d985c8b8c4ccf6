import { type RouteId, routeIds, routes } from '#src/routes.ts';
import type { Head } from '../schemas/shared.ts';
import type { Documents, ReferenceProblem } from './documents.ts';

/** Checks that page titles are unique, because search results and browser tabs show them. */
export function validateTitles(documents: Documents): ReferenceProblem[] {
  const titles = [...routeIds, 'not-found' as const].flatMap((id) => {
    const page = documents.get(id) as { head: Head } | undefined;
    return page ? [{ id, title: page.head.title }] : [];
  });
  return titles.flatMap(({ id, title }) => {
    const twin = titles.find((other) => other.id !== id && other.title === title);
    return twin ? [{ document: id, path: ['head', 'title'], message: describeDuplicateTitle(twin.id) }] : [];
  });
}

const describeDuplicateTitle = (id: RouteId | 'not-found') =>
  `${id === 'not-found' ? 'Page not found' : routes[id].name} has the same title. Change one of the two.`;
