type Key = readonly [second: number, value: number];

/** The value at `t` seconds of a track of keyframes in time order, with easing between them. */
export function track(t: number, keys: readonly Key[]): number {
  const next = keys.findIndex(([second]) => second > t);
  const to = keys[next === -1 ? keys.length - 1 : next];
  const from = keys[next === -1 ? keys.length - 1 : Math.max(0, next - 1)];
  if (!from || !to || from[0] === to[0]) return from?.[1] ?? 0;
  const share = (t - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * (0.5 - Math.cos(Math.PI * share) / 2);
}

/** A sine wave from -1 to 1 with whole `cycles` per `loop` seconds, so that the animation loops seamlessly. */
export function wave(t: number, cycles: number, loop: number, lag = 0): number {
  return Math.sin(2 * Math.PI * (cycles * (t / loop) - lag));
}
