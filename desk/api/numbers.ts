import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Numbers } from '#shared/desk/api.ts';
import { request } from './client.ts';

/** Period lengths that the page offers, in days. The URL may contain any number of days up to 1,100. */
export const offeredDays = [7, 30, 90] as const;
const defaultDays = 30;
const maxDays = 1_100;

export type Period = { days: number; to?: string };

/** Reads the period from the query of a URL. Replaces invalid values with the default. */
export function parsePeriod(search: string): Period {
  const query = new URLSearchParams(search);
  const days = Number(query.get('days') ?? defaultDays);
  const to = query.get('to') ?? '';
  return {
    days: Number.isInteger(days) && days >= 1 && days <= maxDays ? days : defaultDays,
    ...(/^\d{4}-\d\d-\d\d$/.test(to) && !Number.isNaN(Date.parse(to)) && { to }),
  };
}

/** The query of a URL for a period, without default values. */
export function toPeriodQuery({ days, to }: Period): string {
  const search = new URLSearchParams({
    ...(days !== defaultDays && { days: `${days}` }),
    ...(to && { to }),
  });
  return `?${search}`.replace(/^\?$/, '');
}

export function numbersQuery(period: Period) {
  return queryOptions({
    queryKey: ['numbers', period],
    queryFn: ({ signal }) => request<Numbers>(`numbers${toPeriodQuery(period)}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function numbersCsvPath(period: Period): string {
  const search = toPeriodQuery(period);
  return `/desk/api/numbers${search}${search ? '&' : '?'}format=csv`;
}
