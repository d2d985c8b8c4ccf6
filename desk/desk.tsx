import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ScreenErrorBoundary } from './frame/screen-error-boundary.tsx';
import { Gate } from './gate.tsx';
import { lazyPart, withScreenTitle } from './parts/lazy-part.tsx';
import { Screens } from './screens.tsx';

const wrapInMain = (title: string) => (notice: ReactNode) => (
  <main>{withScreenTitle(title)(notice, {})}</main>
);
const SignIn = lazyPart(async () => (await import('./sign-in/sign-in.tsx')).SignIn, wrapInMain('Sign in'));
const Invite = lazyPart(async () => (await import('./sign-in/invite.tsx')).Invite, wrapInMain('Your invite'));

export function Desk({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Router base="/desk">
        <ScreenErrorBoundary>
          <Suspense>
            <Switch>
              <Route path="/sign-in">
                <SignIn />
              </Route>
              <Route path="/invite/:token">{({ token }) => <Invite token={token} />}</Route>
              <Route>
                <Gate>
                  <Screens />
                </Gate>
              </Route>
            </Switch>
          </Suspense>
        </ScreenErrorBoundary>
      </Router>
    </QueryClientProvider>
  );
}
