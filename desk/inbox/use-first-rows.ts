import { startTransition, useEffect, useState } from 'react';

const firstRows = 16;
/** Delay in milliseconds that lets pending key presses run first. */
const delay = 100;

/**
 * The number of rows to render: first the visible ones, so that the desk responds to keys early, then all.
 * @param openAt index of the open lead, or -1; all rows are rendered at once if it is further down
 */
export function useFirstRows(openAt: number): number {
  const [isComplete, setIsComplete] = useState(openAt >= firstRows);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsComplete(true)), delay);
    return () => clearTimeout(timer);
  }, []);
  return isComplete ? Number.POSITIVE_INFINITY : firstRows;
}
