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
const changedEvent = (...refs: string[]) => ({ type: 'changed' as const, refs });

test('reloads the lists and each changed lead at most once a second', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 10_000 });
  const { keys, handleEvent } = recordQueries();
  handleEvent(changedEvent('m-1'));
  t.mock.timers.tick(0);
  assert.deepEqual(keys, ['leads', 'overview', 'quarantine', 'received', 'numbers', 'lead m-1']);
  keys.length = 0;
  for (let n = 0; n < 20; n++) handleEvent(changedEvent(`m-${n % 2}`));
  t.mock.timers.tick(999);
  assert.deepEqual(keys, []);
  t.mock.timers.tick(1);
  assert.deepEqual(keys, ['leads', 'overview', 'quarantine', 'received', 'numbers', 'lead m-0', 'lead m-1']);
});

test('reloads every lead when the event names none, and after the connection was down', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 10_000 });
  const { keys, handleEvent, catchUp } = recordQueries();
  handleEvent(changedEvent());
  t.mock.timers.tick(0);
  assert.equal(keys.filter((key) => key === 'lead').length, 1);
  keys.length = 0;
  catchUp();
  t.mock.timers.tick(999);
  assert.equal(keys.length, 0, 'what is loading meanwhile is not cut short');
  t.mock.timers.tick(1);
  assert.ok(keys.includes('lead') && keys.includes('leads'));
});

test('reloads the session immediately when it ends', () => {
  const { keys, handleEvent } = recordQueries();
  handleEvent({ type: 'session' });
  assert.deepEqual(keys, ['session']);
});
