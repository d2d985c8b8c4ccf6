import type { Opening } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import type { Finding } from './finding.ts';

export function findUnopened(
  file: string,
  openings: Record<string, Opening>,
  set: Record<string, string>,
): Finding[] {
  return Object.entries(openings)
    .filter(([id]) => !set[id])
    .map(([id, { label, page }]) => ({
      id: `opening.${id}`,
      problem: `${routes[page].path}: ${label} says "Opens soon"`,
      where: `${file}, openings.${id}`,
      path: ['openings', id],
    }));
}
