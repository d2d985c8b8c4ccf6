import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { renameUnlessExists } from '#tests/support/database/test-database.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

test('creates the template only once for several concurrent test files', () => {
  const folder = temporaryFolder();
  const place = join(folder, 'template');
  for (const name of ['first', 'second']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'made-by'), name);
  }
  renameUnlessExists(join(folder, 'first'), place);
  // The second caller had not found a template either.
  renameUnlessExists(join(folder, 'second'), place);
  assert.equal(readFileSync(join(place, 'made-by'), 'utf8'), 'first');
  assert.throws(() => renameUnlessExists(join(folder, 'third'), place), { code: 'ENOENT' });
});
