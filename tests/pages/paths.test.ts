import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PageSource } from '#build/page/page-source.ts';
import { openings } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import { builtPages } from '#tests/support/built-pages.ts';

/** What the specification names as without behaviour, page by page, as often as it stands there. */
const withoutBehaviour: Record<string, Record<string, number>> = {
  '/services': { downloadServiceGuide: 1 },
  '/creator-network': { applyToBrief: 5, requestMatch: 12, joinDiscord: 1, readFullStory: 3 },
  '/resources': { featuredDownload: 1, accessResource: 18, subscribeToResources: 1 },
  '/tiktok-live-selling-insights': {
    insightsSubscribe: 1,
    insightsSearch: 1,
    insightsCategory: 5,
    insightsRead: 7,
    insightsDownload: 4,
  },
  '/live-production': { productionCall: 1, demoReel: 1, productionConsultation: 1 },
  '/careers': { applyForPosition: 4, sendResume: 1 },
  '/contact': { contactEmail: 1, contactPhone: 1, contactChat: 1 },
};

/** What a page's main part holds before the phone's bar. */
function mainOf(html: string) {
  const page = new PageSource(html);
  const [from, to] = [html.indexOf('<main'), html.search(/<aside id="call-bar"|<\/main>/)];
  return {
    elements: (tag: string) => page.elements(tag).filter(({ start }) => start > from && start < to),
  };
}
const inMain = builtPages().map(({ path, html }) => ({ path, main: mainOf(html) }));

for (const { path, main } of inMain) {
  test(`${path} holds as many controls without behaviour as the specification names, and no other`, () => {
    const found: Record<string, number> = {};
    for (const { attributes } of main.elements('button')) {
      const opening = attributes.get('data-opening');
      if (!attributes.has('data-note')) continue;
      assert.ok(opening, 'a control that only shows a note is one of src/openings.ts');
      found[opening] = (found[opening] ?? 0) + 1;
    }
    assert.deepEqual(found, withoutBehaviour[path] ?? {});
  });

  test(`${path} leads on from its main part`, () => {
    const inside = main
      .elements('a')
      .map(({ attributes }) => attributes.get('href') ?? '')
      .filter((href) => href.startsWith('/') && href.replace(/[?#].*/, '') !== path);
    assert.ok(inside.length > 0, 'no link into the site');
  });
}

test('each opening stands on the page that it names', () => {
  for (const [id, { page }] of Object.entries(openings)) {
    assert.ok(withoutBehaviour[routes[page].path]?.[id], id);
  }
});

test('/services is linked from home, Brands and every footer', () => {
  const pages = builtPages();
  for (const { path, html } of pages) {
    assert.match(html.slice(html.indexOf('<footer')), /href="\/services"/, path);
  }
  for (const path of ['/', '/business-services']) {
    const main = inMain.find((page) => page.path === path)?.main.elements('a') ?? [];
    assert.ok(
      main.some(({ attributes }) => attributes.get('href')?.startsWith('/services')),
      path,
    );
  }
});
