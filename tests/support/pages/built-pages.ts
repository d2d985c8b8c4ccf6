import { readdirSync, readFileSync } from 'node:fs';
import { PageSource } from '#build/page/page-source.ts';
import type { RouteId } from '#src/routes.ts';
import { routeIds, routes } from '#src/routes.ts';

export type BuiltPage = { route: RouteId; path: string; html: string };

/** Reads a file of the last build, by its path on the site. */
export function readBuiltFile(path: string): Buffer {
  return readFileSync(`dist${path}`);
}

export function findClassFor(declaration: string): string {
  const [sheet = ''] = readdirSync('dist/_astro').filter((name) => /^site\..*\.css$/.test(name));
  const css = readBuiltFile(`/_astro/${sheet}`).toString();
  const [before = ''] = css.split(`{${declaration}}`);
  const [, short] = /\.([a-zA-Z]+)(?:, \.[^,{}]+)?$/.exec(before) ?? [];
  if (!short) throw new Error(`no class has only the declaration ${declaration}`);
  return short;
}

export function readBuiltPages(): BuiltPage[] {
  return routeIds.map((route) => {
    const { path } = routes[route];
    return { route, path, html: readBuiltFile(`${path === '/' ? '/index' : path}.html`).toString() };
  });
}

/** A URL pattern for the code of an island, by component name, for `page.route`. A retry adds a query to the URL. */
export function islandUrlPattern(component: string): string {
  const islands = readBuiltPages().flatMap(({ html }) => new PageSource(html).findElements('astro-island'));
  const island = islands.find(({ attributes }) => attributes.get('component-export') === component);
  const address = island?.attributes.get('component-url');
  if (!address) throw new Error(`no page has an island ${component}`);
  return `**${address}*`;
}

/** A URL pattern for the code that every page runs, for `page.route`. */
export function frameUrlPattern(): string {
  const [, address] = /Promise\.all\(\["([^"]+)"/.exec(readBuiltFile('/404.html').toString()) ?? [];
  if (!address) throw new Error('no script waits for the first paint');
  return `**${address}`;
}

export function readGraph(html: string): string {
  const [first, ...others] = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  if (!first?.[1] || others.length > 0) throw new Error('a page must have exactly one JSON-LD block');
  return first[1];
}

export function readPngSize(png: Buffer): [number, number] {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
