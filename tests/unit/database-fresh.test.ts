import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { moveUnlessThere } from '#tests/support/database/fresh.ts';

test('lets the first of several concurrent test files create the template', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-test-'));
  const place = join(folder, 'template');
  for (const name of ['first', 'second']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'made-by'), name);
  }
  moveUnlessThere(join(folder, 'first'), place);
  // Both had seen that there is none.
  moveUnlessThere(join(folder, 'second'), place);
  assert.equal(readFileSync(join(place, 'made-by'), 'utf8'), 'first');
  assert.throws(() => moveUnlessThere(join(folder, 'third'), place), { code: 'ENOENT' });
  rmSync(folder, { recursive: true });
});
