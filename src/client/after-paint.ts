/**
 * Runs the work once the press that asks for it shows: what takes longer to build than a press may take to be felt
 * comes a frame later.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
