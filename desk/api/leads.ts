import { infiniteQueryOptions } from '@tanstack/react-query';
import type {
  BulkChangeResult,
  BulkUndo,
  BulkUndoResult,
  Change,
  LeadFilter,
  LeadPage,
  LeadRow,
} from '#shared/desk/api.ts';
import { request } from './client.ts';

export type ListFilter = Omit<LeadFilter, 'after'>;

const leadsKey = 'leads';

/** While a list loads, the previous list is shown only if it has the same view. */
export function leadsQuery(filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: [leadsKey, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      request<LeadPage>(`leads?${toQueryParams(filter, pageParam)}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: (previous, query) => {
      const before = query?.queryKey[1] as ListFilter | undefined;
      return before?.view === filter.view ? previous : undefined;
    },
    staleTime: 5_000,
  });
}

function toQueryParams(filter: ListFilter, after: string | null): URLSearchParams {
  return new URLSearchParams({ ...filter, ...(after !== null && { after }) });
}

/** Compare-and-set on several leads. @param leads the leads as the user saw them */
export function changeLeads(
  leads: Pick<LeadRow, 'ref' | 'status' | 'assignee'>[],
  { field, value }: Pick<Change, 'field' | 'value'>,
): Promise<BulkChangeResult> {
  const refs = leads.map(({ ref }) => ref);
  const was = leads.map((lead) => lead[field]);
  return request('leads/bulk', { method: 'POST', body: { refs, change: { field, value, was } } });
}

/** Undoes changes of several leads, except leads that have been changed again since then. */
export function undoBulkChange(undo: BulkUndo['undo']): Promise<BulkUndoResult> {
  return request('leads/undo', { method: 'POST', body: { undo } });
}

export function filteredExportPath(filter: ListFilter): string {
  return `/desk/api/export?${toQueryParams(filter, null)}`;
}

export function selectedExportPath(refs: string[]): string {
  return `/desk/api/export?${new URLSearchParams({ view: 'all', refs: refs.join(',') })}`;
}

/** Confirmed newsletter addresses as CSV, each with an unsubscribe link. */
export const subscribersPath = '/desk/api/subscribers';
