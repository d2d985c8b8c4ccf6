import { QueryClient } from '@tanstack/react-query';
import { RequestError } from './client.ts';

const second = 1_000;

/**
 * Section 9 of the specification: three retries with exponential back-off from 1 s to 30 s, only for transient errors.
 * Unused data is removed from the cache after 5 minutes. Mutations without a connection fail at once instead of being
 * queued.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && (!(error instanceof RequestError) || error.isTransient),
        retryDelay: (failures) => Math.min(second * 2 ** failures, 30 * second),
        gcTime: 5 * 60 * second,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
