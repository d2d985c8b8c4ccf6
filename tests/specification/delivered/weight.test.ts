import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { measurePages } from '#tests/support/pages/page-weights.ts';

const maxBytes = { 'dist/shows/*.json.br': 2048, 'dist/fetched/prices.*.js.br': 5273 };

for (const [files, bytes] of Object.entries(maxBytes)) {
  test(`keeps ${files} within ${bytes} bytes`, () => {
    const found = globSync(files).map((file) => ({ file, size: statSync(file).size }));
    assert.ok(found.length > 0);
    assert.deepEqual(
      found.filter(({ size }) => size > bytes),
      [],
    );
  });
}

const pages = measurePages();

/** The initial congestion window of ten packets of 1,460 bytes, minus the response headers. */
const firstFlightBytes = 14_600 - 619;

// The limits leave 3 % for collapsed sections on phones and scopes of figures, and 3 % for the test show and costs of
// cases.
test('keeps compressed documents within their size limits', () => {
  for (const { route, hasShow, kilobytes } of pages)
    assert.ok(kilobytes <= (hasShow ? 20.5 : 16.89), `${route}: ${kilobytes.toFixed(1)} KB`);
  assert.ok(pages.filter(({ kilobytes }) => kilobytes <= 14.3).length >= 21);
  assert.ok(pages.filter(({ kilobytes }) => kilobytes * 1024 <= firstFlightBytes).length >= 19);
});

test('keeps the body of each page within 738 elements', () => {
  for (const { route, elements } of pages)
    assert.ok(elements <= 738, `${route}: ${elements}; a link of the footer is two on every page`);
});
