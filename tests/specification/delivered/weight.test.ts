import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import { test } from 'node:test';

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
