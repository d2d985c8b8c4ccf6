import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDestination } from '#src/openings.ts';
import { builtPages } from '#tests/support/pages/built-pages.ts';
import { facts } from '#tests/support/pages/facts.ts';
import { documentOf, select, textsOf } from '#tests/support/pages/page-document.ts';

const pages = builtPages();

for (const { route, path, texts, counts } of facts) {
  test(`states every specified fact on ${path}`, () => {
    const page = pages.find((page) => page.route === route);
    assert.ok(page, 'no such page');
    const document = documentOf(page.html);
    const [words = ''] = textsOf(document, 'body');
    for (const text of texts) assert.ok(words.includes(text), text);
    for (const { css, is, untilOpened } of counts) {
      const isReplaced = untilOpened !== undefined && findDestination(untilOpened) !== undefined;
      assert.equal(select(document, css).length, isReplaced ? 0 : is, css);
    }
  });
}
