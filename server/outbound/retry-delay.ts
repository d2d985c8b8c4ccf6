const minute = 60_000;
const hour = 60 * minute;

// In milliseconds.
const delays = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 24 * hour, 24 * hour];

/**
 * @param attempts number of attempts so far
 * @returns milliseconds until the next attempt; undefined when there are no more retries
 */
export function retryDelay(attempts: number): number | undefined {
  return delays[attempts - 1];
}
