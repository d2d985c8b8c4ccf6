import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { leadsQuery } from '#desk/api/leads.ts';
import type { Place } from './address.ts';

/**
 * The leads of a place, as many pages of them as the address says. Of `query` whoever uses it reads what it needs: it is
 * drawn again when that changes, and not whenever the list is asked for again.
 */
export function useLeads({ filter, page }: Pick<Place, 'filter' | 'page'>) {
  const query = useInfiniteQuery(leadsQuery(filter));
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, isError, fetchNextPage } = query;
  const loaded = data?.pages.length ?? 0;
  const isBehind = loaded > 0 && loaded < page && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (isBehind && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isBehind, isFetchingNextPage, isError, fetchNextPage]);
  const leads = useMemo(() => data?.pages.flatMap((some) => some.leads), [data]);
  return { query, leads, hasMore: hasNextPage };
}

export type Leads = ReturnType<typeof useLeads>;
