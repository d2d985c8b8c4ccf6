import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { DatabaseUnavailable } from '#server/db/database.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { settings } from '#tests/support/server/settings.ts';

test('queries the database at most once a second for /readyz', async () => {
  let asked = 0;
  let isAway = false;
  const app = await buildApp(settings(), {
    ...unreachableDatabase,
    asVisitor: async () => {
      asked += 1;
      await delay(20);
      if (isAway) throw new DatabaseUnavailable('away');
      return { rows: [{ isThere: true }] } as never;
    },
  });
  const readStatus = async () => (await app.inject('/readyz')).statusCode;
  const readStatusOften = async () => {
    const together = await Promise.all(Array.from({ length: 50 }, readStatus));
    const later = [await readStatus(), await readStatus()];
    return [...new Set([...together, ...later])];
  };
  assert.deepEqual([await readStatusOften(), asked], [[200], 1]);
  isAway = true;
  await delay(1_050);
  assert.deepEqual([await readStatusOften(), asked], [[503], 2]);
  isAway = false;
  await delay(1_050);
  assert.deepEqual([await readStatusOften(), asked], [[200], 3]);
  await app.close();
});
