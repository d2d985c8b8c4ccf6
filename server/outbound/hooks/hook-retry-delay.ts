const secondMilliseconds = 1_000;
const minuteMilliseconds = 60 * secondMilliseconds;
const hourMilliseconds = 60 * minuteMilliseconds;

// Recommended by Standard Webhooks: ten attempts within 76 hours.
const retryDelays = [
  5 * secondMilliseconds,
  5 * minuteMilliseconds,
  30 * minuteMilliseconds,
  2 * hourMilliseconds,
  5 * hourMilliseconds,
  10 * hourMilliseconds,
  14 * hourMilliseconds,
  20 * hourMilliseconds,
  24 * hourMilliseconds,
];

/** The time that all retries of a delivery take. */
export const totalRetryMilliseconds = retryDelays.reduce((sum, delay) => sum + delay, 0);

const maxRetryAfter = 24 * hourMilliseconds;

/** @returns undefined when there are no more retries */
export function getHookRetryDelay(attempts: number): number | undefined {
  return retryDelays[attempts - 1];
}

/** Reads seconds or a date. @returns milliseconds, at most a day */
export function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) * secondMilliseconds : Date.parse(text) - +now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), maxRetryAfter);
}
