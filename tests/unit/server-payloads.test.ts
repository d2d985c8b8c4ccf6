import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payloads } from '#tests/support/server/payloads.ts';

test('gives each payload its own email address', () => {
  const tables = Object.groupBy(Object.keys(payloads) as (keyof typeof payloads)[], (table) =>
    payloads[table].email.toLowerCase(),
  );
  assert.deepEqual(
    Object.entries(tables).filter(([, all]) => all !== undefined && all.length > 1),
    [],
  );
});
