import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisEnd, placeLabel, stackAnswers } from './dot-plot.ts';

const createAnswer = (hours: number, late = false, open = false) => ({ hours, late, open });

test('extends the axis beyond the longest deadline in steps of 12 hours', () => {
  const withHours = (hours: number | null) => ({ hours, answers: [] });
  assert.equal(axisEnd([withHours(24), withHours(48), withHours(null)]), 60);
  assert.equal(axisEnd([withHours(24)]), 36);
  assert.equal(axisEnd([withHours(168)]), 216);
  assert.equal(axisEnd([]), 24);
});

test('stacks replies of the same hour: on time first, then late, then still open', () => {
  const { dots, levels } = stackAnswers(
    [createAnswer(6.9, true, true), createAnswer(6.1, true), createAnswer(6.5), createAnswer(7.2)],
    60,
    1,
  );
  assert.deepEqual(
    dots.map(({ x, level, late, open }) => [x, level, late, open]),
    [
      [6.5, 0, false, false],
      [7.5, 0, false, false],
      [6.5, 1, true, false],
      [6.5, 2, true, true],
    ],
  );
  assert.equal(levels, 3);
});

test('shows reply times of many days at the end of the axis', () => {
  assert.equal(stackAnswers([createAnswer(400, true)], 60, 1).dots[0]?.x, 59.5);
  assert.deepEqual(stackAnswers([], 60, 1), { dots: [], levels: 0 });
});

test('places a label inside the plot and beside the deadline line', () => {
  assert.deepEqual(placeLabel(100, 300, 500), { x: 95, anchor: 'start' });
  assert.deepEqual(placeLabel(420, 400, 500), { x: 415, anchor: 'start' });
  assert.deepEqual(placeLabel(490, 400, 500), { x: 495, anchor: 'end' });
  assert.deepEqual(placeLabel(380, 400, 500), { x: 385, anchor: 'end' });
  assert.deepEqual(
    placeLabel(345, 320, 350),
    { x: 350, anchor: 'end' },
    'where there is no room, over the line',
  );
});
