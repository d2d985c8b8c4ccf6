import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Query = Pick<UseQueryResult, 'data' | 'error' | 'failureReason' | 'isFetching' | 'refetch'>;

export type Failure = {
  error: Error;
  isTrying: boolean;
  retry: () => void;
};

/**
 * The failure of a query without data. It stays set during retries, so that the retry button keeps its place and the focus.
 * @param of identifies the query's subject if that can change
 */
export function useFailure(query: Query, of = ''): Failure | null {
  const [last, setLast] = useState<{ of: string; error: Error } | null>(null);
  const lastError = last?.of === of ? last.error : null;
  const error = query.data === undefined ? (query.error ?? query.failureReason ?? lastError) : null;
  if (error !== lastError || (last && !lastError)) setLast(error && { of, error });
  return error && { error, isTrying: query.isFetching, retry: query.refetch };
}
