import { queryOptions } from '@tanstack/react-query';
import type { Quarantined } from '#shared/desk/api.ts';
import { request } from './client.ts';

export const quarantineQuery = queryOptions({
  queryKey: ['quarantine'],
  queryFn: ({ signal }) => request<Quarantined[]>('quarantine', { signal }),
  staleTime: 5_000,
});

/** Makes a lead of what was held; its promise starts now. */
export function letIn(id: string): Promise<unknown> {
  return request(`quarantine/${encodeURIComponent(id)}/let-in`, { method: 'POST', body: {} });
}

/** Deletes it for good. */
export function deleteHeld(id: string): Promise<unknown> {
  return request(`quarantine/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
