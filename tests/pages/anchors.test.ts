import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documents } from '#src/content/documents.ts';
import { findAnchors } from '#src/content/references/anchors.ts';
import { routeIds, routes } from '#src/routes.ts';
import { readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { parsePage, select } from '#tests/support/pages/page-document.ts';

const contentById = new Map(
  Array.from(documents, ([id, { file, schema }]) => [id, contentOf(file.replace('.yaml', ''), schema)]),
);
const anchorSelector = 'main :is(section, article, details, table, div, ul, ol, dl, li)[id]';
const generatedId = /^(?:base-ui-|panel-)/;

for (const route of routeIds) {
  test(`lists exactly the anchors of ${routes[route].path} as link targets in the content`, () => {
    const page = readBuiltPages().find(({ path }) => path === routes[route].path) ?? assert.fail();
    // The minutes of a show have anchors only without JavaScript.
    const ids = select(parsePage(page.html, false), anchorSelector).map(({ attribs }) => attribs.id ?? '');
    const places = findAnchors(contentById, route) ?? assert.fail();
    assert.deepEqual(places.toSorted(), ids.filter((id) => !generatedId.test(id)).toSorted());
  });
}
