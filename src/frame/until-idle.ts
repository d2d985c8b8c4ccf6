/** Waits until the browser has nothing else to do; where it cannot tell, until it has done what it has begun. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
