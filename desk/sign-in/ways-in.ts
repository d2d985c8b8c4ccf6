import { queryOptions } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import type { WaysIn } from '#shared/desk/api.ts';

export const waysInQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: ({ signal }) => request<WaysIn>('sign-in', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
