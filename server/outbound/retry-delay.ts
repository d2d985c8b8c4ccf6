const minute = 60_000;
const hour = 60 * minute;

/** Waiting times between tries, in milliseconds. */
const delays = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 24 * hour, 24 * hour];

/**
 * When a failed job is tried again.
 * @param attempts how often it was tried so far
 * @returns milliseconds from now, or undefined when it was tried often enough
 */
export function retryDelay(attempts: number): number | undefined {
  return delays[attempts - 1];
}
