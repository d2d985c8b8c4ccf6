import { startTransition, useLayoutEffect, useRef, useState } from 'react';

/**
 * The width of an element in pixels; 0 until measured.
 * @param isLater whether to measure after the first paint, so that the paint does not wait for a forced layout
 */
export function useWidth<E extends HTMLElement = HTMLDivElement>({ isLater = false } = {}) {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth);
    if (!isLater) measure();
    const observer = new ResizeObserver(isLater ? () => startTransition(measure) : measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [isLater]);
  return { element, width };
}
