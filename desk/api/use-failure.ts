import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Asked = Pick<UseQueryResult, 'data' | 'error' | 'failureReason' | 'isFetching' | 'refetch'>;

/** Why there is nothing to show. */
export type Failure = {
  error: Error;
  isTrying: boolean;
  retry: () => void;
};

/**
 * Why a query has nothing to show, from its first failure until there is an answer: also while it is asked again, so that the
 * button that asked keeps its place and the focus.
 * @param of what is asked for, where that can change
 */
export function useFailure(query: Asked, of = ''): Failure | null {
  const [kept, keep] = useState<{ of: string; error: Error } | null>(null);
  const standing = kept?.of === of ? kept.error : null;
  const error = query.data === undefined ? (query.error ?? query.failureReason ?? standing) : null;
  if (error !== standing || (kept && !standing)) keep(error && { of, error });
  return error && { error, isTrying: query.isFetching, retry: query.refetch };
}
