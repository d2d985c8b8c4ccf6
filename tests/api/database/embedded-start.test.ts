import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { connectEmbedded } from '#server/db/embedded/connect-embedded.ts';
import { explainFailure } from '#server/db/embedded/create.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { silentLog } from '#tests/support/server/settings.ts';

test('names the data folder in the error when the folder is not writable', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  await assert.rejects(connectEmbedded(join(folder, 'file', 'data'), silentLog), {
    message:
      /^The data folder \S+data is not writable\. Make it writable, or set DATA_DIR to another folder\.$/,
  });
});

test('names the database folder in the error when the database fails to start', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres', 'global'), { recursive: true });
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18\n');
  await assert.rejects(connectEmbedded(folder, silentLog), {
    message: /^The embedded database in \S+postgres failed to start\. .* restore a backup/,
  });
});

test('reports a limit on open files that is too low', async () => {
  const DATA_DIR = temporaryFolder();
  const start = 'ulimit -n 160 && exec "$0" server/main.ts';
  const env = { PATH: process.env.PATH, DATA_DIR, PORT: '0' };
  const { status, stderr } = spawnSync('sh', ['-c', start, process.execPath], { env, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(
    stderr,
    /may open 160 files at once, and the embedded database needs 512: run `ulimit -n 1024`/,
  );
  assert.doesNotMatch(stderr, /File exists/);
});

for (const [ended, reason] of [
  [{ signal: 'SIGKILL' }, /Not enough memory: 512 MB/],
  [
    { stderr: 'RangeError: WebAssembly.Memory(): could not allocate memory: out of memory' },
    /Not enough memory/,
  ],
  [{ stderr: 'Error: ENOSPC: no space left on device' }, /disk is full/],
  [{ stderr: 'first\nlast\n' }, /^last$/],
] as const)
  test(`explains why creating the database failed: ${reason.source}`, () => {
    assert.match(explainFailure(ended), reason);
  });
