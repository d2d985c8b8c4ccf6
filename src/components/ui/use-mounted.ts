import { useEffect, useState } from 'react';

/**
 * Whether React has taken over. Base UI makes a tab focusable only then; until it has, the built page needs one tab
 * with `tabIndex={0}` that the keyboard can wake the island by.
 */
export function useMounted() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
