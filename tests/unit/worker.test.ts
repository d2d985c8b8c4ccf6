import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import { startWorker } from '#server/outbound/worker.ts';
import { silentLog } from '#tests/support/server/settings.ts';

const waitForNextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('leaks no listeners, runs at once on a nudge, and stops even during a pause', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const listened = new Set<EventTarget>();
  const { addEventListener } = EventTarget.prototype;
  t.mock.method(
    EventTarget.prototype,
    'addEventListener',
    function (this: EventTarget, ...rest: Parameters<typeof addEventListener>) {
      listened.add(this);
      return addEventListener.apply(this, rest);
    },
  );
  let looks = 0;
  const task = async () => {
    looks += 1;
    return false;
  };
  const worker = startWorker([task], silentLog);
  while (looks < 100) {
    await waitForNextTurn();
    t.mock.timers.tick(2_000);
  }
  const held = [...listened].flatMap((target) => getEventListeners(target, 'abort'));
  assert.ok(held.length <= 1, `${held.length} listeners`);
  await waitForNextTurn();
  t.mock.timers.tick(250);
  await waitForNextTurn();
  const before = looks;
  worker.nudge();
  await waitForNextTurn();
  assert.equal(looks, before + 1);
  await worker.stop();
});
