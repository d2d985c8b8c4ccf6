import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { selectedExportPath } from '#desk/api/leads.ts';
import { useOverview } from '#desk/api/overview.ts';
import { useHasRole } from '#desk/api/session.ts';
import { SetupStrip } from '#desk/first-run/setup-strip.tsx';
import { useKeys } from '#desk/frame/keys.tsx';
import { twoPaneScreen, useMedia } from '#desk/frame/use-media.ts';
import { runWhenIdle } from '#desk/frame/when-idle.ts';
import { type Selection, useSelection } from '#desk/inbox/selection/use-selection.ts';
import { lazyPart, withScreenTitle } from '#desk/parts/lazy-part.tsx';
import { Link } from '#desk/parts/link.tsx';
import { useLeads } from '#desk/views/use-leads.ts';
import { useInboxLocation } from '#desk/views/use-list-location.ts';
import { InboxHead } from './inbox-head.tsx';
import { LeadList } from './lead-list.tsx';
import { NewLeadButton, NewLeadDialog } from './new-lead.tsx';

const withBackLink = (className: string) => (notice: ReactNode) => (
  <div className="flex-1 p-4 sm:p-6">
    <Link href="/leads" className="inline-flex min-h-11 items-center font-semibold lg:hidden">
      All leads
    </Link>
    <h1 className={`mb-4 text-[1.375rem] ${className}`}>Lead</h1>
    {notice}
  </div>
);
const LeadPane = lazyPart(
  async () => (await import('#desk/lead/page/lead-pane.tsx')).LeadPane,
  withBackLink('lg:hidden'),
);
const LeadPage = lazyPart(
  async () => (await import('#desk/lead/page/lead-page.tsx')).LeadPage,
  withBackLink(''),
);
const withTitle = withScreenTitle('Leads');
const FirstRun = lazyPart(async () => (await import('#desk/first-run/first-run.tsx')).FirstRun, withTitle);

/** Renders the dialog here, so that it stays open when the list below becomes empty or gets its first lead. */
export function Inbox() {
  const { hrefOfLead } = useInboxLocation();
  const [isNewLead, setNewLead] = useState(false);
  const close = () => setNewLead(false);
  return (
    <>
      <LeadsScreen onNewLead={setNewLead} />
      {isNewLead && (
        <Suspense fallback={<span hidden data-keys-rest />}>
          <NewLeadDialog onClose={close} onNotLoaded={close} hrefOf={hrefOfLead} />
        </Suspense>
      )}
    </>
  );
}

function LeadsScreen({ onNewLead }: { onNewLead: (isOpen: true) => void }) {
  const inbox = useInboxLocation();
  const list = useLeads(inbox);
  const selection = useSelection(list.leads);
  const { data: overview } = useOverview();
  const isWide = useMedia(twoPaneScreen);
  const field = useRef<HTMLInputElement>(null);
  const { ref, isFull } = inbox;
  // Highlights the row first, because the lead is expensive to render.
  const shownRef = useAfterPaint(ref);
  const isListed = list.leads !== undefined;

  // Loads the code before the first lead is opened.
  useEffect(() => {
    if (isListed) runWhenIdle(LeadPane.prefetch);
  }, [isListed]);

  if (overview?.isFirstRun && ref === undefined) {
    return (
      <Suspense fallback={withTitle(null, {})}>
        <FirstRun action={<NewLeadButton onOpen={onNewLead} />} />
      </Suspense>
    );
  }
  if (ref !== undefined && shownRef !== undefined && (isFull || !isWide)) {
    return <Suspense>{isFull ? <LeadPage leadRef={shownRef} /> : <LeadPane leadRef={shownRef} />}</Suspense>;
  }
  const split = 'lg:grid lg:min-h-0 lg:flex-1 lg:grid-rows-[minmax(0,1fr)] lg:border-t lg:border-line-2';
  const columns =
    'lg:grid-cols-[minmax(0,1fr)_27.5rem] xl:grid-cols-[clamp(46.25rem,100%-40rem,56.25rem)_minmax(0,1fr)]';
  const keys = selection.isSelecting && <SelectionShortcuts key={shownRef ?? ''} selection={selection} />;
  return (
    <div className="flex flex-col lg:min-h-0 lg:flex-1 lg:overflow-hidden">
      <InboxHead
        filter={inbox.filter}
        narrow={inbox.narrow}
        hrefOfLead={inbox.hrefOfLead}
        leads={list.query.isPlaceholderData ? undefined : list.leads}
        hasMore={list.hasMore}
        field={field}
        onNewLead={onNewLead}
      />
      <SetupStrip />
      <div className={`${split} ${ref === undefined ? '' : columns}`}>
        <LeadList {...{ inbox, list, selection, field }} />
        {ref === undefined && keys}
        {ref !== undefined && (
          <div className="flex min-h-0 min-w-0 bg-white">
            <Suspense>
              {shownRef !== undefined && <LeadPane leadRef={shownRef} />}
              {keys}
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

/** Returns a new value only after the next paint, so that a click is visible before expensive rendering. */
function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}

function SelectionShortcuts({ selection: { selected, pick, clear } }: { selection: Selection }) {
  const isAdmin = useHasRole(['admin']);
  const isAny = selected.size > 0;
  useKeys(
    {
      ...(isAny && { a: () => pick('who'), s: () => pick('status') }),
      ...(isAny && isAdmin && { 'shift+e': () => location.assign(selectedExportPath([...selected])) }),
      escape: clear,
    },
    {
      a: 'Assign selected leads',
      s: 'Status of selected leads',
      'shift+e': 'Export selected leads',
      escape: 'Clear selection',
    },
    'List',
  );
  return null;
}
