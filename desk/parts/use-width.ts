import { startTransition, useLayoutEffect, useRef, useState } from 'react';

/**
 * The width of an element in pixels; 0 until measured.
 * @param measuresAfterPaint keeps the first paint from waiting for a forced layout
 */
export function useWidth<E extends HTMLElement = HTMLDivElement>({
  isLater: measuresAfterPaint = false,
} = {}) {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth);
    if (!measuresAfterPaint) measure();
    const observer = new ResizeObserver(measuresAfterPaint ? () => startTransition(measure) : measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [measuresAfterPaint]);
  return { element, width };
}
