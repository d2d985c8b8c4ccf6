import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Overview } from '#shared/desk/api.ts';
import { request } from './client.ts';
import { useIsOne } from './session.ts';

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => request<Overview>('overview', { signal }),
  staleTime: 5_000,
  // Promises run out without anybody changing anything.
  refetchInterval: 60_000,
});

/** Counts, running promises and how mail goes, for the roles that may see them; others have no data. */
export function useOverview() {
  return useQuery({ ...overviewQuery, enabled: useIsOne(['admin', 'agent']) });
}
