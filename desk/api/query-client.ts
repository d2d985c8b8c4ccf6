import { QueryClient } from '@tanstack/react-query';
import { RequestError } from './client.ts';

const second = 1_000;

/**
 * Section 9 of the specification: three retries, the first after a second, each wait twice the last, 30 s at most; what
 * nobody looks at any more is dropped after five minutes; asked again when the window gets the focus and the network
 * comes back. A refusal is an answer: it is not asked for again.
 * What is changed without a connection fails at once and is said, and never waits unseen for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && (!(error instanceof RequestError) || error.isPassing),
        retryDelay: (failures) => Math.min(second * 2 ** failures, 30 * second),
        gcTime: 5 * 60 * second,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
