import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { site } from '#site.config';
import { routes, urlOf } from '#src/routes.ts';
import { builtFile, builtPages, graphOf } from '#tests/support/built-pages.ts';

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>;
type Offer = Node & {
  name: string;
  price?: string;
  priceSpecification?: { price: string; unitCode: string };
};

const pages = builtPages().map(({ html, ...page }) => {
  const graph: { '@context': string; '@graph': Node[] } = JSON.parse(graphOf(html));
  return { ...page, html, graph, nodes: graph['@graph'] };
});

const only = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

/** All types and references anywhere in a graph. */
function walk(value: unknown, visit: (node: Record<string, unknown>) => void) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const part of Object.values(value)) walk(part, visit);
}

test('every graph names the agency, the site and its own page, and refers to nothing it does not hold', () => {
  for (const { route, nodes, graph } of pages) {
    expect(graph['@context']).toBe('https://schema.org');
    for (const type of ['Organization', 'WebSite']) expect(only(nodes, type), type).toHaveLength(1);
    const page = nodes.find((node) => node['@id'] === `${urlOf(route)}#page`);
    expect(page?.url).toBe(urlOf(route));
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(nodes.length);
    walk(nodes, (node) => {
      if (Object.keys(node).join() === '@id') expect(ids).toContain(node['@id']);
    });
  }
});

test("the breadcrumb is the page's route", () => {
  for (const { route, nodes } of pages) {
    const [crumbs, ...others] = only(nodes, 'BreadcrumbList');
    expect(others).toEqual([]);
    const trail = route === 'home' ? undefined : [routes.home, routes[route]];
    expect(crumbs?.itemListElement).toEqual(
      trail?.map(({ path, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: new URL(path, site.url).href,
      })),
    );
  }
});

test('nobody rates himself and no list of jobs claims to be a posting', () => {
  const used = new Set<unknown>();
  for (const { nodes } of pages) walk(nodes, (node) => used.add(node['@type']));
  for (const type of ['AggregateRating', 'Rating', 'Review', 'JobPosting']) expect(used).not.toContain(type);
});

test('services stand where prices stand, with the prices of the page', () => {
  for (const { nodes, html, path } of pages) {
    const [service] = only(nodes, 'Service');
    expect(service !== undefined, path).toBe(html.includes('id="packages"'));
    if (!service) continue;
    const offers = service.offers as Offer[];
    expect(offers, path).toHaveLength(2);
    for (const { name, price, priceSpecification, description } of offers) {
      const amount = Number(price ?? priceSpecification?.price).toLocaleString('en-US');
      expect(html).toContain(`>${name}</h3>`);
      expect(html).toContain(`>$${amount}</p>`);
      // A price for a month says so in its unit.
      expect(priceSpecification?.unitCode, `${path} ${name}`).toBe(
        description === 'a month' ? 'MON' : undefined,
      );
    }
  }
  expect(pages.flatMap(({ nodes }) => only(nodes, 'Service'))).toHaveLength(6);
});

test("only the home page has a video: the hero's, with files that exist", () => {
  for (const { route, nodes } of pages) {
    const videos = only(nodes, 'VideoObject');
    expect(videos.length).toBe(route === 'home' ? 1 : 0);
    for (const { contentUrl, thumbnailUrl, uploadDate } of videos) {
      for (const url of [contentUrl, thumbnailUrl]) {
        expect(builtFile(new URL(String(url)).pathname).length).toBeGreaterThan(0);
      }
      expect(Date.parse(String(uploadDate))).toBeLessThanOrEqual(Date.now());
    }
  }
});

test.describe('schema.org types', () => {
  const folder = '.generated/structured-data';
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext'.split(' ');

  /** The compiler's findings on graphs that are written down as TypeScript. */
  async function findings(name: string, graphs: unknown[]): Promise<string> {
    const lines = graphs.map((graph) => `({ graph: ${JSON.stringify(graph)} }) satisfies { graph: Graph };`);
    const file = `${folder}/${name}.ts`;
    await mkdir(folder, { recursive: true });
    await writeFile(file, `import type { Graph } from 'schema-dts';\n${lines.join('\n')}\n`);
    const run = promisify(execFile)('node_modules/.bin/tsc', [...options, file]);
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    await rm(file);
    return stdout;
  }

  test('accept every graph', async () => {
    test.setTimeout(120_000);
    const graphs = pages.map(({ graph }) => graph);
    expect(await findings('built', graphs)).toBe('');
  });

  test('refuse a property that a type does not have, and a type that there is none of', async () => {
    test.setTimeout(120_000);
    const organization = only(pages[0]?.nodes ?? [], 'Organization')[0];
    const wrong = (node: object) => ({ '@context': 'https://schema.org', '@graph': [node] });
    const property = await findings('property', [wrong({ ...organization, numberOfWheels: 4 })]);
    expect(property).toContain('numberOfWheels');
    expect(await findings('type', [wrong({ '@type': 'Organisation', name: 'x' })])).toContain('Organisation');
  });
});
