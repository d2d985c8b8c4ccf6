import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plot, scaleTop, smoothPath } from './line-path.ts';

test('never lets a smoothed line overshoot the values it connects', () => {
  const points = plot([8, 14, 20, 18, 30, 30, 2, 94], 600, 300, 100);
  const curves = [...smoothPath(points).matchAll(/[cs]([^cs]+)/g)].map(([, numbers = '']) =>
    (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  );
  assert.equal(curves.length, points.length - 1);
  let mirrored = 0;
  for (const [i, numbers] of curves.entries()) {
    const [secondY = Number.NaN, , endY = Number.NaN] = numbers.slice(-3);
    const firstY = numbers.length === 6 ? (numbers[1] ?? Number.NaN) : mirrored;
    mirrored = endY - secondY;
    const ends = [points[i]?.y ?? Number.NaN, points[i + 1]?.y ?? Number.NaN];
    for (const y of [firstY, secondY].map((step) => (ends[0] ?? Number.NaN) + step)) {
      assert.ok(
        y >= Math.min(...ends) - 0.1 && y <= Math.max(...ends) + 0.1,
        `segment ${i} overshoots to ${y}`,
      );
    }
  }
});

test('places the first and last values at the edges, and zero at the bottom', () => {
  assert.deepEqual(plot([0, 50, 100], 600, 300, 100), [
    { x: 0, y: 300 },
    { x: 300, y: 150 },
    { x: 600, y: 0 },
  ]);
});

test('ends the scale at a round number above the highest value', () => {
  assert.deepEqual([94, 100, 101, 157_248, 0.7].map(scaleTop), [100, 100, 120, 200_000, 0.8]);
});
