import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { RequestError } from '#desk/api/client.ts';
import { sessionQuery } from '#desk/api/session.ts';
import { Notice } from '#desk/parts/notice.tsx';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import { useNow } from './clock-now.tsx';

export type Connection = { isSignedOut: boolean; lostSince: number | null };

/** Refetches the session when any request fails with 401, 503 or no response. @returns a function that stops watching */
export function watchResponses(client: QueryClient): () => void {
  function checkSession(error: unknown) {
    if (!(error instanceof RequestError)) return;
    if (error.status === 401 || error.status === 0 || error.status === 503) {
      void client.refetchQueries(sessionQuery, { cancelRefetch: false });
    }
  }
  const unsubscribers = [
    client.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || query.queryKey[0] === sessionQuery.queryKey[0]) return;
      const { action } = event as { action: { type: string; error?: unknown } };
      if (action.type === 'failed' || action.type === 'error') checkSession(action.error);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') checkSession(event.action.error);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** The state of the connection. Refetches all queries when the connection is back. */
export function useConnection(): Connection {
  const client = useQueryClient();
  const { error, failureCount, failureReason } = useQuery(sessionQuery);
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const isSignedOut = error instanceof RequestError && error.status === 401;
  const isOffline =
    !isSignedOut && (!isOnline || error !== null || (failureCount > 1 && failureReason !== null));
  const lostSince = useRef<number | null>(null);
  if (isOffline) lostSince.current ??= serverNow();
  else lostSince.current = null;

  const wasOfflineBefore = useRef(false);
  useEffect(() => {
    if (wasOfflineBefore.current && !isOffline) void client.invalidateQueries();
    wasOfflineBefore.current = isOffline;
  }, [isOffline, client]);
  return { isSignedOut, lostSince: lostSince.current };
}

/**
 * Calls `onReconnect` when the browser is online again or the server responds again.
 * @param failedRequest the failed request; pass the same object after each failure. If the session query did not fail
 * in the meantime, its next success triggers a retry only once per object. Otherwise, a request that always fails
 * would be repeated forever.
 */
export function useOnReconnect(failedRequest: object | null, onReconnect: () => void) {
  const client = useQueryClient();
  const latest = useRef(onReconnect);
  latest.current = onReconnect;
  const lastRetried = useRef<object | null>(null);
  useEffect(() => {
    if (!failedRequest) return;
    const retry = () => latest.current();
    const { state } = client.getQueryCache().find(sessionQuery) ?? {};
    let wasOffline = state !== undefined && (state.error !== null || state.fetchFailureCount > 0);
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== sessionQuery.queryKey[0]) return;
      const { type } = event.action;
      if (type === 'failed' || type === 'error') wasOffline = true;
      else if (type === 'success' && (wasOffline || lastRetried.current !== failedRequest)) {
        if (!wasOffline) lastRetried.current = failedRequest;
        wasOffline = false;
        retry();
      }
    });
    window.addEventListener('online', retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
    };
  }, [client, failedRequest]);
}

export function ConnectionBanner({ since, timeZone }: { since: number | null; timeZone: string }) {
  const now = useNow(60_000);
  return (
    <div role="status">
      {since !== null && (
        <Notice
          className="mx-4 mt-3 sm:mx-6"
          title={`You’ve been offline since ${formatShortDateTime(since, now, timeZone)}.`}
        >
          Deadlines keep running, and the list may be out of date. What you typed is kept on this page.
        </Notice>
      )}
    </div>
  );
}
