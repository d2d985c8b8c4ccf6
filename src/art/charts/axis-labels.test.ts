import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatOnAxis, labelAt } from './axis-labels.ts';

test('formats a value like the axis labels', () => {
  assert.equal(
    formatOnAxis(94, [
      { value: 25, label: '$250' },
      { value: 100, label: '$1,000' },
    ]),
    '$940',
  );
  assert.equal(formatOnAxis(1240, [{ value: 500, label: '$500' }]), '$1,240');
  assert.equal(formatOnAxis(3.6, [{ value: 1, label: '1%' }]), '3.6%');
  assert.equal(formatOnAxis(62), '62');
});

test('interpolates axis labels', () => {
  const clock = ['00:00', '00:30', '01:00', '01:30'];
  assert.deepEqual(
    Array.from({ length: 16 }, (_, i) => labelAt(clock, i / 15)),
    Array.from(
      { length: 16 },
      (_, i) => `0${Math.floor((i * 6) / 60)}:${`${(i * 6) % 60}`.padStart(2, '0')}`,
    ),
  );
  assert.equal(labelAt(['Week 1', 'Week 5', 'Week 9', 'Week 13'], 1 / 12), 'Week 2');
  assert.equal(labelAt(['2 s', '8 s'], 0.5), '5 s');
});

test('does not interpolate labels without a number or with different units', () => {
  assert.equal(labelAt(['Start', 'End'], 0.5), undefined);
  assert.equal(labelAt(['Week 1', 'Day 9'], 0.5), undefined);
  assert.equal(labelAt([], 0), undefined);
});
