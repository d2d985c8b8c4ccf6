import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Query = Pick<UseQueryResult, 'data' | 'error' | 'failureReason' | 'isFetching' | 'refetch'>;

export type Failure = {
  error: Error;
  isTrying: boolean;
  retry: () => void;
};

/**
 * The error of a query that has no data. It stays set during retries, so that the retry button stays in place and keeps
 * the focus.
 * @param subject identifies what the query loads, if that can change
 */
export function useFailure(query: Query, subject = ''): Failure | null {
  const [last, setLast] = useState<{ of: string; error: Error } | null>(null);
  const lastError = last?.of === subject ? last.error : null;
  const error = query.data === undefined ? (query.error ?? query.failureReason ?? lastError) : null;
  if (error !== lastError || (last && !lastError)) setLast(error && { of: subject, error });
  return error && { error, isTrying: query.isFetching, retry: query.refetch };
}
