import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { renameUnlessExists } from '#tests/support/database/test-database.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

test('lets the first of several concurrent test files create the template', () => {
  const folder = temporaryFolder();
  const place = join(folder, 'template');
  for (const name of ['first', 'second']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'made-by'), name);
  }
  renameUnlessExists(join(folder, 'first'), place);
  // The second caller had also found no template.
  renameUnlessExists(join(folder, 'second'), place);
  assert.equal(readFileSync(join(place, 'made-by'), 'utf8'), 'first');
  assert.throws(() => renameUnlessExists(join(folder, 'third'), place), { code: 'ENOENT' });
});
