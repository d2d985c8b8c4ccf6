import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { pageWeights } from '#tests/support/page-weights.ts';

/** What a file may weigh with our words in it; tests/pages leaves an agency's room for longer ones. */
const most = { 'dist/shows/*.json.br': 2048, 'dist/fetched/prices.*.js.br': 5120 };

for (const [files, bytes] of Object.entries(most)) {
  test(`${files} takes at most ${bytes} bytes`, () => {
    const found = globSync(files).map((file) => ({ file, size: statSync(file).size }));
    assert.ok(found.length > 0);
    assert.deepEqual(
      found.filter(({ size }) => size > bytes),
      [],
    );
  });
}

const pages = pageWeights();

test('a document is at most 16 KB as sent, one with a show to play 21.2, and 21 are one flight of 14', () => {
  for (const { route, hasShow, kilobytes } of pages)
    assert.ok(kilobytes <= (hasShow ? 21.2 : 16), `${route}: ${kilobytes.toFixed(1)} KB`);
  assert.ok(pages.filter(({ kilobytes }) => kilobytes <= 14).length >= 21);
});

test('a page has at most 800 elements, one with a show to play 860, and 23 pages have at most 700', () => {
  for (const { route, hasShow, elements } of pages)
    assert.ok(
      elements <= (hasShow ? 860 : 800),
      `${route}: ${elements}; a link of the footer is two on every page`,
    );
  assert.equal(pages.filter(({ elements }) => elements > 700).length, 4);
});
