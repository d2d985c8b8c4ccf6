import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Asked = Pick<UseQueryResult, 'data' | 'error' | 'failureReason' | 'isFetching' | 'refetch'>;

export type Failure = {
  error: Error;
  isTrying: boolean;
  retry: () => void;
};

/**
 * The failure of a query without data. It stays set during retries, so that the retry button keeps its place and the focus.
 * @param of identifies the query's subject if that can change
 */
export function useFailure(query: Asked, of = ''): Failure | null {
  const [kept, keep] = useState<{ of: string; error: Error } | null>(null);
  const standing = kept?.of === of ? kept.error : null;
  const error = query.data === undefined ? (query.error ?? query.failureReason ?? standing) : null;
  if (error !== standing || (kept && !standing)) keep(error && { of, error });
  return error && { error, isTrying: query.isFetching, retry: query.refetch };
}
