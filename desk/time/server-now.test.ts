import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverNow, updateServerOffset } from './server-now.ts';

const measureDrift = () => Math.round((serverNow() - Date.now()) / 1_000);

test('corrects a clock that is off by minutes, but not one that is off by a second', (t) => {
  const local = Date.parse('2026-11-17T22:10:00Z');
  t.mock.timers.enable({ apis: ['Date'], now: local });
  updateServerOffset('Tue, 17 Nov 2026 22:10:01 GMT', local);
  assert.equal(measureDrift(), 0);
  updateServerOffset('Tue, 17 Nov 2026 22:17:00 GMT', local);
  assert.ok(Math.abs(measureDrift() - 420) <= 1);
  updateServerOffset('Tue, 17 Nov 2026 22:17:02 GMT', local + 1_000);
  assert.ok(Math.abs(measureDrift() - 420) <= 1, 'answers that took their time do not shake it');
  updateServerOffset(null, local);
  updateServerOffset('yesterday', local);
  assert.ok(Math.abs(measureDrift() - 420) <= 1);
  updateServerOffset('Tue, 17 Nov 2026 22:10:00 GMT', local);
  assert.equal(measureDrift(), 0);
});
