import { queryOptions } from '@tanstack/react-query';
import type { Quarantined } from '#shared/desk/api.ts';
import { request } from './client.ts';

export const quarantineQuery = queryOptions({
  queryKey: ['quarantine'],
  queryFn: ({ signal }) => request<Quarantined[]>('quarantine', { signal }),
  staleTime: 5_000,
});

/** Turns a held entry into a lead. Its deadline starts now. */
export function moveToInbox(id: string): Promise<unknown> {
  return request(`quarantine/${encodeURIComponent(id)}/let-in`, { method: 'POST', body: {} });
}

export function deleteQuarantined(id: string): Promise<unknown> {
  return request(`quarantine/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
