import type { Opening } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import type { Finding } from './finding.ts';

/** Controls that still say "Opens soon": those of `openings` without a destination in `set`. */
export function unopened(openings: Record<string, Opening>, set: Record<string, string>): Finding[] {
  return Object.entries(openings)
    .filter(([id]) => !set[id])
    .map(([id, { label, page }]) => ({
      id: `opening.${id}`,
      problem: `${routes[page].path}: ${label} leads nowhere and says "Opens soon"`,
      where: `site.config.ts, openings.${id}`,
    }));
}
