import { queryOptions } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import type { SignInOptions } from '#shared/desk/api.ts';

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: ({ signal }) => request<SignInOptions>('sign-in', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
