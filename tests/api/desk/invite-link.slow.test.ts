import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { startServer } from '#tests/support/server/process.ts';

test('builds invite links with the port that the running site listens on', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'port-'));
  const server = await startServer({ DATA_DIR });
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/cli/staff.ts', 'invite', 'ada@desk.example', '--role', 'admin'],
      { env: { PATH: process.env.PATH, DATA_DIR } },
    );
    assert.ok(stdout.startsWith(`http://localhost:${new URL(server.address).port}/desk/invite/`), stdout);
  } finally {
    await server.stop();
    rmSync(DATA_DIR, { recursive: true });
  }
});
