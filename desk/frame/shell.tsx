import { type ReactNode, useEffect, useRef } from 'react';
import { useEventStream } from '#desk/api/event-stream.ts';
import { useOverview } from '#desk/api/overview.ts';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { useNavigate, usePathValue } from '#desk/parts/location.ts';
import { loadPicker } from '#desk/parts/picker/picker.tsx';
import { ConnectionBanner } from './connection.tsx';
import { useKeys } from './keys.tsx';
import { Navigation } from './navigation.tsx';
import { TabBar } from './tab-bar.tsx';
import { TitleProvider } from './title.tsx';
import { phoneScreen, useMedia } from './use-media.ts';
import { runWhenIdle } from './when-idle.ts';

function LeadShortcuts() {
  const navigate = useNavigate();
  useKeys(
    {
      'g l': () => navigate('/leads'),
      'g n': () => navigate('/numbers'),
      'g u': () => navigate('/unsorted'),
      'g q': () => navigate('/quarantine'),
    },
    { 'g l': 'Leads', 'g n': 'Reports', 'g u': 'Unsorted', 'g q': 'Held for review' },
    'Go to',
  );
  return null;
}

function ContentShortcuts() {
  const navigate = useNavigate();
  useKeys(
    { 'g w': () => navigate('/words'), 'g m': () => navigate('/media') },
    { 'g w': 'Content', 'g m': 'Media' },
    'Go to',
  );
  return null;
}

function useFocusOnScreenChange() {
  const main = useRef<HTMLElement>(null);
  const screen = usePathValue((path) => path.split('/')[1] ?? '');
  const previousScreen = useRef(screen);
  useEffect(() => {
    if (previousScreen.current === screen) return;
    previousScreen.current = screen;
    main.current?.focus();
    main.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [screen]);
  return main;
}

export function Shell({ lostSince, children }: { lostSince: number | null; children: ReactNode }) {
  const { site } = useSession();
  const { data } = useOverview();
  const canWorkLeads = useHasRole(['admin', 'agent']);
  const canEditContent = useHasRole(['admin', 'editor']);
  useEventStream();
  // If this fails, the next click on a picker loads its code again.
  useEffect(() => runWhenIdle(() => loadPicker().catch(() => {})), []);
  const main = useFocusOnScreenChange();
  const isLead = usePathValue((path) => path.startsWith('/leads/'));
  const isPhone = useMedia(phoneScreen);
  return (
    <TitleProvider brand={site.brand} unread={data?.counts.unread ?? 0}>
      <a
        href="#work"
        className="sr-only z-50 rounded-row bg-ink px-4 py-2 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {canWorkLeads && <LeadShortcuts />}
      {canEditContent && <ContentShortcuts />}
      <div className="flex min-h-dvh flex-col sm:grid sm:h-dvh sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-[minmax(0,1fr)]">
        <Navigation />
        <main
          id="work"
          ref={main}
          tabIndex={-1}
          data-pane="work"
          className={`relative flex min-w-0 flex-1 flex-col sm:min-h-0 sm:overflow-y-auto ${isLead ? '' : 'max-sm:pb-22'}`}
        >
          <ConnectionBanner since={lostSince} timeZone={site.timeZone} />
          {children}
        </main>
        {!isLead && isPhone && <TabBar />}
      </div>
    </TitleProvider>
  );
}
