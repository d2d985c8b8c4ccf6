const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waiting times between tries as Standard Webhooks recommends them: ten tries within 76 hours. Milliseconds. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** A connection that took nothing for so long is paused, in milliseconds: as long as a message's tries last. */
export const patience = delays.reduce((sum, delay) => sum + delay, 0);

const mostWait = 24 * hour;

/** @param attempts so far @returns milliseconds until the next, or undefined when it was tried often enough */
export function nextTry(attempts: number): number | undefined {
  return delays[attempts - 1];
}

/**
 * Reads a Retry-After header, seconds or a date.
 * @returns milliseconds from now, at most a day; undefined where it says nothing
 */
export function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) * second : Date.parse(text) - +now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), mostWait);
}
