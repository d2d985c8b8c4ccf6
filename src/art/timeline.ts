type Key = readonly [second: number, value: number];

/** Value at `t` seconds on a track of keys in time order, easing in and out between neighbours. */
export function track(t: number, keys: readonly Key[]): number {
  const next = keys.findIndex(([second]) => second > t);
  const to = keys[next === -1 ? keys.length - 1 : next];
  const from = keys[next === -1 ? keys.length - 1 : Math.max(0, next - 1)];
  if (!from || !to || from[0] === to[0]) return from?.[1] ?? 0;
  const share = (t - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * (0.5 - Math.cos(Math.PI * share) / 2);
}

/** A wave of `cycles` per `loop` seconds, -1 to 1, so that whatever it drives closes on itself. */
export function wave(t: number, cycles: number, loop: number, lag = 0): number {
  return Math.sin(2 * Math.PI * (cycles * (t / loop) - lag));
}
