import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countUpMilliseconds, durations, easeOutExpo } from './count-up.ts';

test('counts the results up over 1500, 2000 and 2500 ms, and ends within 100 ms', () => {
  assert.deepEqual(durations, { monthlyRevenue: 1500, monthlyProfit: 2000, annualProfit: 2500 });
  assert.equal(countUpMilliseconds, 2600);
});

test('eases out exponentially: halfway in a tenth of the time', () => {
  assert.equal(easeOutExpo(-0.1), 0);
  assert.equal(easeOutExpo(0), 0);
  assert.equal(easeOutExpo(0.1), 0.5);
  assert.equal(easeOutExpo(0.5), 1 - 1 / 32);
  assert.equal(easeOutExpo(1), 1);
  assert.equal(easeOutExpo(1.5), 1);
});
