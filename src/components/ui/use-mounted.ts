import { useEffect, useState } from 'react';

/**
 * Whether the component is hydrated. Base UI makes tabs focusable only then; before, one tab needs
 * `tabIndex={0}`, so that the keyboard can reach the island and hydrate it.
 */
export function useMounted() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
