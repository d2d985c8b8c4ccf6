import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { RequestError } from './api/client.ts';
import { SessionProvider, sessionQuery } from './api/session.ts';
import { useFailure } from './api/use-failure.ts';
import { useConnection, watchResponses } from './frame/connection.tsx';
import { KeysProvider } from './frame/keys.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { Shell } from './frame/shell.tsx';
import { ToastsProvider } from './frame/toasts.tsx';
import { lazyPart } from './parts/lazy-part.tsx';
import { NotLoadedNotes } from './parts/not-loaded.tsx';

const SignInAgain = lazyPart(
  async () => (await import('./sign-in/sign-in-again.tsx')).SignInAgain,
  // Shows the load error on top of the page, like the dialog itself.
  (notice) => <div className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-140 shadow-float">{notice}</div>,
);

/** Redirects visitors who are not signed in to the sign-in page, and back after they sign in. */
export function Gate({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const query = useQuery(sessionQuery);
  const { data: session } = query;
  const failure = useFailure(query);
  const { isSignedOut, lostSince } = useConnection();
  useEffect(() => watchResponses(client), [client]);

  if (session) {
    return (
      <SessionProvider value={session}>
        <KeysProvider hasSingleKeys={session.me.singleKeys}>
          <ToastsProvider>
            <Shell key={session.me.id} lostSince={lostSince}>
              {children}
            </Shell>
            <NotLoadedNotes />
            {isSignedOut && (
              <Suspense>
                <SignInAgain me={session.me} />
              </Suspense>
            )}
          </ToastsProvider>
        </KeysProvider>
      </SessionProvider>
    );
  }
  if (failure?.error instanceof RequestError && failure.error.status === 401) {
    return <RedirectToSignIn />;
  }
  if (failure) {
    return (
      <main className="mx-auto max-w-140 px-4 pt-24">
        <LoadFailure level={1} title="The desk did not load" failure={failure} />
      </main>
    );
  }
  return null;
}

function RedirectToSignIn() {
  const [path] = useLocation();
  const search = useSearch();
  const to = search ? `${path}?${search}` : path;
  return <Redirect href={to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`} replace />;
}
