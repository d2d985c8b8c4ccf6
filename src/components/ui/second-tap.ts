import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds after a view change in which a tap counts as the second half of a double tap. */
export const secondTapMilliseconds = 800;

/** Positions of the controls that the last two clicks hit. */
let previousControlRect: DOMRect | undefined;
let lastControlRect: DOMRect | undefined;
if (typeof window !== 'undefined')
  addEventListener(
    'click',
    ({ target }) => {
      previousControlRect = lastControlRect;
      lastControlRect = (target as Element).closest('a, button, label')?.getBoundingClientRect();
    },
    true,
  );

const isInside = ({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/**
 * Ignores the second tap of a double tap if the first tap replaced the control: a tap that follows soon, at the old
 * position of that control. Mouse and keyboard are not affected.
 * @param shown identifies the current view; the time restarts when it changes
 * @returns handlers for the control or its container
 */
export function useDoubleTapGuard(shown: unknown) {
  const since = useRef(0);
  const byFinger = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time restarts whenever the view changes
  useEffect(() => {
    since.current = performance.now();
  }, [shown]);
  return {
    // Not every browser sets `pointerType` on click events.
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      byFinger.current = pointerType === 'touch';
    },
    onClickCapture: (event: MouseEvent) => {
      const byKey = event.detail === 0;
      if (byKey || !byFinger.current || event.timeStamp - since.current > secondTapMilliseconds) return;
      // If the previous click hit no control, only the time decides.
      if (previousControlRect && !isInside(event, previousControlRect)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
