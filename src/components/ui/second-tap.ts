import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How long after something came up a tap may still be the second half of the one that brought it; in milliseconds. */
export const secondTapTime = 800;

/**
 * A thumb that taps twice means the first thing it met. What comes up in its place lets the second tap go by; a mouse
 * and the keys are left alone.
 * @param shown what stands there now: whenever it changes, the time begins anew
 * @returns handlers for the button, or for what holds it
 */
export function useSecondTap(shown: unknown) {
  const since = useRef(0);
  const byFinger = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time counts from each change of what is shown
  useEffect(() => {
    since.current = performance.now();
  }, [shown]);
  return {
    // Not every browser's click tells what made it.
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      byFinger.current = pointerType === 'touch';
    },
    onClickCapture: (event: MouseEvent) => {
      const byKey = event.detail === 0;
      if (byKey || !byFinger.current || event.timeStamp - since.current > secondTapTime) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
