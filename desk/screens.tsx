import { type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useSession } from './api/session.ts';
import { homePath, navigationEntries } from './frame/navigation-entries.ts';
import { Page } from './frame/page.tsx';
import { ScreenErrorBoundary } from './frame/screen-error-boundary.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { ButtonLink } from './parts/button.tsx';
import { lazyPart, withScreenTitle } from './parts/lazy-part.tsx';
import { removeLeadFromPath, usePathValue } from './parts/location.ts';

const FirstRun = lazyPart(
  async () => (await import('./first-run/first-run.tsx')).FirstRun,
  withScreenTitle('Setup'),
);
const Unsorted = lazyPart(
  async () => (await import('./unsorted/unsorted.tsx')).Unsorted,
  withScreenTitle('Unsorted'),
);
const Quarantine = lazyPart(
  async () => (await import('./quarantine/quarantine.tsx')).Quarantine,
  withScreenTitle('Held for review'),
);
const Numbers = lazyPart(
  async () => (await import('./numbers/numbers.tsx')).Numbers,
  withScreenTitle('Reports'),
);
const SiteContent = lazyPart(
  async () => (await import('./content/site-content.tsx')).SiteContent,
  withScreenTitle('Content'),
);
const Media = lazyPart(async () => (await import('./media/media.tsx')).Media, withScreenTitle('Media'));
const Connections = lazyPart(
  async () => (await import('./connections/connections.tsx')).Connections,
  withScreenTitle('Connections'),
);
const People = lazyPart(async () => (await import('./people/people.tsx')).People, withScreenTitle('People'));
const Settings = lazyPart(
  async () => (await import('./settings/settings.tsx')).Settings,
  withScreenTitle('Settings'),
);
const SavedReplies = lazyPart(
  async () => (await import('./settings/replies/saved-replies.tsx')).SavedReplies,
  withScreenTitle('Saved replies'),
);
const Account = lazyPart(
  async () => (await import('./account/account.tsx')).Account,
  withScreenTitle('Account'),
);

function NotFound() {
  const { me } = useSession();
  return (
    <Page title="Page not found">
      <p className="mb-4">Check the address. This page may have moved.</p>
      <ButtonLink href={homePath(me.role)}>
        {me.role === 'editor' ? 'Go to content' : 'Go to leads'}
      </ButtonLink>
    </Page>
  );
}

function Forbidden() {
  const { people, me } = useSession();
  const admins = people.filter(({ role, disabled }) => role === 'admin' && !disabled).map(({ name }) => name);
  return (
    <Page title="You don’t have access">
      <p>
        Your role is {me.role === 'editor' ? 'Editor' : 'Agent'}.{' '}
        {new Intl.ListFormat('en', { type: 'disjunction' }).format(admins)} can give you access.
      </p>
    </Page>
  );
}

function RoleGuard({ children }: { children: ReactNode }) {
  const { me } = useSession();
  const path = usePathValue(removeLeadFromPath);
  const entry = navigationEntries.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  return entry && !entry.roles.includes(me.role) ? <Forbidden /> : children;
}

export function Screens() {
  const { me } = useSession();
  const screen = usePathValue((path) => path.split('/')[1] ?? '');
  return (
    <ScreenErrorBoundary key={screen}>
      <Suspense>
        <RoleGuard>
          <Switch>
            <Route path="/">
              <Redirect href={homePath(me.role)} replace />
            </Route>
            <Route path="/leads/:ref?">
              <Inbox />
            </Route>
            <Route path="/start">
              <FirstRun />
            </Route>
            <Route path="/unsorted">
              <Unsorted />
            </Route>
            <Route path="/quarantine">
              <Quarantine />
            </Route>
            <Route path="/numbers">
              <Numbers />
            </Route>
            <Route path="/words/*?">
              <SiteContent />
            </Route>
            <Route path="/media/:file?">
              <Media />
            </Route>
            <Route path="/connections">
              <Connections />
            </Route>
            <Route path="/people">
              <People />
            </Route>
            <Route path="/settings">
              {me.role === 'admin' ? <Settings /> : <Redirect href="/settings/replies" replace />}
            </Route>
            <Route path="/settings/replies">
              <SavedReplies />
            </Route>
            <Route path="/account">
              <Account />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </RoleGuard>
      </Suspense>
    </ScreenErrorBoundary>
  );
}
