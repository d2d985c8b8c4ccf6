import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { startServer } from '#tests/support/server/process.ts';

test('creates invite links with the port of the running site', async () => {
  const testDatabase = await createTestDatabase('embedded');
  await testDatabase.database.close();
  const server = await startServer(testDatabase.settings);
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/cli/staff.ts', 'invite', 'ada@desk.example', '--role', 'admin'],
      { env: { PATH: process.env.PATH, ...testDatabase.settings } },
    );
    assert.ok(stdout.startsWith(`http://localhost:${new URL(server.address).port}/desk/invite/`), stdout);
  } finally {
    await server.stop();
    await testDatabase.remove();
  }
});
