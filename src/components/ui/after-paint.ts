/**
 * Runs the work once the press that asks for it shows: what takes longer to build than a press may take to be felt
 * comes a frame later.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Runs what opens a tab: after the paint for a press; at once for a key, for the next one may lead on into it. */
export function afterPress(event: Event, work: () => void): void {
  if ((event.target as Element).matches(':focus-visible')) work();
  else afterPaint(work);
}
