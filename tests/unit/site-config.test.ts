import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { site } from '#site.config';

test('uses every setting of site.config.ts in the site or the server', () => {
  const files = globSync('{src,server}/**/*.{ts,tsx,astro}');
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unread = Object.keys(site).filter((setting) => !new RegExp(`\\bsite\\.${setting}\\b`).test(source));
  assert.deepEqual(unread, []);
});
