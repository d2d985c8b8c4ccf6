import { infiniteQueryOptions } from '@tanstack/react-query';
import type {
  BulkChanged,
  BulkUndo,
  BulkUndone,
  Change,
  LeadFilter,
  LeadPage,
  LeadRow,
} from '#shared/desk/api.ts';
import { request } from './client.ts';

/** A list's filter; its pages are counted apart. */
export type ListFilter = Omit<LeadFilter, 'after'>;

const key = 'leads';

/** The list of a filter, page by page. Only a list of the same view stands in for it while it loads. */
export function leadsQuery(filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: [key, filter] as const,
    queryFn: ({ pageParam, signal }) => request<LeadPage>(`leads?${queryOf(filter, pageParam)}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: (former, query) => {
      const before = query?.queryKey[1] as ListFilter | undefined;
      return before?.view === filter.view ? former : undefined;
    },
    staleTime: 5_000,
  });
}

function queryOf(filter: ListFilter, after: string | null): URLSearchParams {
  return new URLSearchParams({ ...filter, ...(after !== null && { after }) });
}

/** Sets one field of many leads, each only if it still is what was seen. @param leads as their maker saw them */
export function changeLeads(
  leads: Pick<LeadRow, 'ref' | 'status' | 'assignee'>[],
  { field, value }: Pick<Change, 'field' | 'value'>,
): Promise<BulkChanged> {
  const refs = leads.map(({ ref }) => ref);
  const was = leads.map((lead) => lead[field]);
  return request('leads/bulk', { method: 'POST', body: { refs, change: { field, value, was } } });
}

/** Takes changes of many leads back, each that nobody has changed since. */
export function undoAll(undo: BulkUndo['undo']): Promise<BulkUndone> {
  return request('leads/undo', { method: 'POST', body: { undo } });
}

/** Where the leads of a filter can be fetched as a file. */
export function exportPath(filter: ListFilter): string {
  return `/desk/api/export?${queryOf(filter, null)}`;
}

/** Where these leads alone can be fetched as a file; at most 200. */
export function exportPathOf(refs: string[]): string {
  return `/desk/api/export?${new URLSearchParams({ view: 'all', refs: refs.join(',') })}`;
}
