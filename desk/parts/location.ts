import { useCallback } from 'react';
import { useRouter } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/** `/leads/m12` becomes `/leads`. Other paths do not change. */
export function removeLeadFromPath(path: string): string {
  return path.startsWith('/leads/') ? '/leads' : path;
}

/**
 * Derives a value from the path below /desk. Unlike with wouter's `useLocation`, the component re-renders only when
 * that value changes, not whenever a lead is opened.
 */
export function usePathValue<T extends string | boolean>(read: (path: string) => T): T {
  const { base } = useRouter();
  return useLocationProperty(() => read(location.pathname.slice(base.length) || '/'));
}

/** Returns a function that navigates below /desk. Unlike wouter's hook, it does not subscribe to the location. */
export function useNavigate() {
  const { base } = useRouter();
  return useCallback((to: string, options?: { replace?: boolean }) => navigate(base + to, options), [base]);
}
