import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useSession } from './api/session.ts';
import { Fault } from './frame/fault.tsx';
import { Page } from './frame/page.tsx';
import { places } from './frame/places.ts';
import { Inbox } from './inbox/inbox.tsx';
import { ButtonLink } from './parts/button.tsx';

const Quarantine = lazy(async () => ({
  default: (await import('./quarantine/quarantine.tsx')).Quarantine,
}));
const Numbers = lazy(async () => ({ default: (await import('./numbers/numbers.tsx')).Numbers }));
const People = lazy(async () => ({ default: (await import('./people/people.tsx')).People }));
const Settings = lazy(async () => ({ default: (await import('./settings/settings.tsx')).Settings }));
const Account = lazy(async () => ({ default: (await import('./account/account.tsx')).Account }));

function Nothing() {
  const { me } = useSession();
  return (
    <Page title="Nothing stands here">
      <p className="mb-4">The address is wrong, or what stood here has moved.</p>
      <ButtonLink href={me.role === 'editor' ? '/account' : '/leads'}>
        {me.role === 'editor' ? 'To your account' : 'To the leads'}
      </ButtonLink>
    </Page>
  );
}

function Locked() {
  const { people, me } = useSession();
  const admins = people.filter(({ role, disabled }) => role === 'admin' && !disabled).map(({ name }) => name);
  return (
    <Page title="Not for your role">
      <p>
        You are {me.role === 'editor' ? 'an editor' : 'an agent'}. {new Intl.ListFormat('en').format(admins)}{' '}
        can change that.
      </p>
    </Page>
  );
}

function Allowed({ children }: { children: ReactNode }) {
  const { me } = useSession();
  const [path] = useLocation();
  const place = places.find((place) => path === place.path || path.startsWith(`${place.path}/`));
  return place && !place.roles.includes(me.role) ? <Locked /> : children;
}

/** Which screen an address names. */
export function Screens() {
  const { me } = useSession();
  const [path] = useLocation();
  return (
    <Fault key={path.split('/')[1]}>
      <Suspense>
        <Allowed>
          <Switch>
            <Route path="/">
              <Redirect href={me.role === 'editor' ? '/account' : '/leads'} replace />
            </Route>
            <Route path="/leads/:ref?">
              <Inbox />
            </Route>
            <Route path="/quarantine">
              <Quarantine />
            </Route>
            <Route path="/numbers">
              <Numbers />
            </Route>
            <Route path="/people">
              <People />
            </Route>
            <Route path="/settings">
              <Settings />
            </Route>
            <Route path="/account">
              <Account />
            </Route>
            <Route>
              <Nothing />
            </Route>
          </Switch>
        </Allowed>
      </Suspense>
    </Fault>
  );
}
