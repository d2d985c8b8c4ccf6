/** Does what is not needed yet once the first screen and its fonts have had their time, and the browser nothing else to do. */
export function whenIdle(work: () => void): void {
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work), 1_000);
}
