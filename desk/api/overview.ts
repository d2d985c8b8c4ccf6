import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Overview } from '#shared/desk/api.ts';
import { request } from './client.ts';
import { useHasRole } from './session.ts';

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => request<Overview>('overview', { signal }),
  staleTime: 5_000,
  // Polls, because the server sends no event when a deadline passes.
  refetchInterval: 60_000,
});

/** Editors have no access, so it is not loaded for them. */
export function useOverview() {
  return useQuery({ ...overviewQuery, enabled: useHasRole(['admin', 'agent']) });
}
