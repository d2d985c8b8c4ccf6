import { readdirSync, readFileSync } from 'node:fs';
import { PageSource } from '#build/page/page-source.ts';
import type { RouteId } from '#src/routes.ts';
import { routeIds, routes } from '#src/routes.ts';

export type BuiltPage = { route: RouteId; path: string; html: string };

/** A file of the last build, by its path on the site. */
export function builtFile(path: string): Buffer {
  return readFileSync(`dist${path}`);
}

export function findClassFor(declaration: string): string {
  const [sheet = ''] = readdirSync('dist/_astro').filter((name) => /^site\..*\.css$/.test(name));
  const css = builtFile(`/_astro/${sheet}`).toString();
  const [before = ''] = css.split(`{${declaration}}`);
  const [, short] = /\.([a-zA-Z]+)(?:, \.[^,{}]+)?$/.exec(before) ?? [];
  if (!short) throw new Error(`no class has only the declaration ${declaration}`);
  return short;
}

export function builtPages(): BuiltPage[] {
  return routeIds.map((route) => {
    const { path } = routes[route];
    return { route, path, html: builtFile(`${path === '/' ? '/index' : path}.html`).toString() };
  });
}

/** Address of an island's code by its component's name, for `page.route`; a retry adds a query. */
export function addressOfIsland(component: string): string {
  const islands = builtPages().flatMap(({ html }) => new PageSource(html).findElements('astro-island'));
  const island = islands.find(({ attributes }) => attributes.get('component-export') === component);
  const address = island?.attributes.get('component-url');
  if (!address) throw new Error(`no page has an island ${component}`);
  return `**${address}*`;
}

/** Address of the code that every page runs, for `page.route`. */
export function addressOfFrame(): string {
  const [, address] = /Promise\.all\(\["([^"]+)"/.exec(builtFile('/404.html').toString()) ?? [];
  if (!address) throw new Error('no script waits for the first paint');
  return `**${address}`;
}

export function graphOf(html: string): string {
  const [first, ...others] = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  if (!first?.[1] || others.length > 0) throw new Error('a page must have exactly one JSON-LD block');
  return first[1];
}

export function pngSize(png: Buffer): [number, number] {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
