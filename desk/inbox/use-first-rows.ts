import { startTransition, useEffect, useState } from 'react';

const firstRows = 16;
/** So long a key that was pressed meanwhile goes first; milliseconds. */
const pause = 100;

/**
 * How many rows are drawn: those in sight at once, so that the first key is answered soon, the others right after.
 * @param openAt where the open lead stands in the list, or -1: its row is drawn at once
 */
export function useFirstRows(openAt: number): number {
  const [isWhole, setIsWhole] = useState(openAt >= firstRows);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsWhole(true)), pause);
    return () => clearTimeout(timer);
  }, []);
  return isWhole ? Number.POSITIVE_INFINITY : firstRows;
}
