import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { RequestError } from '#desk/api/client.ts';
import { sessionQuery } from '#desk/api/session.ts';
import { Notice } from '#desk/parts/notice.tsx';
import { shortMomentWords } from '#desk/time/moments.ts';
import { serverNow } from '#desk/time/server-now.ts';
import { useNow } from './clock-now.tsx';

export type Connection = { isSignedOut: boolean; lostSince: number | null };

/** Watches every answer: a 401 or a silence anywhere makes the desk ask who is signed in, which tells it apart. */
export function watchAnswers(client: QueryClient): () => void {
  function look(error: unknown) {
    if (!(error instanceof RequestError)) return;
    if (error.status === 401 || error.status === 0 || error.status === 503) {
      void client.refetchQueries(sessionQuery, { cancelRefetch: false });
    }
  }
  const ends = [
    client.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || query.queryKey[0] === sessionQuery.queryKey[0]) return;
      const { action } = event as { action: { type: string; error?: unknown } };
      if (action.type === 'failed' || action.type === 'error') look(action.error);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** How the desk stands to its server; when it comes back, everything is asked for again. */
export function useConnection(): Connection {
  const client = useQueryClient();
  const { error, failureCount, failureReason } = useQuery(sessionQuery);
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const isSignedOut = error instanceof RequestError && error.status === 401;
  const isLost =
    !isSignedOut && (!isOnline || error !== null || (failureCount > 1 && failureReason !== null));
  const lostSince = useRef<number | null>(null);
  if (isLost) lostSince.current ??= serverNow();
  else lostSince.current = null;

  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) void client.invalidateQueries();
    wasLost.current = isLost;
  }, [isLost, client]);
  return { isSignedOut, lostSince: lostSince.current };
}

/**
 * Does it when the connection is back: the browser's own, or the server's.
 * @param waiting what failed, the same object after each failure. The server may be back before the desk has seen it
 * away: its first answer counts, but once only, so that what it never takes is not sent without end.
 */
export function useWhenBack(waiting: object | null, act: () => void) {
  const client = useQueryClient();
  const latest = useRef(act);
  latest.current = act;
  const triedUnseen = useRef<object | null>(null);
  useEffect(() => {
    if (!waiting) return;
    const again = () => latest.current();
    const { state } = client.getQueryCache().find(sessionQuery) ?? {};
    let wasAway = state !== undefined && (state.error !== null || state.fetchFailureCount > 0);
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== sessionQuery.queryKey[0]) return;
      const { type } = event.action;
      if (type === 'failed' || type === 'error') wasAway = true;
      else if (type === 'success' && (wasAway || triedUnseen.current !== waiting)) {
        if (!wasAway) triedUnseen.current = waiting;
        wasAway = false;
        again();
      }
    });
    window.addEventListener('online', again);
    return () => {
      stop();
      window.removeEventListener('online', again);
    };
  }, [client, waiting]);
}

export function ConnectionBanner({ since, timeZone }: { since: number | null; timeZone: string }) {
  const now = useNow(60_000);
  return (
    <div role="status">
      {since !== null && (
        <Notice
          className="mx-4 mt-3 sm:mx-6"
          title={`You’re offline since ${shortMomentWords(since, now, timeZone)}.`}
        >
          The clocks go on, the list is from then. What you typed is kept in this page.
        </Notice>
      )}
    </div>
  );
}
