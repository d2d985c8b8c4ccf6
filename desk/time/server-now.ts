/** Difference between the server's clock and the local one, in milliseconds; 0 if within the tolerance. */
let serverOffsetMilliseconds = 0;
/** In milliseconds. The Date header has only whole seconds, and the network adds latency. */
const toleranceMilliseconds = 3_000;

/**
 * Measures the difference between the clocks.
 * @param date the Date header of a response
 * @param local the local time when the response arrived, in milliseconds since 1970
 */
export function updateServerOffset(date: string | null, local = Date.now()): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverTime)) return;
  const measured = serverTime + 500 - local;
  if (Math.abs(measured) < toleranceMilliseconds) serverOffsetMilliseconds = 0;
  else if (Math.abs(measured - serverOffsetMilliseconds) >= toleranceMilliseconds)
    serverOffsetMilliseconds = measured;
}

/**
 * The current time by the server's clock. Deadlines use it, because the local clock may be wrong.
 * @returns milliseconds since 1970
 */
export function serverNow(): number {
  return Date.now() + serverOffsetMilliseconds;
}
