import { queryOptions } from '@tanstack/react-query';
import type {
  ContentChange,
  ContentConflict,
  ContentDocument,
  ContentHistory,
  ContentOverview,
  ContentPresence,
  ContentSearchResult,
  LaunchList,
} from '#shared/desk/content.ts';
import type { Publishing, Release, Scheduled } from '#shared/desk/publishing.ts';
import { RequestError, request } from './client.ts';

export const contentKey = ['content'] as const;

export const contentQuery = queryOptions({
  queryKey: [...contentKey, 'overview'],
  queryFn: ({ signal }) => request<ContentOverview>('content', { signal }),
  staleTime: 2_000,
});

export function searchQuery(query: string) {
  return queryOptions({
    queryKey: [...contentKey, 'search', query],
    queryFn: ({ signal }) =>
      request<ContentSearchResult>(`content/search?words=${encodeURIComponent(query)}`, { signal }),
    staleTime: 2_000,
  });
}

const pathOf = (id: string) => `content/documents/${encodeURIComponent(id)}`;

export function documentQuery(id: string) {
  return queryOptions({
    queryKey: [...contentKey, 'document', id],
    queryFn: ({ signal }) => request<ContentDocument>(pathOf(id), { signal }),
    staleTime: 2_000,
  });
}

/** Returns the saved document, and the changes that were refused because of a conflict or because they are invalid. */
export async function saveChanges(
  id: string,
  changes: readonly ContentChange[],
): Promise<Pick<ContentConflict, 'document' | 'clashes'>> {
  try {
    const document = await request<ContentDocument>(pathOf(id), { method: 'PUT', body: changes });
    return { document, clashes: [] };
  } catch (error) {
    if (!(error instanceof RequestError && 'clashes' in error.refusal)) throw error;
    return error.refusal as unknown as ContentConflict;
  }
}

/** Reports that a document is open here. @returns who else has it open */
export function sendDocumentPresence(id: string, signal: AbortSignal): Promise<ContentPresence> {
  return request(`${pathOf(id)}/presence`, { method: 'POST', body: {}, signal });
}

/** Published changes, newest first. @param before cursor of the previous page */
export function readHistory(before: string | null, signal: AbortSignal): Promise<ContentHistory> {
  return request(`content/history${before ? `?before=${encodeURIComponent(before)}` : ''}`, { signal });
}

/** Creates a draft with the value from before a published change. */
export function restore(line: string): Promise<unknown> {
  return request(`content/history/${encodeURIComponent(line)}/restore`, { method: 'POST', body: {} });
}

export const launchQuery = queryOptions({
  queryKey: [...contentKey, 'launch'],
  queryFn: ({ signal }) => request<LaunchList>('content/launch', { signal }),
});

const isUnderWay = (publishing: Publishing | undefined) =>
  ['queued', 'checking', 'building'].includes(publishing?.now?.state ?? '');

export const publishingQuery = queryOptions({
  queryKey: [...contentKey, 'publishing'],
  queryFn: ({ signal }) => request<Publishing>('content/publishing', { signal }),
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? 2_000 : false),
});

export function publish(): Promise<Release> {
  return request('content/publish', { method: 'POST', body: {} });
}

/**
 * Schedules the drafts, or moves the schedule to another time.
 * @param at milliseconds since 1970 @param was the scheduled time that the member saw, if there is a schedule
 */
export function schedulePublishing(at: number, was: string | null): Promise<Scheduled> {
  return request('content/schedule', { method: 'PUT', body: { at: new Date(at).toISOString(), was } });
}

export function addToSchedule(): Promise<Scheduled> {
  return request('content/schedule/add', { method: 'POST', body: {} });
}

export function cancelSchedule(): Promise<unknown> {
  return request('content/schedule', { method: 'DELETE' });
}

export function publishScheduled(): Promise<unknown> {
  return request('content/schedule/publish', { method: 'POST', body: {} });
}

export function goBackTo(release: string): Promise<Release> {
  return request(`content/releases/${encodeURIComponent(release)}/back`, { method: 'POST', body: {} });
}
