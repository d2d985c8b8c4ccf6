/** How far the server's clock is ahead of this machine's, in milliseconds; 0 while they agree within what can be told. */
let ahead = 0;
/** A Date header tells whole seconds, and the way takes its time. */
const tolerance = 3_000;

/** Compares the clocks. @param date an answer's Date header @param local this machine's time when it came, milliseconds */
export function learnServerTime(date: string | null, local = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const found = told + 500 - local;
  if (Math.abs(found) < tolerance) ahead = 0;
  else if (Math.abs(found - ahead) >= tolerance) ahead = found;
}

/** What time it is, by the server that counts the promises, whatever this machine's clock says. Milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + ahead;
}
