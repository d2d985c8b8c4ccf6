const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

// Recommended by Standard Webhooks: ten attempts within 76 hours.
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

/** The time that all retries of a delivery take. */
export const maxFailingMilliseconds = delays.reduce((sum, delay) => sum + delay, 0);

const maxWait = 24 * hour;

/** @returns undefined when there are no more retries */
export function hookRetryDelay(attempts: number): number | undefined {
  return delays[attempts - 1];
}

/** Reads seconds or a date. @returns milliseconds, at most a day */
export function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) * second : Date.parse(text) - +now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), maxWait);
}
