/** Runs `work` one frame later, so that the browser paints the button's pressed state before expensive rendering. */
export function runAfterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Runs `work` after the next paint for a click, but at once for a key, because another key may follow. */
export function runAfterPress(event: Event, work: () => void): void {
  if ((event.target as Element).matches(':focus-visible')) work();
  else runAfterPaint(work);
}
