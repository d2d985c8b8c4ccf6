import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documents } from '#src/content/documents.ts';
import { anchorsOn } from '#src/content/references/anchors.ts';
import { routeIds, routes } from '#src/routes.ts';
import { builtPages } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { documentOf, select } from '#tests/support/pages/page-document.ts';

const words = new Map(
  Array.from(documents, ([id, { file, schema }]) => [id, contentOf(file.replace('.yaml', ''), schema)]),
);
const linked = 'main :is(section, article, details, table, div, ul, ol, dl, li)[id]';
const named = /^(?:base-ui-|panel-)/;

for (const route of routeIds) {
  test(`offers exactly the anchors of ${routes[route].path} as link targets in the content`, () => {
    const page = builtPages().find(({ path }) => path === routes[route].path) ?? assert.fail();
    // The minutes of a show have anchors only without JavaScript.
    const ids = select(documentOf(page.html, false), linked).map(({ attribs }) => attribs.id ?? '');
    const places = anchorsOn(words, route) ?? assert.fail();
    assert.deepEqual(places.toSorted(), ids.filter((id) => !named.test(id)).toSorted());
  });
}
