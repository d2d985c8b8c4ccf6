import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Numbers } from '#shared/desk/api.ts';
import { request } from './client.ts';

/** Days that the page offers. The address may contain any number up to 1,100. */
export const spans = [7, 30, 90] as const;
const defaultDays = 30;
const maxDays = 1_100;

export type Span = { days: number; to?: string };

/** Reads the span from an address; invalid values become the default. */
export function spanOf(search: string): Span {
  const query = new URLSearchParams(search);
  const days = Number(query.get('days') ?? defaultDays);
  const to = query.get('to') ?? '';
  return {
    days: Number.isInteger(days) && days >= 1 && days <= maxDays ? days : defaultDays,
    ...(/^\d{4}-\d\d-\d\d$/.test(to) && !Number.isNaN(Date.parse(to)) && { to }),
  };
}

/** Without default values. */
export function searchOf({ days, to }: Span): string {
  const search = new URLSearchParams({
    ...(days !== defaultDays && { days: `${days}` }),
    ...(to && { to }),
  });
  return `?${search}`.replace(/^\?$/, '');
}

export function numbersQuery(span: Span) {
  return queryOptions({
    queryKey: ['numbers', span],
    queryFn: ({ signal }) => request<Numbers>(`numbers${searchOf(span)}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function numbersCsvPath(span: Span): string {
  const search = searchOf(span);
  return `/desk/api/numbers${search}${search ? '&' : '?'}format=csv`;
}
