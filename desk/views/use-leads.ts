import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { leadsQuery } from '#desk/api/leads.ts';
import type { ListLocation } from './list-url.ts';

/**
 * The leads of a list, with as many pages as the URL requests. Callers should read only the fields of `query` that they
 * need, because React Query re-renders only when those change.
 */
export function useLeads({ filter, page }: Pick<ListLocation, 'filter' | 'page'>) {
  const query = useInfiniteQuery(leadsQuery(filter));
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, isError, fetchNextPage } = query;
  const loaded = data?.pages.length ?? 0;
  const isBehind = loaded > 0 && loaded < page && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (isBehind && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isBehind, isFetchingNextPage, isError, fetchNextPage]);
  const leads = useMemo(() => data?.pages.flatMap((some) => some.leads), [data]);
  // Placeholder data belongs to another list.
  return { query, leads, hasMore: hasNextPage, list: isPlaceholderData ? undefined : JSON.stringify(filter) };
}

export type Leads = ReturnType<typeof useLeads>;
