import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '#server/db/connect.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { compareRows, startLoad } from '#tests/support/server/load.ts';
import { startServer } from '#tests/support/server/process.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

const powerCutOptions = ['--import', './tests/support/server/power-cut.ts'];

async function simulatePowerCut(
  ignoreSync: boolean,
): Promise<{ acknowledged: number; lost: number; doubled: number }> {
  const testDatabase = await createTestDatabase('embedded');
  await testDatabase.database.close();
  const environment = {
    ...testDatabase.settings,
    CUT_FOLDER: join(testDatabase.settings.DATA_DIR ?? '', 'postgres'),
    CUT_AFTER_WRITES: String(randomInt(150, 600)),
    CUT_IGNORES_SYNC: ignoreSync ? '1' : '',
  };
  const server = await startServer(environment, powerCutOptions);
  const load = startLoad(() => server.address);
  while (isAlive(server.pid)) await delay(20);
  await load.stop();

  const database = await connectDatabase(settings(testDatabase.settings), silentLog).catch(() => undefined);
  const read = database?.asOwner((client) => client.query('select email from contact_submissions'));
  const rows = (await read?.catch(() => undefined))?.rows ?? [];
  await database?.close();
  await testDatabase.remove();
  return { acknowledged: load.acknowledged.size, ...compareRows(load, rows) };
}

test('keeps every acknowledged row after a power cut', async (context) => {
  let acknowledged = 0;
  for (let round = 0; round < faultRounds; round++) {
    const result = await simulatePowerCut(false);
    assert.equal(result.lost, 0);
    assert.equal(result.doubled, 0);
    acknowledged += result.acknowledged;
  }
  context.diagnostic(`${faultRounds} power cuts, ${acknowledged} rows answered with 201, 0 lost`);
  assert.ok(acknowledged > 0);
});

test('loses rows in the same power cut when fsync is off', async (context) => {
  const { acknowledged, lost } = await simulatePowerCut(true);
  context.diagnostic(`${acknowledged} rows answered with 201, ${lost} lost`);
  assert.ok(lost > 0);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
