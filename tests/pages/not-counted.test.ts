import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('contains no visit counting code when counting is off', () => {
  const files = globSync('dist/**/*.{html,js}');
  assert.ok(files.length > 60, `${files.length} files`);
  const telling = files.filter((file) => /sendBeacon|\/count\b/.test(readFileSync(file, 'utf8')));
  assert.deepEqual(telling, []);
});
