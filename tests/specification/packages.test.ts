import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RouteId } from '#src/routes.ts';
import { readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { parsePage, textsOf } from '#tests/support/pages/page-document.ts';
import { packagesByRoute } from '#tests/support/run/packages.ts';

/** Name, price and terms in the order of the specification. Packages priced on request have no terms. */
const packages: Record<keyof typeof packagesByRoute, [string, string, string?][]> = {
  'live-production': [
    ['Studio Lite', '$2,499', 'per livestream, 2-hour window'],
    ['Studio Pro', '$4,999', 'per livestream, 4-hour window'],
    ['Studio Enterprise', 'Custom'],
  ],
  'host-training': [
    ['Individual', '$1,497', 'per person'],
    ['Team', '$4,997', 'for up to 5 people'],
    ['Enterprise', 'Custom'],
  ],
  'analytics-optimization': [
    ['Starter', '$997', 'a month'],
    ['Pro', '$2,497', 'a month'],
    ['Enterprise', 'Custom'],
  ],
  'strategic-planning': [
    ['Session', '$1,997', 'one-time'],
    ['Partnership', '$4,997', 'a month'],
    ['Enterprise', 'Custom'],
  ],
  'content-development': [
    ['Starter', '$2,997', 'a month'],
    ['Pro', '$7,997', 'a month'],
    ['Enterprise', 'Custom'],
  ],
  'ai-avatars': [
    ['Brand Ambassador', '$4,997', 'setup plus $997 a month'],
    ['Creator Replica', '$9,997', 'setup plus $1,997 a month'],
    ['Custom Avatar', 'On request'],
  ],
};

for (const [route, offered] of Object.entries(packages) as [
  keyof typeof packages,
  (typeof packages)[RouteId & keyof typeof packages],
][]) {
  test(`shows the three specified packages on ${route} and marks the second one as popular`, () => {
    const document = parsePage(readBuiltPages().find((page) => page.route === route)?.html ?? '');
    const [names, prices, terms] = ['h3', 'h3 + p', 'h3 + p + p'].map((part) =>
      textsOf(document, `#packages li ${part}`),
    );
    assert.deepEqual(
      names,
      offered.map(([name]) => name),
    );
    assert.deepEqual(
      prices,
      offered.map(([, price]) => price),
    );
    for (const [index, [, , term]] of offered.entries()) if (term) assert.equal(terms?.[index], term);
    assert.deepEqual(
      packagesByRoute[route].items.map(({ popular }) => popular),
      [undefined, true, undefined],
    );
  });
}
