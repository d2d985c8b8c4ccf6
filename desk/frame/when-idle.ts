/** Runs low-priority work when the browser is idle, at the earliest after 1 s, so that it does not delay the first screen. */
export function runWhenIdle(work: () => void): void {
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work), 1_000);
}
