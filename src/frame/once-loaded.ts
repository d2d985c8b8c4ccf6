/** Runs the work when the page has loaded, at once where that is over: what acts comes after the first paint. */
export function onceLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}
