import { useCallback } from 'react';
import { useRouter } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/** A path below /desk without the lead that is open in it. */
export function withoutLead(path: string): string {
  return path.startsWith('/leads/') ? '/leads' : path;
}

/**
 * What `read` makes of the path below /desk. Unlike with the router's own, who asks is drawn again when that changes, not
 * whenever a lead is opened.
 */
export function useHere<T extends string | boolean>(read: (path: string) => T): T {
  const { base } = useRouter();
  return useLocationProperty(() => read(location.pathname.slice(base.length) || '/'));
}

/** Goes to an address below /desk; who may go is not drawn again when somebody goes. */
export function useNavigate() {
  const { base } = useRouter();
  return useCallback((to: string, options?: { replace?: boolean }) => navigate(base + to, options), [base]);
}
