import { useLayoutEffect, useRef } from 'react';

const guardMilliseconds = 700;

/**
 * Ignores clicks for 700 ms after rows have moved. Otherwise, the second click of a double click would hit the next
 * row.
 * @param ids the rows in order
 * @returns wraps a click handler
 */
export function useMoveGuard(ids: string[]): (action: () => void) => () => void {
  const order = ids.join();
  const before = useRef(order);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (before.current !== order && before.current !== '') movedAt.current = performance.now();
    before.current = order;
  }, [order]);
  return (action) => () => {
    if (performance.now() - movedAt.current > guardMilliseconds) action();
  };
}
