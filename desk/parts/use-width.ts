import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is in pixels, measured again when that changes; 0 before it is there. */
export function useWidth<E extends HTMLElement = HTMLDivElement>() {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
