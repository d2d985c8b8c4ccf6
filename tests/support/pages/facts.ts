import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OpeningId } from '#src/openings.ts';
import { type RouteId, routeIds, routes } from '#src/routes.ts';

type ElementCount = { css: string; is: number; untilOpened?: OpeningId };
type Fact = { text: string } | { count: ElementCount };

/** The specified texts and figures of each page, as listed in tests/facts. */
export const facts = readdirSync('tests/facts')
  .flatMap((file) => Object.entries<Fact[]>(parse(readFileSync(`tests/facts/${file}`, 'utf8'))))
  .map(([path, list]) => ({
    path,
    route: routeIds.find((id) => routes[id].path === path) as RouteId,
    texts: list.flatMap((fact) => ('text' in fact ? [fact.text] : [])),
    counts: list.flatMap((fact) => ('count' in fact ? [fact.count] : [])),
  }));
