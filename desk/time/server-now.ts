/** Offset of the server's clock from the local one, in milliseconds; 0 if within the tolerance. */
let offset = 0;
/** In milliseconds: the Date header has whole seconds, and the network adds latency. */
const tolerance = 3_000;

/** @param date the Date header of a response @param local the local time when it arrived, in milliseconds since 1970 */
export function learnServerTime(date: string | null, local = Date.now()): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverTime)) return;
  const measured = serverTime + 500 - local;
  if (Math.abs(measured) < tolerance) offset = 0;
  else if (Math.abs(measured - offset) >= tolerance) offset = measured;
}

/** Deadlines use the server's clock, because the local one may be wrong. @returns milliseconds since 1970 */
export function serverNow(): number {
  return Date.now() + offset;
}
