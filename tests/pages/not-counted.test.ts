import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('with counting off no page and no script could tell that it was seen', () => {
  const files = globSync('dist/**/*.{html,js}');
  assert.ok(files.length > 60, `${files.length} files`);
  const telling = files.filter((file) => /sendBeacon|\/count\b/.test(readFileSync(file, 'utf8')));
  assert.deepEqual(telling, []);
});
