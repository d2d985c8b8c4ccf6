import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useNavigate } from '#desk/parts/location.ts';
import type { Role, Session, Settings } from '#shared/desk/api.ts';
import { RequestError, request } from './client.ts';

const second = 1_000;

function isPermanentError(error: Error | null): boolean {
  return error instanceof RequestError && !error.isTransient;
}

/** The signed-in member. Polled every 30 s, or every 8 s while the server does not respond, to detect a lost connection. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => request<Session>('session', { signal }),
  staleTime: 30 * second,
  gcTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => {
    if (isPermanentError(state.error)) return false;
    return state.fetchFailureCount > 0 || state.error ? 8 * second : 30 * second;
  },
});

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** @throws Error if no member is signed in */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('nobody is signed in');
  return session;
}

/** @throws Error for editors, who have no access to the settings */
export function useSettings(): Settings {
  const { settings } = useSession();
  if (!settings) throw new Error('an editor has no settings');
  return settings;
}

export function useHasRole(roles: Role[]): boolean {
  return roles.includes(useSession().me.role);
}

/** Refetches the session if a member is missing from it because they joined after the page was opened. */
export async function loadUnknownMembers(client: QueryClient, ids: (string | null)[]): Promise<void> {
  const known = client.getQueryData(sessionQuery.queryKey)?.people ?? [];
  const isKnown = (id: string | null) => id === null || known.some((person) => person.id === id);
  if (!ids.every(isKnown)) await client.refetchQueries(sessionQuery);
}

/** Signs out and clears the query cache. */
export function useSignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request('sign-out', { method: 'POST' }),
    onSuccess: () => {
      navigate('/sign-in');
      client.clear();
    },
  });
}
