import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDestination } from '#src/openings.ts';
import { readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { facts } from '#tests/support/pages/facts.ts';
import { parsePage, select, textsOf } from '#tests/support/pages/page-document.ts';

const pages = readBuiltPages();

for (const { route, path, texts, counts } of facts) {
  test(`states every specified fact on ${path}`, () => {
    const page = pages.find((page) => page.route === route);
    assert.ok(page, 'no such page');
    const document = parsePage(page.html);
    const [words = ''] = textsOf(document, 'body');
    for (const text of texts) assert.ok(words.includes(text), text);
    for (const { css, is, untilOpened } of counts) {
      const isReplaced = untilOpened !== undefined && findDestination(untilOpened) !== undefined;
      assert.equal(select(document, css).length, isReplaced ? 0 : is, css);
    }
  });
}
