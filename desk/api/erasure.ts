import { queryOptions } from '@tanstack/react-query';
import type { Erasure } from '#shared/desk/api.ts';
import { request } from './client.ts';

/** Counts the data that would be deleted with an address. Not cached. */
export function erasureQuery(email: string) {
  return queryOptions({
    queryKey: ['erasure', email],
    queryFn: ({ signal }) => request<Erasure>(`erasure?email=${encodeURIComponent(email)}`, { signal }),
    gcTime: 0,
  });
}

/** Permanently deletes all data of an address. @param typed the address as typed to confirm @returns the deleted data */
export function erase(email: string, typed: string): Promise<Erasure> {
  return request('erasure', { method: 'POST', body: { email, typed } });
}

/** A zip of a readable page, JSON and attachments with everything stored about the address. */
export function accessLink(email: string): string {
  return `/desk/api/access?${new URLSearchParams({ email })}`;
}
