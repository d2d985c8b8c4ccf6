import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWordsOfAxis, placeOnAxis } from './axis-words.ts';

test('writes a value in the format of its axis', () => {
  assert.equal(
    inWordsOfAxis(94, [
      { value: 25, label: '$250' },
      { value: 100, label: '$1,000' },
    ]),
    '$940',
  );
  assert.equal(inWordsOfAxis(1240, [{ value: 500, label: '$500' }]), '$1,240');
  assert.equal(inWordsOfAxis(3.6, [{ value: 1, label: '1%' }]), '3.6%');
  assert.equal(inWordsOfAxis(62), '62');
});

test('gives each place of an axis its own name', () => {
  const clock = ['00:00', '00:30', '01:00', '01:30'];
  assert.deepEqual(
    Array.from({ length: 16 }, (_, i) => placeOnAxis(clock, i / 15)),
    Array.from(
      { length: 16 },
      (_, i) => `0${Math.floor((i * 6) / 60)}:${`${(i * 6) % 60}`.padStart(2, '0')}`,
    ),
  );
  assert.equal(placeOnAxis(['Week 1', 'Week 5', 'Week 9', 'Week 13'], 1 / 12), 'Week 2');
  assert.equal(placeOnAxis(['2 s', '8 s'], 0.5), '5 s');
});

test('writes no value between labels without a number or with different units', () => {
  assert.equal(placeOnAxis(['Start', 'End'], 0.5), undefined);
  assert.equal(placeOnAxis(['Week 1', 'Day 9'], 0.5), undefined);
  assert.equal(placeOnAxis([], 0), undefined);
});
