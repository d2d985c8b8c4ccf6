import { useCallback, useSyncExternalStore } from 'react';

export const twoPaneScreen = '(min-width: 68.75rem)';
export const phoneScreen = '(width < 45rem)';

export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}
