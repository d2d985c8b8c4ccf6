import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { Fault } from './frame/fault.tsx';
import { Gate } from './gate.tsx';
import { late, titled } from './parts/late.tsx';
import { Screens } from './screens.tsx';

const alone = (title: string) => (notice: ReactNode) => <main>{titled(title)(notice, {})}</main>;
const SignIn = late(async () => (await import('./sign-in/sign-in.tsx')).SignIn, alone('Sign in'));
const Invite = late(async () => (await import('./sign-in/invite.tsx')).Invite, alone('Your invite'));

/** The whole desk. */
export function Desk({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Router base="/desk">
        <Fault>
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
        </Fault>
      </Router>
    </QueryClientProvider>
  );
}
