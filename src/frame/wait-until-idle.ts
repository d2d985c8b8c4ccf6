/** Waits until the browser is idle; without `requestIdleCallback`, until the current task has ended. */
export function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
