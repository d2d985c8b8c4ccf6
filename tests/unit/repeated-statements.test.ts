import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStatementNamer } from '#server/db/embedded/repeated-statements.ts';

test('names a prepared statement from its second use on, and keeps the name', () => {
  const named = createStatementNamer(10);
  assert.deepEqual(named('select 1'), { text: 'select 1' });
  assert.deepEqual(named('select 2'), { text: 'select 2' });
  const first = named('select 1');
  const second = named('select 2');
  assert.ok(first.name && second.name && first.name !== second.name);
  assert.deepEqual(named('select 1'), first);
  assert.deepEqual(named('select 2'), second);
});

test('names only as many prepared statements as allowed', () => {
  const named = createStatementNamer(3);
  for (let n = 0; n < 100; n++) for (let time = 0; time < 2; time++) named(`select ${n}`);
  const names = Array.from({ length: 100 }, (_, n) => named(`select ${n}`).name).filter(Boolean);
  assert.equal(new Set(names).size, 3);
  assert.equal(names.length, 3);
});
