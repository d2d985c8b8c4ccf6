import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { site } from '#site.config';
import { routes, urlOf } from '#src/routes.ts';
import { readBuiltFile, readBuiltPages, readGraph } from '#tests/support/pages/built-pages.ts';

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>;
type Offer = Node & {
  name: string;
  price?: string;
  priceSpecification?: { price: string; unitCode: string };
};

const pages = readBuiltPages().map(({ html, ...page }) => {
  const graph: { '@context': string; '@graph': Node[] } = JSON.parse(readGraph(html));
  return { ...page, html, graph, nodes: graph['@graph'] };
});

const nodesOfType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

function walk(value: unknown, visit: (node: Record<string, unknown>) => void) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const part of Object.values(value)) walk(part, visit);
}

test('names the agency, the site and the page in every graph, without dangling references', () => {
  for (const { route, nodes, graph } of pages) {
    assert.equal(graph['@context'], 'https://schema.org');
    for (const type of ['Organization', 'WebSite']) assert.equal(nodesOfType(nodes, type).length, 1, type);
    const page = nodes.find((node) => node['@id'] === `${urlOf(route)}#page`);
    assert.equal(page?.url, urlOf(route));
    const ids = nodes.map((node) => node['@id']);
    assert.equal(new Set(ids).size, nodes.length);
    walk(nodes, (node) => {
      if (Object.keys(node).join() === '@id')
        assert.ok(ids.includes(String(node['@id'])), `${route}: ${node['@id']}`);
    });
  }
});

test('describes the agency in full on pages about it, and names it the same on all pages', () => {
  const detailed = pages.flatMap(({ route, nodes }) => {
    const [agency] = nodesOfType(nodes, 'Organization');
    assert.equal(agency?.name, site.brand);
    assert.equal(agency?.url, `${site.url}/`);
    return agency?.address && agency.email === site.email ? [route] : [];
  });
  assert.deepEqual(detailed.toSorted(), ['about', 'about-us', 'contact', 'home']);
});

test('derives the breadcrumb from the route', () => {
  for (const { route, nodes } of pages) {
    const page = nodes.find((node) => node['@id'] === `${urlOf(route)}#page`);
    const crumbs = page?.breadcrumb as Node | undefined;
    const trail = route === 'home' ? undefined : [routes.home, routes[route]];
    assert.deepEqual(
      crumbs,
      trail && {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ path, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: new URL(path, site.url).href,
        })),
      },
    );
  }
});

test('contains no ratings, reviews or job postings', () => {
  const used = new Set<unknown>();
  for (const { nodes } of pages) walk(nodes, (node) => used.add(node['@type']));
  for (const type of ['AggregateRating', 'Rating', 'Review', 'JobPosting']) assert.ok(!used.has(type), type);
});

test('describes the services on pages with packages, with the prices that the page shows', () => {
  for (const { nodes, html, path } of pages) {
    const [service] = nodesOfType(nodes, 'Service');
    assert.equal(service !== undefined, html.includes('id="packages"'), path);
    if (!service) continue;
    const offers = service.offers as Offer[];
    assert.equal(offers.length, 2, path);
    for (const { name, price, priceSpecification, description } of offers) {
      const amount = Number(price ?? priceSpecification?.price).toLocaleString('en-US');
      assert.ok(html.includes(`>${name}</h3>`), `${path}: ${name}`);
      assert.ok(html.includes(`>$${amount}<`), `${path}: ${amount}`);
      // A monthly price has the unit code of a month.
      assert.equal(
        priceSpecification?.unitCode,
        description === 'a month' ? 'MON' : undefined,
        `${path} ${name}`,
      );
    }
  }
  assert.equal(pages.flatMap(({ nodes }) => nodesOfType(nodes, 'Service')).length, 6);
});

test('describes the hero video only on the home page, with existing files', () => {
  for (const { route, nodes } of pages) {
    const videos = nodesOfType(nodes, 'VideoObject');
    assert.equal(videos.length, route === 'home' ? 1 : 0);
    for (const { contentUrl, thumbnailUrl, uploadDate } of videos) {
      for (const url of [contentUrl, thumbnailUrl]) {
        assert.ok(readBuiltFile(new URL(String(url)).pathname).length > 0);
      }
      assert.ok(Date.parse(String(uploadDate)) <= Date.now());
    }
  }
});

describe('validation against the schema.org types', () => {
  const folder = '.generated/structured-data';
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext'.split(' ');

  async function findErrors(name: string, graphs: unknown[]): Promise<string> {
    const lines = graphs.map((graph) => `({ graph: ${JSON.stringify(graph)} }) satisfies { graph: Graph };`);
    const file = `${folder}/${name}.ts`;
    await mkdir(folder, { recursive: true });
    await writeFile(file, `import type { Graph } from 'schema-dts';\n${lines.join('\n')}\n`);
    const run = promisify(execFile)('node_modules/.bin/tsc', [...options, file]);
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    await rm(file);
    return stdout;
  }

  test('matches the types in every graph of the site', async () => {
    const graphs = pages.map(({ graph }) => graph);
    assert.equal(await findErrors('built', graphs), '');
  });

  test('rejects an unknown property and an unknown type', async () => {
    const home = pages.find(({ route }) => route === 'home');
    const organization = nodesOfType(home?.nodes ?? [], 'Organization')[0];
    const createGraph = (node: object) => ({ '@context': 'https://schema.org', '@graph': [node] });
    const property = await findErrors('property', [createGraph({ ...organization, numberOfWheels: 4 })]);
    assert.match(property, /numberOfWheels/);
    assert.match(
      await findErrors('type', [createGraph({ '@type': 'Organisation', name: 'x' })]),
      /Organisation/,
    );
  });
});
