import { useLayoutEffect, useRef } from 'react';

const restMilliseconds = 700;

/**
 * After rows have moved, the second press of a finger that pressed twice would meet the next row.
 * @param ids the rows in their order
 * @returns wraps what a press does, so that it does nothing for a moment after a move
 */
export function useRest(ids: string[]): (deed: () => void) => () => void {
  const order = ids.join();
  const before = useRef(order);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (before.current !== order && before.current !== '') movedAt.current = performance.now();
    before.current = order;
  }, [order]);
  return (deed) => () => {
    if (performance.now() - movedAt.current > restMilliseconds) deed();
  };
}
