import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSite } from '#build/release/check-site.ts';

test('passes the checks that publishing runs on a release', async () => {
  assert.deepEqual(await checkSite('dist'), []);
});
