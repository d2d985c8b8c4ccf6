import { roundToTenth } from './geometry.ts';
import { track, wave } from './timeline.ts';

/** Length of the loop in seconds. */
export const stageLoop = 8;

/** The positions of all moving parts of the stage at second `t` of the loop. */
export function stagePose(t: number) {
  const lift = track(t, [
    [0, 1],
    [1.6, 1],
    [2.6, 0.2],
    [3.8, 0.2],
    [4.7, 1.1],
    [7.2, 1],
  ]);
  return {
    sway: roundToTenth(3 * wave(t, 1, stageLoop)),
    tilt: roundToTenth(2.2 * wave(t, 2, stageLoop, 0.1) + 1.5 * wave(t, 3, stageLoop)),
    turn:
      roundToTenth(
        10 *
          track(t, [
            [0, 0.7],
            [1.8, 0.7],
            [2.4, 0],
            [3.9, 0],
            [4.4, 0.8],
            [8, 0.7],
          ]),
      ) / 10,
    hand: { x: roundToTenth(134 - 18 * lift), y: roundToTenth(168 - 72 * lift) },
    handLean: roundToTenth(6 * lift + 3 * wave(t, 3, stageLoop, 0.2)),
    blink: track(t % 4, [
      [1.1, 0],
      [1.2, 1],
      [1.34, 0],
    ]),
    mouth: roundToTenth(10 * (0.7 + 0.3 * wave(t, 11, stageLoop, 0.05) * wave(t, 3, stageLoop, 0.2))) / 10,
    ring: 0.9 + 0.1 * wave(t, 2, stageLoop, 0.25),
    lamp: 0.8 + 0.2 * wave(t, 4, stageLoop, 0.25),
    table: track(t, [
      [0.3, 0],
      [1.5, 120],
      [3, 120],
      [4.2, 240],
      [5.6, 240],
      [6.8, 360],
    ]),
  };
}
