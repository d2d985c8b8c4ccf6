/** Runs `work` after the load event, or at once when the page is loaded already. */
export function runAfterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}
