import { startTransition, useLayoutEffect, useRef, useState } from 'react';

/**
 * How wide an element is in pixels, measured again when that changes; 0 before it is there.
 * @param isLater is told after the first paint, which then waits for no layout of its own
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
