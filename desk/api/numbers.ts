import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Numbers } from '#shared/desk/api.ts';
import { request } from './client.ts';

/** Period lengths that the page offers, in days. The URL may contain any number of days up to 1,100. */
export const offeredDays = [7, 30, 90] as const;
const defaultDays = 30;
const maxDays = 1_100;

export type Span = { days: number; to?: string };

/** Reads the period from the query of a URL. Replaces invalid values by the default. */
export function parseSpan(search: string): Span {
  const query = new URLSearchParams(search);
  const days = Number(query.get('days') ?? defaultDays);
  const to = query.get('to') ?? '';
  return {
    days: Number.isInteger(days) && days >= 1 && days <= maxDays ? days : defaultDays,
    ...(/^\d{4}-\d\d-\d\d$/.test(to) && !Number.isNaN(Date.parse(to)) && { to }),
  };
}

/** The query of a URL for a period, without default values. */
export function toSpanQuery({ days, to }: Span): string {
  const search = new URLSearchParams({
    ...(days !== defaultDays && { days: `${days}` }),
    ...(to && { to }),
  });
  return `?${search}`.replace(/^\?$/, '');
}

export function numbersQuery(span: Span) {
  return queryOptions({
    queryKey: ['numbers', span],
    queryFn: ({ signal }) => request<Numbers>(`numbers${toSpanQuery(span)}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function numbersCsvPath(span: Span): string {
  const search = toSpanQuery(span);
  return `/desk/api/numbers${search}${search ? '&' : '?'}format=csv`;
}
