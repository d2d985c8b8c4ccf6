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
import type { Publishing, Release, ScheduledPublish } from '#shared/desk/publishing.ts';
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

const documentPath = (id: string) => `content/documents/${encodeURIComponent(id)}`;

export function documentQuery(id: string) {
  return queryOptions({
    queryKey: [...contentKey, 'document', id],
    queryFn: ({ signal }) => request<ContentDocument>(documentPath(id), { signal }),
    staleTime: 2_000,
  });
}

/** Returns the saved document, and the changes that were rejected as conflicting or invalid. */
export async function saveChanges(
  id: string,
  changes: readonly ContentChange[],
): Promise<Pick<ContentConflict, 'document' | 'clashes'>> {
  try {
    const document = await request<ContentDocument>(documentPath(id), { method: 'PUT', body: changes });
    return { document, clashes: [] };
  } catch (error) {
    if (!(error instanceof RequestError && 'clashes' in error.refusal)) throw error;
    return error.refusal as unknown as ContentConflict;
  }
}

/** Reports that this member has the document open. @returns the other members who have it open */
export function sendDocumentPresence(id: string, signal: AbortSignal): Promise<ContentPresence> {
  return request(`${documentPath(id)}/presence`, { method: 'POST', body: {}, signal });
}

/** Published changes, newest first. @param before the cursor from the previous page */
export function readHistory(before: string | null, signal: AbortSignal): Promise<ContentHistory> {
  return request(`content/history${before ? `?before=${encodeURIComponent(before)}` : ''}`, { signal });
}

/** Creates a draft that restores the value from before a published change. */
export function restoreValue(line: string): Promise<unknown> {
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
 * Schedules the drafts, or changes the time of an existing schedule.
 * @param at milliseconds since 1970
 * @param expected the scheduled time that the member saw; null if there was no schedule
 */
export function schedulePublishing(at: number, expected: string | null): Promise<ScheduledPublish> {
  return request('content/schedule', {
    method: 'PUT',
    body: { at: new Date(at).toISOString(), was: expected },
  });
}

export function addToSchedule(): Promise<ScheduledPublish> {
  return request('content/schedule/add', { method: 'POST', body: {} });
}

export function cancelSchedule(): Promise<unknown> {
  return request('content/schedule', { method: 'DELETE' });
}

export function publishScheduled(): Promise<unknown> {
  return request('content/schedule/publish', { method: 'POST', body: {} });
}

export function rollBackTo(release: string): Promise<Release> {
  return request(`content/releases/${encodeURIComponent(release)}/back`, { method: 'POST', body: {} });
}
