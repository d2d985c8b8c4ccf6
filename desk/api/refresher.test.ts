import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefresher } from './refresher.ts';

function recordQueries() {
  const keys: string[] = [];
  const client = {
    invalidateQueries: async (filters?: { queryKey?: readonly unknown[] }) => {
      keys.push((filters?.queryKey ?? []).join(' '));
    },
  };
  return { keys, ...createRefresher(client) };
}
const createChangedEvent = (...refs: string[]) => ({ type: 'changed' as const, refs });

test('reloads the lists and each changed lead at most once a second', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 10_000 });
  const { keys, handleEvent } = recordQueries();
  handleEvent(createChangedEvent('m-1'));
  t.mock.timers.tick(0);
  assert.deepEqual(keys, ['leads', 'overview', 'quarantine', 'received', 'numbers', 'lead m-1']);
  keys.length = 0;
  for (let n = 0; n < 20; n++) handleEvent(createChangedEvent(`m-${n % 2}`));
  t.mock.timers.tick(999);
  assert.deepEqual(keys, []);
  t.mock.timers.tick(1);
  assert.deepEqual(keys, ['leads', 'overview', 'quarantine', 'received', 'numbers', 'lead m-0', 'lead m-1']);
});

test('reloads every lead after an event without lead refs and after a reconnect', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 10_000 });
  const { keys, handleEvent, refreshAll } = recordQueries();
  handleEvent(createChangedEvent());
  t.mock.timers.tick(0);
  assert.equal(keys.filter((key) => key === 'lead').length, 1);
  keys.length = 0;
  refreshAll();
  t.mock.timers.tick(999);
  assert.equal(keys.length, 0, 'does not interrupt requests in flight');
  t.mock.timers.tick(1);
  assert.ok(keys.includes('lead') && keys.includes('leads'));
});

test('reloads the session immediately after a session event', () => {
  const { keys, handleEvent } = recordQueries();
  handleEvent({ type: 'session' });
  assert.deepEqual(keys, ['session']);
});
