import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimsSchema } from '#src/content/schemas/claims.ts';
import type { RouteId } from '#src/routes.ts';
import { readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { parsePage, select, textsOnAllPages } from '#tests/support/pages/page-document.ts';

const { figures, facts } = contentOf('claims', claimsSchema);

/** Maximum number of characters between a figure and the text of its scope. */
const maxScopeDistance = 180;

const mainTexts = new Map(textsOnAllPages('main').map(({ path, words }) => [path, words]));
const pages = new Map(
  readBuiltPages().map(({ route, path, html }) => {
    const [description] = select(parsePage(html), 'meta[name=description]');
    return [
      route as RouteId,
      { main: mainTexts.get(path) ?? '', described: description?.attribs.content ?? '' },
    ];
  }),
);
const mainTextOf = (route: RouteId) => pages.get(route)?.main ?? assert.fail(`no page ${route}`);

const escapePattern = (words: string) => words.replaceAll(/[$+./]/g, '\\$&');
const containsFigure = (words: string, figure: string) =>
  new RegExp(`(?<![\\d,.$])${escapePattern(figure)}`).test(words);

function hasScope(words: string, figure: string, scope: string) {
  const places = [...words.matchAll(new RegExp(`(?<![\\d,.$])${escapePattern(figure)}`, 'g'))];
  return places.some(({ index }) =>
    words
      .slice(Math.max(0, index - maxScopeDistance), index + figure.length + maxScopeDistance)
      .toLowerCase()
      .includes(scope.toLowerCase()),
  );
}

test('states the scope of every claimed figure next to the figure', () => {
  const missing = figures.flatMap(({ figure, of, says, pages: routes }) =>
    routes
      .filter((route) => !hasScope(mainTextOf(route), figure, says))
      .map((route) => `${route}: ${figure} ${of}, "${says}"`),
  );
  assert.deepEqual(missing, []);
});

// Figures such as 4.9/5 are left out, because testimonials and creators also have ratings.
test('shows a claimed figure only on the pages that its claim lists', () => {
  const strangers = [...pages].flatMap(([route, { main, described }]) =>
    [...new Set(figures.map(({ figure }) => figure))]
      .filter((figure) => !figure.endsWith('/5') && containsFigure(`${main} ${described}`, figure))
      .filter((figure) => !figures.some((one) => one.figure === figure && one.pages.includes(route)))
      .map((figure) => `${route}: ${figure}`),
  );
  assert.deepEqual(strangers, []);
});

test('lists every figure that ends with a plus sign as a claim', () => {
  const known = new Set(figures.map(({ figure }) => figure));
  const unlisted = [...pages].flatMap(([route, { main }]) =>
    [...main.matchAll(/(?<![\w.,])\$?\d[\d,.]*[KM]?\+(?!\w)/g)]
      .map(([figure]) => figure)
      .filter((figure) => !known.has(figure) && !(route === 'live-selling-survey' && figure === '55+'))
      .map((figure) => `${route}: ${figure}`),
  );
  assert.deepEqual(unlisted, []);
});

test('uses the same words for each claimed fact on all its pages', () => {
  const missing = facts.flatMap(({ fact, says, pages: routes }) =>
    routes
      .filter((route) => !mainTextOf(route).toLowerCase().includes(says.toLowerCase()))
      .map((route) => `${route}: ${fact}, "${says}"`),
  );
  assert.deepEqual(missing, []);
});

test('names only one location of the company', () => {
  const others = [...pages].flatMap(([route, { main }]) =>
    [
      ...main.matchAll(/\b(?:based|registered|headquartered|seat) in (?!Atlanta|the United States)[A-Z]\w+/g),
    ].map(([words]) => `${route}: ${words}`),
  );
  assert.deepEqual(others, []);
});
