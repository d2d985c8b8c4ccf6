import { queryOptions } from '@tanstack/react-query';
import type { Erasure } from '#shared/desk/api.ts';
import { request } from './client.ts';

/** Data to delete with an address; counted anew each time it is asked for. */
export function erasureQuery(email: string) {
  return queryOptions({
    queryKey: ['erasure', email],
    queryFn: ({ signal }) => request<Erasure>(`erasure?email=${encodeURIComponent(email)}`, { signal }),
    gcTime: 0,
  });
}

/** Erases everything of an address for good. @param typed the address once more, by hand @returns what went */
export function erase(email: string, typed: string): Promise<Erasure> {
  return request('erasure', { method: 'POST', body: { email, typed } });
}

/** Where everything of an address is downloaded as CSV; search words find whatever begins like them. */
export function exportLink(email: string): string {
  return `/desk/api/export?${new URLSearchParams({ format: 'csv', view: 'all', q: email })}`;
}
