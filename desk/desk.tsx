import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { createQueryClient } from './api/query-client.ts';
import { Fault } from './frame/fault.tsx';
import { Gate } from './gate.tsx';
import { Screens } from './screens.tsx';

const SignIn = lazy(async () => ({ default: (await import('./sign-in/sign-in.tsx')).SignIn }));
const Invite = lazy(async () => ({ default: (await import('./sign-in/invite.tsx')).Invite }));

/** The whole desk. */
export function Desk() {
  const [client] = useState(createQueryClient);
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
