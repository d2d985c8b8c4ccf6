import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSimulation } from './simulation.ts';

test('simulates one run per item', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const seen: string[][] = [];
  let done = 0;
  const simulation = createSimulation((underWay) => seen.push(underWay));
  simulation.start('report', 2000, () => done++);
  t.mock.timers.tick(1999);
  assert.deepEqual([seen, done], [[['report']], 0]);
  t.mock.timers.tick(1);
  assert.deepEqual([seen, done], [[['report'], []], 1]);
});

test('ignores a second start of the same item and runs another item in parallel', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const finished: string[] = [];
  let latest: string[] = [];
  const simulation = createSimulation((underWay) => {
    latest = underWay;
  });
  simulation.start('a', 1500, () => finished.push('a'));
  simulation.start('a', 1500, () => finished.push('a again'));
  simulation.start('b', 2000, () => finished.push('b'));
  assert.deepEqual(latest, ['a', 'b']);
  t.mock.timers.tick(1500);
  assert.deepEqual([latest, finished], [['b'], ['a']]);
  t.mock.timers.tick(500);
  assert.deepEqual([latest, finished], [[], ['a', 'b']]);
});
