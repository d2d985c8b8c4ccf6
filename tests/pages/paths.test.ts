import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PageSource } from '#build/page/page-source.ts';
import { careersSchema } from '#src/content/schemas/page/careers.ts';
import { creatorNetworkSchema } from '#src/content/schemas/page/creator-network.ts';
import { resourcesSchema } from '#src/content/schemas/page/resources.ts';
import { insightsSchema } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { findDestination, type OpeningId, openings } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import { readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';

const network = contentOf('pages/creator-network', creatorNetworkSchema).tabs;
const insights = contentOf('pages/tiktok-live-selling-insights', insightsSchema);
const finder = contentOf('pages/resources', resourcesSchema).finder;
const positions = contentOf('pages/careers', careersSchema).positions;

/** How many controls on each page the specification leaves without a function, list items included. */
const placeholderCounts: Record<string, Record<string, number>> = {
  '/services': { downloadServiceGuide: 1 },
  '/creator-network': {
    applyToBrief: network.opportunities.items.length,
    requestMatch: network.directory.items.length,
    joinDiscord: 1,
    readFullStory: network.stories.items.length,
  },
  '/resources': { featuredDownload: 1, accessResource: finder.items.length, subscribeToResources: 1 },
  '/tiktok-live-selling-insights': {
    insightsSubscribe: 1,
    insightsSearch: 1,
    insightsCategory: insights.latest.categories.length,
    insightsRead: insights.latest.items.length + 1,
    insightsDownload: insights.downloads.items.length,
  },
  '/live-production': { productionCall: 1, demoReel: 1, productionConsultation: 1 },
  '/careers': { applyForPosition: positions.items.length, sendResume: 1 },
  '/contact': { contactEmail: 1, contactPhone: 1, contactChat: 1 },
};

function parseMain(html: string) {
  const page = new PageSource(html);
  const [from, to] = [html.indexOf('<main'), html.search(/<aside id="call-bar"|<\/main>/)];
  return {
    elements: (tag: string) => page.findElements(tag).filter(({ start }) => start > from && start < to),
  };
}
const mains = readBuiltPages().map(({ path, html }) => ({ path, main: parseMain(html) }));

for (const { path, main } of mains) {
  test(`contains the specified placeholder buttons on ${path}, or links if the settings name their URLs`, () => {
    const found: Record<string, number> = {};
    for (const { attributes } of main.elements('button')) {
      const opening = attributes.get('data-opening');
      if (!attributes.has('data-note')) continue;
      assert.ok(opening, 'a control that only shows a note is one of src/openings.ts');
      found[opening] = (found[opening] ?? 0) + 1;
    }
    const named = Object.entries(placeholderCounts[path] ?? {});
    const later = named.filter(([opening]) => !findDestination(opening as OpeningId));
    assert.deepEqual(found, Object.fromEntries(later));
    for (const [opening, count] of named.filter((one) => !later.includes(one))) {
      const destination = findDestination(opening as OpeningId);
      const links = main.elements('a').filter(({ attributes }) => attributes.get('href') === destination);
      assert.ok(links.length >= count, `${opening} leads to ${destination}`);
    }
  });

  test(`links from the main content of ${path} to other pages`, () => {
    const inside = main
      .elements('a')
      .map(({ attributes }) => attributes.get('href') ?? '')
      .filter((href) => href.startsWith('/') && href.replace(/[?#].*/, '') !== path);
    assert.ok(inside.length > 0, 'no link into the site');
  });
}

test('lists each placeholder button under the page that shows it', () => {
  for (const [id, { page }] of Object.entries(openings)) {
    assert.ok(placeholderCounts[routes[page].path]?.[id], id);
  }
});

test('links to /services from home, Brands and every footer', () => {
  const pages = readBuiltPages();
  for (const { path, html } of pages) {
    assert.match(html.slice(html.indexOf('<footer')), /href="\/services"/, path);
  }
  for (const path of ['/', '/business-services']) {
    const main = mains.find((page) => page.path === path)?.main.elements('a') ?? [];
    assert.ok(
      main.some(({ attributes }) => attributes.get('href')?.startsWith('/services')),
      path,
    );
  }
});
