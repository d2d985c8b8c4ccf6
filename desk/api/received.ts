import { queryOptions } from '@tanstack/react-query';
import type { PossibleLead, Sorted, UnsortedMail } from '#shared/desk/api.ts';
import { request } from './client.ts';

export const receivedKey = ['received'] as const;

export const unsortedQuery = queryOptions({
  queryKey: [...receivedKey, 'list'],
  queryFn: ({ signal }) => request<UnsortedMail[]>('received', { signal }),
  staleTime: 5_000,
});

const pathOf = (id: string) => `received/${encodeURIComponent(id)}`;

/** Leads that an email may belong to. @param words search; empty for suggestions */
export function possibleLeadsQuery(id: string, words: string) {
  return queryOptions({
    queryKey: [...receivedKey, id, 'leads', words],
    queryFn: ({ signal }) =>
      request<PossibleLead[]>(`${pathOf(id)}/leads?q=${encodeURIComponent(words)}`, { signal }),
    staleTime: 5_000,
  });
}

export function assignMail(id: string, ref: string): Promise<Sorted> {
  return request(`${pathOf(id)}/assign`, { method: 'POST', body: { ref } });
}

/** Moves an email of a lead to Unsorted. */
export function unsortMail(id: string): Promise<unknown> {
  return request(`${pathOf(id)}/unsort`, { method: 'POST', body: {} });
}

export function deleteMail(id: string): Promise<unknown> {
  return request(pathOf(id), { method: 'DELETE' });
}

export function fileLink(id: string, place: number): string {
  return `/desk/api/${pathOf(id)}/files/${place}`;
}
