import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elbow } from './geometry.ts';
import { stageLoop, stagePose } from './stage-pose.ts';
import { track, wave } from './timeline.ts';

function numbers({ hand, ...pose }: ReturnType<typeof stagePose>): Record<string, number> {
  return { ...pose, handX: hand.x, handY: hand.y };
}

test("holds a track's first and last keyframes and eases between them", () => {
  const keys = [
    [1, 0],
    [3, 10],
  ] as const;
  assert.deepEqual(
    [0, 1, 2, 3, 9].map((t) => Math.round(track(t, keys) * 1000)),
    [0, 0, 5000, 10_000, 10_000],
  );
  assert.ok(track(1.5, keys) < 2.5, 'it starts slowly');
});

test('ends a wave at its starting value', () => {
  assert.ok(Math.abs(wave(0, 3, 8, 0.2) - wave(8, 3, 8, 0.2)) < 1e-9);
});

test('ends the stage animation loop in its first pose', () => {
  const start = numbers(stagePose(0));
  const end = numbers(stagePose(stageLoop));
  assert.equal(end.table, 360);
  for (const part of Object.keys(start).filter((part) => part !== 'table')) {
    assert.ok(Math.abs((end[part] ?? Number.NaN) - (start[part] ?? Number.NaN)) < 1e-9, part);
  }
});

test("keeps the arm's length for any hand position", () => {
  const shoulder = { x: 71, y: 118 };
  for (const hand of [
    { x: 116, y: 96 },
    { x: 130, y: 154 },
  ]) {
    const bend = elbow(shoulder, hand, 82, 88, 1);
    assert.ok(Math.abs(Math.hypot(bend.x - shoulder.x, bend.y - shoulder.y) - 82) < 1e-6);
    assert.ok(Math.abs(Math.hypot(bend.x - hand.x, bend.y - hand.y) - 88) < 1e-6);
  }
});
