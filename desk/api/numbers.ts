import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Numbers } from '#shared/desk/api.ts';
import { request } from './client.ts';

/** How many days back the page can look. */
export const spans = [7, 30, 90] as const;
export type DaySpan = (typeof spans)[number];

export function numbersQuery(days: DaySpan) {
  return queryOptions({
    queryKey: ['numbers', days],
    queryFn: ({ signal }) => request<Numbers>(`numbers?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Where the same figures can be fetched as a file. */
export function numbersCsvPath(days: DaySpan): string {
  return `/desk/api/numbers?format=csv&days=${days}`;
}
